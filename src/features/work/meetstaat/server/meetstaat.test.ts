import { describe, expect, it } from 'vitest';
import type { Role } from '#/core/rights';
import { createProject } from '#/features/people/projects/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import * as calls from '#/features/work/shared/meetstaat/contract';
import { collaborators } from '#/platform/server/database/schema/projects';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const tiles = {
  category: 'Vloeren',
  description: 'Tegels 60 × 60 leggen',
  quantity: '12.5',
  unit: 'm²',
  unitPrice: '48.30',
} as const;

async function withProject(): Promise<{ owner: Client; projectId: number }> {
  const owner = await app().signIn();
  const { body } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  return { owner, projectId: body.id };
}

async function join(projectId: number, role: Exclude<Role, 'owner'>): Promise<Client> {
  const member = await app().signIn('Mia Member');
  const { id: userId, email } = member.user;
  await app()
    .db.insert(collaborators)
    .values({ projectId, role, userId, email: email ?? '', status: 'accepted' });
  return member;
}

async function contactOf(client: Client): Promise<number> {
  const [row] = await app()
    .db.insert(contacts)
    .values({ userId: client.user.id, name: 'Tegelzetter' })
    .returning({ id: contacts.id });
  if (!row) throw new Error('no contact');
  return row.id;
}

async function addTiles(client: Client, projectId: number, more: object = {}) {
  return client.call(calls.createItem, { params: { projectId }, body: { ...tiles, ...more } });
}

async function itemsOf(client: Client, projectId: number): Promise<calls.Item[]> {
  return (await client.call(calls.listItems, { params: { projectId } })).body;
}

describe('an item', () => {
  it('goes out with its total under both names', async () => {
    const { owner, projectId } = await withProject();
    const { status, body } = await addTiles(owner, projectId);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      ...tiles,
      projectId,
      totalAmount: '603.75',
      totalPrice: '603.75',
      contactId: null,
      includedInLoan: false,
      subsidyEligible: false,
      subsidyTypeId: null,
      notes: null,
    });
    expect(await itemsOf(owner, projectId)).toEqual([body]);
  });

  it('takes plain numbers and ignores a total, an id and a project that a client sends along', async () => {
    const { owner, projectId } = await withProject();
    const { body } = await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities`, {
      ...tiles,
      quantity: 3,
      unitPrice: 0.335,
    });
    expect(body).toMatchObject({ message: expect.stringContaining('twee decimalen') });
    const kept = await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities`, {
      ...tiles,
      quantity: 3,
      unitPrice: 0.33,
      totalAmount: '1.00',
      totalPrice: '1.00',
      projectId: 1,
      id: 1,
      createdBy: 1,
    });
    expect(kept).toMatchObject({ status: 201, body: { projectId, totalAmount: '0.99', totalPrice: '0.99' } });
  });

  it.each([
    ['no category', { category: undefined }, 'Kies een categorie uit de lijst.'],
    ['an unknown category', { category: 'Zwembad' }, 'Kies een categorie uit de lijst.'],
    ['a blank description', { description: '  ' }, 'Vul een omschrijving in.'],
    ['an unknown unit', { unit: 'ons' }, 'Kies een eenheid uit de lijst.'],
    [
      'a negative quantity',
      { quantity: '-1' },
      'Vul een hoeveelheid in van 0 of meer, met hoogstens drie decimalen.',
    ],
    ['no price', { unitPrice: undefined }, 'Vul een bedrag in van 0 of meer, met hoogstens twee decimalen.'],
    [
      'a total that does not fit',
      { quantity: '999999999', unitPrice: '99999999.99' },
      'Hoeveelheid maal prijs is te groot: een item kost hoogstens € 99.999.999,99.',
    ],
    [
      'a kind of premium that does not exist',
      { subsidyTypeId: 987_654 },
      'Deze premiecategorie bestaat niet. Kies een andere.',
    ],
    [
      'a contact that does not exist',
      { contactId: 987_654 },
      'Dit contact bestaat niet. Kies een ander contact.',
    ],
  ])('is refused with %s', async (_, wrong, message) => {
    const { owner, projectId } = await withProject();
    const answer = await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities`, {
      ...tiles,
      ...wrong,
    });
    expect(answer).toMatchObject({
      status: 400,
      body: { message, errors: [{ path: Object.keys(wrong).at(-1) }] },
    });
    expect(await itemsOf(owner, projectId)).toEqual([]);
  });

  it('keeps what a change leaves out, and computes its total anew', async () => {
    const { owner, projectId } = await withProject();
    const contactId = await contactOf(owner);
    const { body: item } = await addTiles(owner, projectId, { notes: 'Zonder plint', contactId });
    const params = { id: item.id };
    const ticked = await owner.call(calls.updateItem, { params, body: { includedInLoan: true } });
    expect(ticked).toMatchObject({
      status: 200,
      body: { ...tiles, includedInLoan: true, notes: 'Zonder plint', contactId, totalAmount: '603.75' },
    });
    const { body } = await owner.call(calls.updateItem, { params, body: { quantity: '2', contactId: null } });
    expect(body).toMatchObject({
      totalAmount: '96.60',
      totalPrice: '96.60',
      includedInLoan: true,
      contactId: null,
    });
    expect(Date.parse(body.updatedAt)).toBeGreaterThanOrEqual(Date.parse(item.updatedAt));
  });

  it('is not changed into one whose total does not fit', async () => {
    const { owner, projectId } = await withProject();
    const { body: item } = await addTiles(owner, projectId, { unitPrice: '99999999.99', quantity: '0' });
    const answer = await owner.call(calls.updateItem, { params: { id: item.id }, body: { quantity: '2' } });
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ path: 'unitPrice' }] } });
    expect(await itemsOf(owner, projectId)).toEqual([item]);
  });

  it('is removed once', async () => {
    const { owner, projectId } = await withProject();
    const { body: item } = await addTiles(owner, projectId);
    expect((await owner.call(calls.removeItem, { params: { id: item.id } })).status).toBe(204);
    expect((await owner.call(calls.removeItem, { params: { id: item.id } })).status).toBe(404);
    expect(await itemsOf(owner, projectId)).toEqual([]);
  });
});

describe('the contact of an item', () => {
  it('may be one’s own or one that occurs in the project, never a stranger’s', async () => {
    const { owner, projectId } = await withProject();
    const editor = await join(projectId, 'editor');
    const stranger = await app().signIn('Stef Vreemd');
    const contactId = await contactOf(owner);

    expect((await addTiles(editor, projectId, { contactId })).status).toBe(400);
    expect((await addTiles(owner, projectId, { contactId })).status).toBe(201);
    expect((await addTiles(editor, projectId, { contactId })).status).toBe(201);
    expect((await addTiles(owner, projectId, { contactId: await contactOf(stranger) })).status).toBe(400);
  });
});

describe('many items at once', () => {
  it('are all added, five thousand too', async () => {
    const { owner, projectId } = await withProject();
    const items = Array.from({ length: calls.maxBulkItems }, (_, index) => ({
      ...tiles,
      description: `Tegel ${index} ${'in een lange omschrijving '.repeat(12)}`,
      quantity: String(index),
    }));
    expect(JSON.stringify({ items }).length).toBeGreaterThan(1_048_576);
    const answer = await owner.call(calls.createItems, { params: { projectId }, body: { items } });
    expect(answer).toMatchObject({ status: 201, body: { count: calls.maxBulkItems } });
    const stored = await itemsOf(owner, projectId);
    expect(stored).toHaveLength(calls.maxBulkItems);
    expect(stored.at(-1)).toMatchObject({ quantity: '4999', totalAmount: '241451.70' });
  });

  it.each([
    ['one is wrong', [{ ...tiles }, { ...tiles, unit: 'ons' }]],
    ['one total does not fit', [{ ...tiles }, { ...tiles, quantity: '999999999', unitPrice: '99999999' }]],
    ['one points at an unknown contact', [{ ...tiles }, { ...tiles, contactId: 987_654 }]],
    ['there are none', []],
    ['there are too many', Array.from({ length: calls.maxBulkItems + 1 }, () => tiles)],
  ])('are none of them added where %s', async (_, items) => {
    const { owner, projectId } = await withProject();
    const answer = await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities/bulk`, {
      items,
    });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\.$/) } });
    expect(await itemsOf(owner, projectId)).toEqual([]);
  });

  it('are refused as too large where a body is beyond all measure', async () => {
    const { owner, projectId } = await withProject();
    const items = [{ ...tiles, notes: 'x'.repeat(17 * 1_048_576) }];
    const answer = await owner.request('POST', `/api/projects/${projectId}/bill-of-quantities/bulk`, {
      items,
    });
    expect(answer.status).toBe(413);
  });
});

