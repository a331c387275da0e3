import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { createExample } from '#/features/example/contract';
import { fillExample } from '#/features/example/server/fill-store';
import { ownsExample } from '#/features/example/server/store';
import { documents } from '#/features/example/server/story/documents';
import { exampleProject } from '#/features/example/server/story/project';
import { createProject, getProject } from '#/features/projects/server/store';
import type { MadeFile } from '#/platform/server/files/files';
import type { Services } from '#/platform/server/services';

export function exampleRoutes({ route, files, now }: Services): void {
  const limit = files.projectLimit;
  route(createExample, async ({ transact, user }) =>
    files.keepMadeFor(await makeDocuments(), (kept) =>
      transact(async (tx) => {
        if (await ownsExample(tx, user.id)) {
          throw new AppError(
            'conflict',
            'U heeft al een voorbeeldproject. Verwijder het eerst als u opnieuw wilt beginnen.',
          );
        }
        const { id: projectId } = await createProject(tx, user.id, exampleProject);
        await fillExample(tx, { projectId, ownerId: user.id, today: dayAt(now()), files: kept, limit });
        return getProject(tx, user.id, projectId);
      }),
    ),
  );
}

function makeDocuments(): Promise<MadeFile[]> {
  return Promise.all(documents.map(async ({ name, kind, make }) => ({ name, kind, bytes: await make() })));
}
