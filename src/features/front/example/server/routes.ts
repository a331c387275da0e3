import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { createExample } from '#/features/front/example/contract';
import { orderParts } from '#/features/front/example/server/order-parts';
import { exampleProject } from '#/features/front/example/server/project';
import { ownsExample } from '#/features/front/example/server/store';
import { createFileMaker, writeExample } from '#/features/front/example/server/write-example';
import { createProject, getProject } from '#/features/people/shared/server/project-store';
import type { Services } from '#/platform/server/services';

export function exampleRoutes({ route, files, now, example }: Services): void {
  const parts = orderParts(example);
  const makeFiles = createFileMaker(parts);
  const fileLimit = files.projectLimit;
  route(createExample, async ({ transact, user }) => {
    const today = dayAt(now());
    return files.keepMadeFor(await makeFiles(today), (kept) =>
      transact(async (tx) => {
        if (await ownsExample(tx, user.id)) {
          throw new AppError(
            'conflict',
            'U heeft al een voorbeeldproject. Verwijder het eerst als u opnieuw wilt beginnen.',
          );
        }
        const { id: projectId } = await createProject(tx, user.id, exampleProject);
        await writeExample(tx, parts, { projectId, ownerId: user.id, today, files: kept, fileLimit });
        return getProject(tx, user.id, projectId);
      }),
    );
  });
}
