import { dayAt } from '#/core/day';
import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import { changeItems } from '#/features/work/meetstaat/server/batch-store';
import { readCoverage } from '#/features/work/meetstaat/server/shared/read-coverage';
import { getUsableContacts } from '#/features/work/shared/contacts/server/store';
import * as calls from '#/features/work/shared/meetstaat/contract';
import * as store from '#/features/work/shared/meetstaat/server/store';
import { requireRooms } from '#/features/work/shared/rooms/server/store';
import { requireSubsidyTypes } from '#/features/work/shared/server/subsidy-type-store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Services } from '#/platform/server/services';

/** What items point at: contacts that this person may use here, and known kinds of premium. */
async function checkReferences(
  tx: Database,
  place: { userId: number; projectId: number },
  items: readonly Pick<calls.ItemChanges, 'contactId' | 'subsidyTypeId' | 'roomIds'>[],
): Promise<void> {
  await getUsableContacts(
    tx,
    place,
    items.map(({ contactId }) => contactId),
  );
  await requireSubsidyTypes(
    tx,
    items.map(({ subsidyTypeId }) => subsidyTypeId),
  );
  await requireRooms(
    tx,
    place.projectId,
    items.flatMap(({ roomIds = [] }) => roomIds),
  );
}

export function meetstaatRoutes({ readMoney, route, db, now }: Services): void {
  route(calls.listItems, ({ project }) => store.listItems(db, project.projectId));

  route(getCoverage, ({ project: { projectId } }) =>
    readCoverage({ db, readMoney, projectId, today: dayAt(now()) }),
  );

  route(calls.createItem, ({ transact, user, project: { projectId }, body }) =>
    transact(async (tx) => {
      await checkReferences(tx, { userId: user.id, projectId }, [body]);
      return store.createItem(tx, projectId, user.id, body);
    }),
  );

  route(calls.createItems, ({ transact, user, project: { projectId }, body: { items } }) =>
    transact(async (tx) => {
      await checkReferences(tx, { userId: user.id, projectId }, items);
      await store.createItems(tx, projectId, user.id, items);
      return { count: items.length };
    }),
  );

  route(calls.changeItems, ({ transact, user, project: { projectId }, body }) =>
    transact(async (tx) => {
      const fields = [...body.create, ...body.update.map(({ changes }) => changes)];
      await checkReferences(tx, { userId: user.id, projectId }, fields);
      return changeItems(tx, { projectId, userId: user.id }, body);
    }),
  );

  route(calls.updateItem, ({ user, project: { projectId }, params, body }) =>
    db.transaction(async (tx) => {
      await checkReferences(tx, { userId: user.id, projectId }, [body]);
      return store.updateItem(tx, projectId, params.id, body);
    }),
  );

  route(calls.removeItem, ({ project, params }) =>
    db.transaction((tx) => store.removeItem(tx, project.projectId, params.id)),
  );
}
