import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { folderArchivePath, getFolder } from '#/features/folder/folder/contract';
import { assembleFolder } from '#/features/folder/folder/rules/assemble';
import { folderArchive } from '#/features/folder/folder/server/archive';
import { readFolder, tellFolder } from '#/features/folder/folder/server/read-folder';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const archiveRoute = defineBrowserRoute({
  method: 'GET',
  path: folderArchivePath,
  who: { right: 'read' },
  limit: { max: 30, perSeconds: 600 },
  timeoutMs: longTimeoutMs,
});

export function folderRoutes(services: Services): void {
  const { route, browserRoute, db, files, now } = services;

  route(getFolder, async ({ project: { projectId } }) =>
    assembleFolder(await readFolder(services, projectId, dayAt(now()))),
  );

  browserRoute(archiveRoute, async (request, reply) => {
    const { project } = request.visitor;
    if (!project) throw new AppError('not_found');
    const madeAt = now();
    const today = dayAt(madeAt);
    const { projectId } = project;
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`Woningmap ${today}.zip`, 'attachment'),
      'cache-control': 'private, no-store',
    });
    return reply.send(
      await folderArchive({
        project: await getProjectName(db, projectId),
        rooms: await readRoomNames(db, projectId),
        parts: tellFolder(services, projectId, today),
        ...{ today, madeAt, read: ({ key }) => files.read(key) },
      }),
    );
  });
}
