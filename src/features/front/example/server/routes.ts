import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { createExample } from '#/features/front/example/contract';
import { fillExample } from '#/features/front/example/server/fill-store';
import { ownsExample } from '#/features/front/example/server/store';
import { documents } from '#/features/front/example/server/story/documents';
import { exampleProject } from '#/features/front/example/server/story/project';
import { createProject, getProject } from '#/features/people/projects/server/store';
import type { Services } from '#/platform/server/services';
import type { MadeFile } from '#/platform/server/storage/files';

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
