import * as calls from '#/features/inbox/contract';
import { startInboxReader } from '#/features/inbox/server/reader';
import * as store from '#/features/inbox/server/store';
import type { Services } from '#/platform/server/services';

export function inboxRoutes(services: Services): void {
  const { route, db, files, onStop } = services;
  const reader = startInboxReader(services);
  onStop(reader.stop);

  route(calls.listInbox, ({ user, project: { projectId, role } }) =>
    store.listEntries(db, { userId: user.id, projectId, role }),
  );

  route(calls.addToInbox, async ({ transact, user, project: { projectId, role }, file }) => {
    const asking = { userId: user.id, projectId, role };
    const added = await transact(async (tx) => {
      const id = await store.createEntry(tx, asking, file, { limit: files.projectLimit });
      return store.getEntry(tx, asking, id);
    });
    reader.nudge();
    return added;
  });

  route(calls.removeFromInbox, ({ project: { projectId }, params }) =>
    db.transaction((tx) => store.removeEntry(tx, projectId, params.id)),
  );
}
