import * as calls from '#/features/history/shared/trash/contract';
import * as emptying from '#/features/history/trash/server/empty-store';
import * as store from '#/features/history/trash/server/store';
import type { Services } from '#/platform/server/services';

export function trashRoutes({ route, db, config, heldFiles, ownTrash }: Services): void {
  const days = config.keepDays.trash;
  const contacts = ownTrash.find(({ kind }) => kind === 'contacts');
  if (!contacts) throw new Error('no feature keeps contacts in the trash: add `ownTrash` to its feature.ts');

  route(calls.emptyTrash, ({ project: { projectId } }) =>
    emptying.emptyProjectTrash(db, projectId, heldFiles),
  );

  route(calls.getOwnTrash, async ({ user }) => ({
    projects: await store.listRemovedProjects(db, user.id, days),
    contacts: (await contacts.list(db, user.id, days)).map((each) => store.dated(each, days)),
  }));

  route(calls.restoreProject, ({ user, params }) =>
    db.transaction((tx) => store.restoreProject(tx, { userId: user.id, id: params.id, days })),
  );

  route(calls.removeProjectForGood, ({ user, params }) =>
    db.transaction(async (tx) => {
      const { id } = await store.getRemovedProject(tx, { userId: user.id, id: params.id, days });
      await emptying.removeProjectForGood(tx, id, ownTrash);
    }),
  );

  route(calls.restoreContact, ({ user, params }) =>
    db.transaction((tx) => contacts.restore(tx, { userId: user.id, id: params.id, days })),
  );

  route(calls.removeContactForGood, ({ user, params }) =>
    db.transaction((tx) => contacts.removeForGood(tx, { userId: user.id, id: params.id, days })),
  );
}
