import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { createProject } from '#/features/people/projects/contract';
import { tasks } from '#/features/site/shared/planning/server/tables';
import * as calls from '#/features/work/shared/contacts/contract';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { collaborators } from '#/platform/server/database/schema/projects';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function addContact(client: Client, name: string): Promise<number> {
  const { body } = await client.call(calls.createContact, { body: { name, type: 'contractor' } });
  return body.id;
}

async function addProject(client: Client, name = 'Kerkstraat'): Promise<number> {
  return (await client.call(createProject, { body: { name } })).body.id;
}

async function join(client: Client, projectId: number, status: 'accepted' | 'pending' = 'accepted') {
  const email = client.user.email ?? '';
  await app()
    .db.insert(collaborators)
    .values({ projectId, userId: client.user.id, email, role: 'collaborator', status });
}

const item = {
  category: 'Dakwerk',
  description: 'Pannen',
  quantity: '1',
  unit: 'st',
  unitPrice: '1.00',
} as const;

/** A quote, an invoice, an item or a task of this project that names the contact. */
const uses = {
  quote: (projectId: number, contactId: number, more: Partial<typeof quotes.$inferInsert> = {}) =>
    app()
      .db.insert(quotes)
      .values({ projectId, contactId, amount: '100.00', ...more }),
  invoice: (projectId: number, contactId: number, more: Partial<typeof invoices.$inferInsert> = {}) =>
    app()
      .db.insert(invoices)
      .values({ projectId, contactId, amount: '40.00', ...more }),
  item: (projectId: number, contactId: number) =>
    app()
      .db.insert(meetstaatItems)
      .values({ projectId, contactId, ...item, totalAmount: '1.00' }),
  task: (projectId: number, contactId: number, more: Partial<typeof tasks.$inferInsert> = {}) =>
    app()
      .db.insert(tasks)
      .values({ projectId, contactId, title: 'Dak', ...more }),
};

async function names(client: Client): Promise<string[]> {
  const usual = await client.call(calls.listContacts, {});
  const simple = await client.call(calls.listContactsSimply, {});
  expect(simple).toMatchObject({ status: 200, body: usual.body });
  return usual.body.map(({ name }) => name);
}

