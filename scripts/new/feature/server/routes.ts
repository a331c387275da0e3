import * as calls from '#/features/work/new-thing/contract';
import * as store from '#/features/work/new-thing/server/store';
import type { Services } from '#/platform/server/services';

export function newThingRoutes({ route, db }: Services): void {
  route(calls.listEntries, ({ project }) => store.listEntries(db, project.projectId));

  route(calls.createEntry, ({ transact, user, project, body }) =>
    transact((tx) => store.createEntry(tx, user.id, project.projectId, body)),
  );

  route(calls.updateEntry, ({ user, project, params, body }) =>
    db.transaction((tx) => store.updateEntry(tx, user.id, project.projectId, params.id, body)),
  );

  route(calls.removeEntry, ({ project, params }) =>
    db.transaction((tx) => store.removeEntry(tx, project.projectId, params.id)),
  );
}
