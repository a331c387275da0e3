import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { fileKinds } from '#/core/files';
import { mayChangePaper, type Role } from '#/core/rights';
import { isPossible, takenOf } from '#/features/site/photos/rules/taken';
import { listMarks } from '#/features/site/photos/server/shared/days-store';
import { lookAt } from '#/features/site/photos/server/shared/look-at';
import * as store from '#/features/site/photos/server/store';
import { takeDocuments } from '#/features/site/photos/server/take-documents';
import * as calls from '#/features/site/shared/photos/contract';
import type { Database } from '#/platform/server/database/engine/database';
import { discardFile } from '#/platform/server/database/stores/file-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { zipOfFiles } from '#/platform/server/storage/zip-of-files';

const archiveRoute = defineBrowserRoute({
  method: 'GET',
  path: calls.photoArchivePath,
  who: { right: 'read' },
  limit: { max: 30, perSeconds: 600 },
  timeoutMs: longTimeoutMs,
});

const impossible = 'Vul een tijdstip in dat voorbij is, en na 1999.';

function requirePossible(takenAt: string | null | undefined, now: Date): void {
  if (!takenAt || isPossible(takenAt, now)) return;
  throw new AppError('invalid', impossible, [{ path: 'takenAt', message: impossible }]);
}

export function photoRoutes(services: Services): void {
  const { route, browserRoute, db, files, now, requireRemovable, documentFollowers } = services;
  browserRoute(archiveRoute, async (request, reply) => {
    const { project } = request.visitor;
    if (!project) throw new AppError('not_found');
    const asked = calls.photoIds.safeParse((request.query as { ids?: unknown }).ids);
    if (!asked.success) throw new AppError('invalid', asked.error.issues[0]?.message);
    const found = await store.listOriginals(db, project.projectId, asked.data);
    if (found.length === 0) throw new AppError('not_found');
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`Foto’s ${dayAt(now())}.zip`, 'attachment'),
      'cache-control': 'private, no-store',
    });
    const papers = found.map(({ day, ...paper }) => ({ ...paper, folder: `${day}/` }));
    return reply.send(zipOfFiles({ files, madeAt: now(), papers }));
  });

  route(calls.listPhotos, async ({ user, project: { projectId, role }, query }) => {
    const photos = await store.listPhotos(db, projectId, query);
    return photos.map((photo) => shown(photo, role, user.id));
  });

  route(calls.listPhotoMarks, ({ project }) => listMarks(db, project.projectId));

  route(
    calls.addPhoto,
    async ({ transact, user, project: { projectId, role }, body, file, request, reply }) => {
      const { takenAt: said, shotAt, ...fields } = body;
      requirePossible(said, now());
      const {
        kind,
        width,
        height,
        takenAt: camera,
      } = await lookAt(files, file, request.form?.sent.file?.name);
      const taken = takenOf({ said, camera, shotAt, now: now() });
      return transact(async (tx) => {
        const same = await store.findSamePhoto(tx, projectId, file);
        if (same) {
          await discardFile(tx, file.key);
          reply.code(200);
          const first = await store.getPhoto(tx, projectId, same.id);
          return { ...shown(first, role, user.id), duplicateOf: same };
        }
        const place = { projectId, userId: user.id, limit: files.projectLimit };
        const made = { ...file, mimeType: fileKinds[kind].mimeType };
        const photo = await store.createPhoto(tx, place, { ...fields, ...taken, width, height }, made);
        return { ...shown(photo, role, user.id), duplicateOf: null };
      });
    },
  );

  route(calls.takeDocuments, ({ user, project: { projectId, role }, body: { ids } }) =>
    takeDocuments(
      { db, files, followers: documentFollowers },
      { projectId, ids, addedBy: whose(role, user.id) },
    ),
  );

  route(calls.updatePhoto, ({ user, project: { projectId, role }, params, body }) =>
    db.transaction(async (tx) => {
      const { takenAt, ...fields } = body;
      requirePossible(takenAt, now());
      const said = takenAt ? { takenAt, takenFrom: 'said' as const } : {};
      return shown(await store.updatePhoto(tx, projectId, params.id, { ...fields, ...said }), role, user.id);
    }),
  );

  route(calls.removePhoto, ({ user, project: { projectId, role }, params }) =>
    db.transaction(async (tx) => {
      const doer = { userId: user.id, role };
      await requireRemovable(tx, 'photos', { projectId, ids: [params.id], doer });
      await store.removePhoto(tx, projectId, params.id);
    }),
  );

  route(calls.changePhotos, ({ user, project: { projectId, role }, body: { ids, changes } }) =>
    db.transaction(async (tx) => {
      const which = { projectId, ids, addedBy: whose(role, user.id) };
      return { ids: await store.changePhotos(tx, which, changes) };
    }),
  );

  route(calls.removePhotos, ({ user, project: { projectId, role }, body: { ids } }) =>
    db.transaction(async (tx) => {
      await requireRemovable(tx, 'photos', { projectId, ids, doer: { userId: user.id, role } });
      return { ids: await store.removePhotos(tx, { projectId, ids, addedBy: whose(role, user.id) }) };
    }),
  );
}

/** Whose photos somebody may change: undefined where everybody's. */
function whose(role: Role, userId: number): number | undefined {
  return mayChangePaper(role, false) ? undefined : userId;
}

function shown(photo: store.StoredPhoto, role: Role, userId: number): calls.Photo {
  return { ...photo, mayChange: mayChangePaper(role, photo.createdBy === userId) };
}

export async function readPhoto(
  db: Database,
  { projectId, role, userId }: { projectId: number; role: Role | undefined; userId: number },
  id: number,
): Promise<calls.Photo> {
  return shown(await store.getPhoto(db, projectId, id), role ?? 'collaborator', userId);
}
