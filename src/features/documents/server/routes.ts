import { mayChangePaper, type Role } from '#/core/rights';
import * as calls from '#/features/documents/contract';
import * as store from '#/features/documents/server/store';
import type { Database } from '#/platform/server/database/database';
import { getStorage } from '#/platform/server/database/file-store';
import type { Services } from '#/platform/server/services';

export function documentRoutes({ route, db, files }: Services): void {
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
      return { ids: await store.removeDocuments(tx, which) };
    }),
  );

  route(calls.updateDocument, ({ user, project: { projectId, role }, params, body }) =>
    db.transaction(async (tx) =>
      shown(await store.updateDocument(tx, projectId, params.id, body), role, user.id),
    ),
  );

  route(calls.removeDocument, ({ project, params }) =>
    db.transaction((tx) => store.removeDocument(tx, project.projectId, params.id)),
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
