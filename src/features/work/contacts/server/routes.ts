import { defineBrowserRoute } from '#/core/call';
import { dayAt } from '#/core/day';
import { AppError } from '#/core/errors';
import type { MoneyFacts } from '#/core/money-facts';
import { writeContactCsv } from '#/features/work/contacts/rules/exchange/contact-csv';
import { writeVcards } from '#/features/work/contacts/rules/exchange/write-vcard';
import { contactHistory } from '#/features/work/contacts/rules/history';
import { describeUsage } from '#/features/work/contacts/rules/usage';
import * as store from '#/features/work/contacts/server/contact-store';
import { withGuesses } from '#/features/work/contacts/server/guess-store';
import { listHistory } from '#/features/work/contacts/server/history-store';
import * as calls from '#/features/work/shared/contacts/contract';
import { askingIn } from '#/platform/server/database/engine/ask-once';
import { listSeen } from '#/platform/server/database/stores/access-store';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const limit = { max: 60, perSeconds: 600 };

export function contactRoutes({ route, browserRoute, db, records, readMoney }: Services): void {
  route(calls.listContacts, async ({ user }) =>
    withGuesses(db, { userId: user.id, records }, await store.listContacts(db, user.id)),
  );

  // What is guessed of them would be one more query that can fail.
  route(calls.listContactsSimply, async ({ user }) =>
    (await store.listContactsSimply(db, user.id)).map((contact) => ({ ...contact, guessedTrades: [] })),
  );

  route(calls.createContact, ({ transact, user, body }) =>
    transact((tx) => store.createContact(tx, user.id, body)),
  );

  route(calls.importContacts, ({ transact, user, body }) =>
    transact((tx) => store.createContacts(tx, user.id, body.contacts)),
  );

  route(calls.removeContacts, ({ user, body }) =>
    db.transaction(async (tx) => ({ removed: await store.removeContacts(tx, user.id, body.ids) })),
  );

  const file = (kind: keyof typeof calls.contactExports, type: string, write: typeof writeVcards) =>
    browserRoute(
      defineBrowserRoute({ method: 'GET', path: calls.contactExports[kind].path, who: 'signed-in', limit }),
      async (request, reply) => {
        const contacts = await store.listContacts(db, request.visitor.user?.id ?? 0);
        return reply
          .headers({
            'content-type': `${type}; charset=utf-8`,
            'content-disposition': contentDisposition(`contacten.${kind}`, 'attachment'),
            'cache-control': 'private, no-store',
          })
          .send(write(contacts));
      },
    );
  file('vcf', 'text/vcard', writeVcards);
  file('csv', 'text/csv', writeContactCsv);

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
    const today = dayAt(new Date());
    const entries = await listHistory(db, records, { userId: user.id, contactId: params.id, today });
    const facts: MoneyFacts[] = [];
    const ids = new Set(entries.map(({ projectId }) => projectId));
    for (const seen of await listSeen(db, [...ids]))
      facts.push(await askingIn(seen, () => readMoney(db, seen.projectId, today)));
    return contactHistory(entries, facts);
  });
}