describe('a contact', () => {
  it('is made with a name and a type; what is left blank is null', async () => {
    const owner = await app().signIn();
    const made = await owner.call(calls.createContact, {
      body: { name: '  Koen Vermeersch ', type: 'contractor', company: ' ', email: null, phone: '' },
    });
    expect(made).toMatchObject({
      status: 201,
      body: {
        ...{ name: 'Koen Vermeersch', type: 'contractor', company: null, email: null, phone: null },
        ...{ address: null, notes: null, enterpriseNumber: null, iban: null, isOwn: true },
      },
    });
    expect((await owner.call(calls.listContacts, {})).body).toEqual([{ ...made.body, guessedTrades: [] }]);
  });

  it('comes with others out of a file, all or none, and goes again with those that nothing uses', async () => {
    const owner = await app().signIn();
    const [koen, lore] = (
      await owner.call(calls.importContacts, {
        body: {
          contacts: [
            { name: 'Koen', type: 'contractor' },
            { name: 'Lore', type: 'architect' },
          ],
        },
      })
    ).body;
    const wrong = [
      { name: 'An', type: 'other' },
      { name: '', type: 'other' },
    ];
    const refused = await owner.request('POST', '/api/contacts/import', { contacts: wrong });
    expect(refused).toMatchObject({ status: 400, body: { message: 'Vul een naam in.' } });
    expect(await names(owner)).toEqual(['Koen', 'Lore']);

    const stranger = await app().signIn();
    const ids = [koen?.id ?? 0, lore?.id ?? 0];
    expect((await stranger.call(calls.removeContacts, { body: { ids } })).body.removed).toEqual([]);
    await uses.quote(await addProject(owner), koen?.id ?? 0);
    expect((await owner.call(calls.removeContacts, { body: { ids } })).body.removed).toEqual([lore?.id]);
    expect(await names(owner)).toEqual(['Koen']);
    const file = await owner.request('GET', '/api/contacts/export.vcf');
    expect(file.status).toBe(200);
  });

  it('may have an odd phone number and address: only checksums are a wall', async () => {
    const owner = await app().signIn();
    const body = { name: 'Koen', type: 'other' as const, phone: 'bel na zes', email: 'koen(at)dak' };
    expect((await owner.call(calls.createContact, { body })).status).toBe(201);
  });

  it('has its numbers formatted', async () => {
    const owner = await app().signIn();
    const numbers = { enterpriseNumber: 'be0941238510', iban: 'be64999123450152' };
    const made = await owner.call(calls.createContact, {
      body: { name: 'Lore', type: 'architect', ...numbers },
    });
    expect(made.body).toMatchObject({ enterpriseNumber: 'BE 0941.238.510', iban: 'BE64 9991 2345 0152' });
  });

  it.each([
    [{ type: 'contractor' }, 'name', 'Vul een naam in.'],
    [{ name: '  ', type: 'contractor' }, 'name', 'Vul een naam in.'],
    [{ name: 'Koen' }, 'type', 'Kies een type.'],
    [{ name: 'Koen', type: 'plumber' }, 'type', 'Kies een type.'],
    [{ name: 'x'.repeat(201), type: 'other' }, 'name', 'Hoogstens 200 tekens.'],
    [
      { name: 'Koen', type: 'other', iban: 'BE64 9991 2345 0153' },
      'iban',
      'Dit rekeningnummer klopt niet. Controleer de IBAN.',
    ],
    [
      { name: 'Koen', type: 'other', enterpriseNumber: '0941.238.511' },
      'enterpriseNumber',
      'Dit ondernemingsnummer klopt niet. Een Belgisch nummer heeft tien cijfers, zoals 0941.238.510.',
    ],
  ])('is refused with a sentence: %j', async (body, path, message) => {
    const owner = await app().signIn();
    const answer = await owner.request('POST', '/api/contacts', body);
    expect(answer).toMatchObject({ status: 400, body: { message, errors: [{ path, message }] } });
  });

  it('keeps what a change leaves out, and clears what it sends as null', async () => {
    const owner = await app().signIn();
    const numbers = { enterpriseNumber: '0941238510', iban: 'BE64999123450152' };
    const { body: made } = await owner.call(calls.createContact, {
      body: { name: 'Lore', type: 'architect', notes: 'Bellen', ...numbers },
    });
    const params = { id: made.id };
    const changed = await owner.call(calls.updateContact, {
      params,
      body: { name: 'Lore B', type: 'other' },
    });
    expect(changed).toMatchObject({
      status: 200,
      body: {
        name: 'Lore B',
        type: 'other',
        notes: 'Bellen',
        iban: made.iban,
        enterpriseNumber: made.enterpriseNumber,
      },
    });
    const wiped = await owner.call(calls.updateContact, {
      params,
      body: { name: 'Lore B', type: 'other', iban: '', enterpriseNumber: null },
    });
    expect(wiped.body).toMatchObject({ iban: null, enterpriseNumber: null });
  });

  it('goes when nothing uses it, once', async () => {
    const owner = await app().signIn();
    const params = { id: await addContact(owner, 'Koen') };
    expect((await owner.call(calls.removeContact, { params })).status).toBe(204);
    expect((await owner.call(calls.removeContact, { params })).status).toBe(404);
    expect(await names(owner)).toEqual([]);
  });

  it('stays while it is in use, and says by how much', async () => {
    const owner = await app().signIn();
    const [projectId, id] = [await addProject(owner), await addContact(owner, 'Koen')];
    await uses.quote(projectId, id);
    await uses.quote(projectId, id);
    await uses.invoice(projectId, id);
    await uses.item(projectId, id);
    await uses.task(projectId, id);
    expect(await owner.call(calls.removeContact, { params: { id } })).toMatchObject({
      status: 409,
      body: { message: 'Dit contact is nog in gebruik: 2 offertes, 1 factuur, 1 meetstaatitem en 1 taak.' },
    });
    expect(await names(owner)).toEqual(['Koen']);
  });

  it.each(['0', 'abc', '99999999999', '2147483647'])('with the impossible id %s is not found', async (id) => {
    const owner = await app().signIn();
    const body = { name: 'Koen', type: 'other' };
    expect((await owner.request('PUT', `/api/contacts/${id}`, body)).status).toBe(404);
    expect((await owner.request('DELETE', `/api/contacts/${id}`)).status).toBe(404);
    expect((await owner.request('GET', `/api/contacts/${id}/history`)).status).toBe(404);
  });
});

describe('the list of contacts', () => {
  it('is sorted as a person would, accents and capitals aside', async () => {
    const owner = await app().signIn();
    for (const name of ['Zoë', 'émile', 'Dirk', 'els', 'Eva']) await addContact(owner, name);
    expect(await names(owner)).toEqual(['Dirk', 'els', 'émile', 'Eva', 'Zoë']);
  });

  it.each(['quote', 'invoice', 'item', 'task'] as const)(
    'shows a member the owner’s contact once it occurs in a %s of the project, not to be changed',
    async (kind) => {
      const [owner, member] = [await app().signIn(), await app().signIn('Mia Lid')];
      const [projectId, id] = [await addProject(owner), await addContact(owner, 'Koen')];
      await addContact(owner, 'Ongebruikt');
      await join(member, projectId);
      expect(await names(member)).toEqual([]);
      await uses[kind](projectId, id);
      expect((await member.call(calls.listContacts, {})).body).toMatchObject([
        { name: 'Koen', isOwn: false },
      ]);
      expect(await names(member)).toEqual(['Koen']);
      const params = { id };
      const refused = { status: 403, body: { message: 'U kunt alleen uw eigen contacten wijzigen.' } };
      const body = { name: 'Van mij', type: 'other' as const };
      expect(await member.call(calls.updateContact, { params, body })).toMatchObject(refused);
      expect(await member.call(calls.removeContact, { params })).toMatchObject(refused);
      expect((await member.call(calls.getContactHistory, { params })).status).toBe(200);
      expect(await names(owner)).toEqual(['Koen', 'Ongebruikt']);
    },
  );

  it('shows a stranger, and one who is only invited, nothing at all', async () => {
    const [owner, stranger] = [await app().signIn(), await app().signIn('Stef Vreemd')];
    const invited = await app().signIn('Piet Pending');
    const [projectId, id] = [await addProject(owner), await addContact(owner, 'Koen')];
    await uses.quote(projectId, id);
    await join(invited, projectId, 'pending');
    for (const client of [stranger, invited]) {
      expect(await names(client)).toEqual([]);
      const params = { id };
      const body = { name: 'Van mij', type: 'other' as const };
      const missing = { status: 404, body: { message: 'Niet gevonden.' } };
      expect(await client.call(calls.updateContact, { params, body })).toMatchObject(missing);
      expect(await client.call(calls.removeContact, { params })).toMatchObject(missing);
      expect(await client.call(calls.getContactHistory, { params })).toMatchObject(missing);
    }
  });
});

