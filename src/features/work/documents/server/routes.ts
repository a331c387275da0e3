import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import { mayChangePaper, type Role } from '#/core/rights';
import * as calls from '#/features/work/shared/documents/contract';
import * as store from '#/features/work/shared/documents/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { getStorage } from '#/platform/server/database/stores/file-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';
import { zipOfFiles } from '#/platform/server/storage/zip-of-files';

const archiveRoute = defineBrowserRoute({
  method: 'GET',
  path: calls.documentArchivePath,
  who: { right: 'read' },
  limit: { max: 30, perSeconds: 600 },
  timeoutMs: longTimeoutMs,
});

export function documentRoutes({ route, browserRoute, db, files, now, requireRemovable }: Services): void {
  browserRoute(archiveRoute, async (request, reply) => {
    const { project } = request.visitor;
    if (!project) throw new AppError('not_found');
    const asked = calls.documentIds.safeParse((request.query as { ids?: unknown }).ids);
    if (!asked.success) throw new AppError('invalid', asked.error.issues[0]?.message);
    const found = await store.listPapers(db, project.projectId, asked.data);
    if (found.length === 0) throw new AppError('not_found');
    const papers = found.map(({ category, ...paper }) => ({
      ...paper,
      folder: `${calls.categoryLabels[category]}/`,
    }));
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(`Documenten ${dayAt(now())}.zip`, 'attachment'),
      'cache-control': 'private, no-store',
    });
    return reply.send(zipOfFiles({ files, madeAt: now(), papers }));
  });

  route(calls.listDocuments, async ({ user, project: { projectId, role } }) => {
    const documents = await store.listDocuments(db, projectId);
    return documents.map((document) => shown(document, role, user.id));
  });

  route(calls.getStorage, async ({ project: { projectId } }) => ({
    ...(await getStorage(db, projectId)),
    limit: files.projectLimit,
  }));

  route(calls.uploadDocument, ({ transact, user, project: { projectId, role }, body, file }) =>
    transact(async (tx) => {
      const place = { projectId, userId: user.id, limit: files.projectLimit };
      const document = await store.createDocument(tx, place, body, file);
      const duplicateOf = (await store.findSameContent(tx, projectId, file)) ?? null;
      return { ...shown(document, role, user.id), duplicateOf };
    }),
  );

  route(calls.moveDocuments, ({ user, project: { projectId, role }, body: { ids, category } }) =>
    db.transaction(async (tx) => {
      const which = { projectId, ids, addedBy: whose(role, user.id) };
      return { ids: await store.moveDocuments(tx, which, category) };
    }),
  );

  route(calls.removeDocuments, ({ user, project: { projectId, role }, body: { ids } }) =>
    db.transaction(async (tx) => {
      const which = { projectId, ids, addedBy: whose(role, user.id) };
      await requireRemovable(tx, 'documents', { projectId, ids, doer: { userId: user.id, role } });
      return { ids: await store.removeDocuments(tx, which) };
    }),
  );

  route(calls.updateDocument, ({ user, project: { projectId, role }, params, body }) =>
    db.transaction(async (tx) =>
      shown(await store.updateDocument(tx, projectId, params.id, body), role, user.id),
    ),
  );

  route(calls.removeDocument, ({ user, project: { projectId, role }, params }) =>
    db.transaction(async (tx) => {
      const doer = { userId: user.id, role };
      await requireRemovable(tx, 'documents', { projectId, ids: [params.id], doer });
      await store.removeDocument(tx, projectId, params.id);
    }),
  );
}

/** Whose documents somebody may change: undefined where everybody's. */
function whose(role: Role, userId: number): number | undefined {
  return mayChangePaper(role, false) ? undefined : userId;
}

function shown({ createdBy, ...document }: store.StoredDocument, role: Role, userId: number) {
  return { ...document, mayChange: mayChangePaper(role, createdBy === userId) };
}

export async function readDocument(
  db: Database,
  { projectId, role, userId }: { projectId: number; role: Role | undefined; userId: number },
  id: number,
) {
  return shown(await store.getDocument(db, projectId, id), role ?? 'collaborator', userId);
}