describe('who may do what', () => {
  it('lets an editor change the meetstaat, and a collaborator only read it', async () => {
    const { owner, projectId } = await withProject();
    const editor = await join(projectId, 'editor');
    const collaborator = await join(projectId, 'collaborator');
    const { body: item } = await addTiles(editor, projectId);
    const params = { id: item.id };
    expect(await itemsOf(collaborator, projectId)).toEqual([item]);
    expect((await addTiles(collaborator, projectId)).status).toBe(403);
    const bulk = { params: { projectId }, body: { items: [tiles] } };
    expect((await collaborator.call(calls.createItems, bulk)).status).toBe(403);
    expect((await collaborator.call(calls.updateItem, { params, body: {} })).status).toBe(403);
    expect((await collaborator.call(calls.removeItem, { params })).status).toBe(403);
    expect((await editor.call(calls.removeItem, { params })).status).toBe(204);
    expect(await itemsOf(owner, projectId)).toEqual([]);
  });

  it('hides items from a stranger, with all there is to do to them', async () => {
    const { owner, projectId } = await withProject();
    const { body: item } = await addTiles(owner, projectId);
    const stranger = await app().signIn('Stef Vreemd');
    const params = { id: item.id };
    expect((await stranger.call(calls.listItems, { params: { projectId } })).status).toBe(404);
    expect((await addTiles(stranger, projectId)).status).toBe(404);
    expect((await stranger.call(calls.updateItem, { params, body: { unitPrice: '0' } })).status).toBe(404);
    expect((await stranger.call(calls.removeItem, { params })).status).toBe(404);
    expect(await itemsOf(owner, projectId)).toEqual([item]);
  });
});
