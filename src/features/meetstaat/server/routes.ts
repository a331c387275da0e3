import * as calls from '#/features/meetstaat/contract';
import { checkReferences } from '#/features/meetstaat/server/references';
import * as store from '#/features/meetstaat/server/store';
import type { Services } from '#/platform/server/services';

export function meetstaatRoutes({ route, db }: Services): void {
  route(calls.listItems, ({ project }) => store.listItems(db, project.projectId));

  route(calls.createItem, ({ user, project: { projectId }, body }) =>
    db.transaction(async (tx) => {
      await checkReferences(tx, { userId: user.id, projectId }, [body]);
      return store.createItem(tx, projectId, user.id, body);
    }),
  );

  route(calls.createItems, ({ user, project: { projectId }, body: { items } }) =>
    db.transaction(async (tx) => {
      await checkReferences(tx, { userId: user.id, projectId }, items);
      await store.createItems(tx, projectId, user.id, items);
      return { count: items.length };
    }),
  );

  route(calls.updateItem, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await checkReferences(tx, { userId: user.id, projectId }, [body]);
      return store.updateItem(tx, projectId, params.id, body);
    }),
  );

  route(calls.removeItem, ({ project, params }) => store.removeItem(db, project.projectId, params.id));
}