describe('the history of a contact', () => {
  it('is dated by what happened: paid, due, started, else added', async () => {
    const owner = await app().signIn();
    const [projectId, id] = [await addProject(owner), await addContact(owner, 'Koen')];
    await uses.quote(projectId, id, {
      ...{ quoteNumber: 'Q1', status: 'accepted', amount: '250.50', description: 'Dak' },
      createdAt: '2026-01-31T23:30:00Z',
    });
    await uses.invoice(projectId, id, {
      status: 'paid',
      paidDate: day('2026-03-01'),
      dueDate: day('2026-04-01'),
    });
    await uses.invoice(projectId, id, { status: 'overdue', dueDate: day('2026-05-01'), amount: '1.00' });
    await uses.task(projectId, id, { startDate: '2026-06-01' });
    await uses.task(projectId, id, { title: 'Ooit', createdAt: '2026-01-01T12:00:00Z' });
    const { body } = await owner.call(calls.getContactHistory, { params: { id } });
    expect(body).toMatchObject({ quoted: '250.50', accepted: '250.50', paid: '40.00' });
    expect(body.entries.map(({ kind, date, dateKind }) => `${kind} ${dateKind} ${date}`)).toEqual([
      'task start 2026-06-01',
      'invoice due 2026-05-01',
      'invoice paid 2026-03-01',
      'quote added 2026-02-01',
      'task added 2026-01-01',
    ]);
    expect(body.entries[3]).toMatchObject({
      number: 'Q1',
      title: 'Dak',
      projectName: 'Kerkstraat',
      projectId,
    });
  });

  it('reads as the lists do: a quote past its day has lapsed, an invoice past its due date is late', async () => {
    const owner = await app().signIn();
    const [projectId, id] = [await addProject(owner), await addContact(owner, 'Koen')];
    await uses.quote(projectId, id, { status: 'pending', validUntil: day('2020-01-01') });
    await uses.quote(projectId, id, { status: 'pending', validUntil: day('2199-01-01') });
    await uses.invoice(projectId, id, { status: 'pending', dueDate: day('2020-01-01') });
    await uses.invoice(projectId, id, { status: 'paid', dueDate: day('2020-01-01') });
    const { body } = await owner.call(calls.getContactHistory, { params: { id } });
    expect(body.entries.map(({ kind, status }) => `${kind} ${status}`).toSorted()).toEqual([
      ...['invoice overdue', 'invoice paid', 'quote expired', 'quote pending'],
    ]);
  });

  it('shows and sums only the projects one can see', async () => {
    const [owner, member] = [await app().signIn(), await app().signIn('Mia Lid')];
    const id = await addContact(owner, 'Koen');
    const [shared, secret] = [await addProject(owner, 'Samen'), await addProject(owner, 'Geheim')];
    await join(member, shared);
    for (const projectId of [shared, secret]) await uses.quote(projectId, id);
    const params = { id };
    expect((await owner.call(calls.getContactHistory, { params })).body.quoted).toBe('200.00');
    const { body } = await member.call(calls.getContactHistory, { params });
    expect(body.quoted).toBe('100.00');
    expect(body.entries.map(({ projectName }) => projectName)).toEqual(['Samen']);
  });
});

it('an example’s contacts are contacts like others', async () => {
  const owner = await app().signIn();
  await owner.request('POST', '/api/projects/example');
  const { body } = await owner.call(calls.listContacts, {});
  expect(body.length).toBeGreaterThan(5);
  const { isOwn, id, version, guessedTrades, ...fields } = body[0] ?? {
    ...{ isOwn: false, id: 0, version: 0, guessedTrades: [], name: '', type: 'other' as const },
  };
  const changed = await owner.call(calls.updateContact, {
    params: { id },
    body: { ...fields, name: 'Anders' },
  });
  expect(changed).toMatchObject({ status: 200, body: { ...fields, name: 'Anders' } });
  expect(isOwn).toBe(true);
});
