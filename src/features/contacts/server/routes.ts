import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import * as calls from '#/features/contacts/contract';
import { contactHistory } from '#/features/contacts/rules/history';
import { describeUsage } from '#/features/contacts/rules/usage';
import * as store from '#/features/contacts/server/contact-store';
import { listHistory } from '#/features/contacts/server/history-store';

import type { Services } from '#/platform/server/services';

export function contactRoutes({ route, db, records }: Services): void {
  route(calls.listContacts, ({ user }) => store.listContacts(db, user.id));

  route(calls.listContactsSimply, ({ user }) => store.listContactsSimply(db, user.id));

  route(calls.createContact, ({ transact, user, body }) =>
    transact((tx) => store.createContact(tx, user.id, body)),
  );

  route(calls.updateContact, ({ user, params, body }) =>
    db.transaction(async (tx) => {
      await store.getOwnContact(tx, user.id, params.id);
      return store.updateContact(tx, user.id, params.id, body);
    }),
  );

  route(calls.removeContact, ({ user, params }) =>
    db.transaction(async (tx) => {
      await store.getOwnContact(tx, user.id, params.id);
      const used = describeUsage(await store.listUses(tx, params.id, records));
      if (used) throw new AppError('conflict', `Dit contact is nog in gebruik: ${used}.`);
      await store.removeContact(tx, user.id, params.id);
    }),
  );

  route(calls.getContactHistory, async ({ user, params }) => {
    await store.getContact(db, user.id, params.id);
    return contactHistory(
      await listHistory(db, records, { userId: user.id, contactId: params.id, today: dayAt(new Date()) }),
    );
  });
}
