import { AppError } from '#/core/errors';
import * as calls from '#/features/history/trash/contract';
import * as emptying from '#/features/history/trash/server/empty-store';
import * as store from '#/features/history/trash/server/store';
import type { Services } from '#/platform/server/services';

export function trashRoutes({ route, db, config, heldFiles }: Services): void {
  const days = config.keepDays.trash;

  route(calls.emptyTrash, ({ project: { projectId } }) =>
    emptying.emptyProjectTrash(db, projectId, heldFiles),
  );

  route(calls.getOwnTrash, async ({ user }) => ({
    projects: await store.listRemovedProjects(db, user.id, days),
    contacts: await store.listRemovedContacts(db, user.id, days),
  }));

  route(calls.restoreProject, ({ user, params }) =>
    db.transaction((tx) => store.restoreProject(tx, { userId: user.id, id: params.id, days })),
  );

  route(calls.removeProjectForGood, ({ user, params }) =>
    db.transaction(async (tx) => {
      const { id } = await store.getRemovedProject(tx, { userId: user.id, id: params.id, days });
      await emptying.removeProjectForGood(tx, id);
    }),
  );

  route(calls.restoreContact, ({ user, params }) =>
    db.transaction((tx) => store.restoreContact(tx, { userId: user.id, id: params.id, days })),
  );

  route(calls.removeContactForGood, ({ user, params }) =>
    db.transaction(async (tx) => {
      const { id } = await store.getRemovedContact(tx, { userId: user.id, id: params.id, days });
      if ((await emptying.removeContactsForGood(tx, [id])) === 0) {
        throw new AppError('conflict', 'Een project in uw prullenmand gebruikt dit contact nog.');
      }
    }),
  );
}
