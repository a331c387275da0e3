import type { FolderMissing } from '#/core/folder';
import { closingPath } from '#/features/site/closing/rules/path';
import { listClosings } from '#/features/site/closing/server/closings';
import type { TellFolder } from '#/platform/server/ports/folder';

export const closingsInFolder: TellFolder = async (db, projectId, today) => ({
  missing: (await listClosings(db, projectId, today)).map(
    ({ taskId, text }): FolderMissing => ({
      ...{ key: `closing ${taskId}`, chapter: 'hidden', what: text, whom: 'Uzelf, op de werf' },
      ...{ contactId: null, own: { label: 'Foto’s maken', path: closingPath(taskId) } },
    }),
  ),
});
