import { dayAt } from '#/core/day';
import * as calls from '#/features/reading/inbox/contract';
import { countInbox } from '#/features/reading/inbox/count-contract';
import { saveEntry } from '#/features/reading/inbox/server/save-entry';
import * as store from '#/features/reading/inbox/server/store';
import { takeEntry } from '#/features/reading/inbox/server/take-entry';
import type { Services } from '#/platform/server/services';

export function inboxRoutes(services: Services): void {
  const { route, db, files, records, receives, now, readMoney, findGuarded } = services;
  const holders = calls.holderKinds.flatMap((kind) => {
    const table = records[kind]?.table;
    const listNumbered = receives.find((each) => each.kind === kind)?.listNumbered;
    return table ? [{ kind, table, ...(listNumbered && { listNumbered }) }] : [];
  });

  const describeAnswers: store.DescribeAnswers = (on, projectId, lists) =>
    services.returned.describe({ ...services, db: on }, projectId, lists);
  const showing = { holders, describeAnswers };

  route(calls.listInbox, ({ user, project: { projectId, role } }) =>
    store.listEntries(db, { userId: user.id, projectId, role }, showing),
  );

  route(countInbox, async ({ project: { projectId } }) => ({
    count: await store.countEntries(db, projectId),
  }));

  route(calls.addToInbox, ({ transact, user, project: { projectId, role }, file }) => {
    const asking = { userId: user.id, projectId, role };
    return transact(async (tx) => {
      const id = await store.createEntry(tx, asking, file, { limit: files.projectLimit });
      return store.getEntry(tx, asking, id, showing);
    });
  });

  route(calls.saveFromInbox, ({ user, project: { projectId }, params, body }) => {
    const parts = { receives, readMoney, findGuarded, today: dayAt(now()) };
    const entry = { userId: user.id, projectId, id: params.id };
    return db.transaction((tx) => saveEntry(tx, parts, entry, body));
  });

  route(calls.takeAnswer, ({ user, project: { projectId }, params, body }) =>
    takeEntry(services, { userId: user.id, projectId, id: params.id }, body.contactId),
  );

  route(calls.removeFromInbox, ({ project: { projectId }, params }) =>
    db.transaction((tx) => store.removeEntry(tx, projectId, params.id)),
  );
}
