import { expect, it } from 'vitest';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { createProject } from '#/features/people/projects/contract';
import * as calls from '#/features/work/shared/contacts/contract';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function addContact(client: Client, more: object = {}): Promise<number> {
  const body = { name: 'Dirk', type: 'contractor' as const, ...more };
  return (await client.call(calls.createContact, { body })).body.id;
}

async function addQuote(client: Client, contactId: number, more: Partial<typeof quotes.$inferInsert>) {
  const { body } = await client.call(createProject, { body: { name: 'Kerkstraat' } });
  await app()
    .db.insert(quotes)
    .values({ projectId: body.id, contactId, amount: '100.00', ...more });
}

async function tradesOf(client: Client, contactId: number) {
  const { body } = await client.call(calls.listContacts, {});
  const { trades, guessedTrades } = body.find(({ id }) => id === contactId) ?? {};
  return { trades, guessedTrades };
}

const line = {
  ...{ quantity: null, unit: null, unitPrice: null, vatRate: null, itemId: null, net: null },
  kind: 'line',
} as const;

it('are what its owner says, each once; a change that says nothing of them leaves them', async () => {
  const owner = await app().signIn();
  const id = await addContact(owner, { trades: ['plumber', 'heating', 'plumber'] });
  expect(await tradesOf(owner, id)).toEqual({ trades: ['plumber', 'heating'], guessedTrades: [] });
  await owner.call(calls.updateContact, { params: { id }, body: { name: 'Dirk M.' } });
  expect(await tradesOf(owner, id)).toMatchObject({ trades: ['plumber', 'heating'] });
  await owner.request('PUT', `/api/contacts/${id}`, { trades: null });
  expect(await tradesOf(owner, id)).toMatchObject({ trades: [] });
});

it('are of the list, or refused with a sentence', async () => {
  const owner = await app().signIn();
  const id = await addContact(owner);
  for (const trades of [['wizard'], 'plumber', [1], [null], { 0: 'plumber' }]) {
    expect(await owner.request('PUT', `/api/contacts/${id}`, { trades })).toMatchObject({ status: 400 });
  }
  const refused = await owner.request('PUT', `/api/contacts/${id}`, { trades: ['wizard'] });
  expect(refused.body).toMatchObject({ message: 'Kies een vak uit de lijst.' });
});

it('are guessed from the lines of its papers until its owner says', async () => {
  const owner = await app().signIn();
  const id = await addContact(owner);
  expect(await tradesOf(owner, id)).toEqual({ trades: [], guessedTrades: [] });
  await addQuote(owner, id, {
    description: 'Gelijkvloers',
    lines: [
      { ...line, description: 'Inloopdouche met wand' },
      { ...line, description: 'Wastafel en kranen' },
    ],
  });
  expect(await tradesOf(owner, id)).toEqual({ trades: [], guessedTrades: ['plumber'] });
  await owner.call(calls.updateContact, { params: { id }, body: { trades: ['tiler'] } });
  expect(await tradesOf(owner, id)).toEqual({ trades: ['tiler'], guessedTrades: [] });
});

it('are guessed by what they are filed under, and of nobody’s papers that one can’t see', async () => {
  const [owner, other] = [await app().signIn(), await app().signIn('Ann Ander')];
  const id = await addContact(owner);
  await addQuote(other, id, { category: 'Dakisolatie en dakwerken' });
  expect(await tradesOf(owner, id)).toMatchObject({ guessedTrades: [] });
  await addQuote(owner, id, { category: 'Ramen en deuren' });
  expect(await tradesOf(owner, id)).toMatchObject({ guessedTrades: ['windows'] });
});

it('go out in both files, as they are said', async () => {
  const owner = await app().signIn();
  await addContact(owner, { trades: ['plumber', 'heating'] });
  const [card, table] = await Promise.all(
    ['vcf', 'csv'].map((kind) => owner.request('GET', `/api/contacts/export.${kind}`)),
  );
  expect(String(card?.body)).toContain('CATEGORIES:Aannemer,Loodgieter,Verwarmingsinstallateur');
  expect(String(table?.body)).toContain('Loodgieter, Verwarmingsinstallateur');
});
