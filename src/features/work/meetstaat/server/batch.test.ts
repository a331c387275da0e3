import { beforeEach, describe, expect, it } from 'vitest';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import * as calls from '#/features/work/shared/meetstaat/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const line = { category: 'Vloeren', quantity: '2', unit: 'm²', unitPrice: '10.00' } as const;

let people: Awaited<ReturnType<typeof projectWithMembers>>;
let params: { projectId: number };

beforeEach(async () => {
  people = await projectWithMembers(app());
  params = { projectId: people.projectId };
});

const items = async (client: Client = people.owner) => (await client.call(calls.listItems, { params })).body;
const names = async () => (await items()).map(({ description }) => description);

async function fill(...descriptions: string[]): Promise<calls.Item[]> {
  const made = descriptions.map((description) => ({ ...line, description }));
  await people.owner.call(calls.createItems, { params, body: { items: made } });
  return items();
}

const send = (body: object, client: Client = people.owner) =>
  client.request('POST', `/api/projects/${params.projectId}/bill-of-quantities/changes`, body);

async function undoLast(): Promise<void> {
  const [last] = (await people.owner.call(listChanges, { params, query: { kind: 'items' } })).body;
  if (!last) throw new Error('nothing to undo');
  await people.owner.call(undoChange, { params: { id: last.id }, query: {}, body: {} });
}

describe('a batch of changes', () => {
  it('changes, adds and removes in one go, computes the totals, and is undone in one go', async () => {
    const before = await fill('Tegels', 'Plinten', 'Chape');
    const [tiles, skirting, screed] = before;
    const answer = await send({
      update: [
        { id: tiles?.id, version: tiles?.version, changes: { quantity: '3.5', includedInLoan: true } },
        { id: screed?.id, version: screed?.version, changes: { unitPrice: 20, notes: '' } },
      ],
      create: [{ ...line, description: 'Voegwerk' }],
      remove: [{ id: skirting?.id, version: skirting?.version }],
    });
    expect(answer).toMatchObject({
      status: 201,
      body: {
        items: [
          { id: tiles?.id, quantity: '3.5', totalAmount: '35.00', includedInLoan: true },
          { id: screed?.id, unitPrice: '20.00', totalAmount: '40.00', notes: null },
          { description: 'Voegwerk', totalAmount: '20.00', version: 1 },
        ],
      },
    });
    expect(await items()).toEqual((answer.body as { items: calls.Item[] }).items);
    await undoLast();
    const back = before.map(({ id, description, quantity, totalAmount, includedInLoan }) => {
      return { id, description, quantity, totalAmount, includedInLoan };
    });
    expect(await items()).toMatchObject(back);
    expect(await items()).toHaveLength(3);
  });

  it('does nothing at all where one item has changed or gone meanwhile, and says which', async () => {
    const [tiles, skirting, screed] = await fill('Tegels', 'Plinten', 'Chape');
    await people.editor.call(calls.updateItem, { params: { id: skirting?.id ?? 0 }, body: { notes: 'Eik' } });
    const all = [tiles, skirting, screed].map((item) => ({ id: item?.id, version: item?.version }));
    const now = await items();
    const update = all.map((each) => ({ ...each, changes: { includedInLoan: true } }));
    expect(await send({ update })).toMatchObject({
      status: 409,
      body: {
        message: '‘Plinten’ is intussen gewijzigd. Kijk even na en probeer opnieuw.',
        errors: [{ path: 'update.1' }],
      },
    });
    await people.editor.call(calls.removeItem, { params: { id: screed?.id ?? 0 } });
    expect(await send({ remove: all.slice(0, 3) })).toMatchObject({
      status: 409,
      body: {
        message: expect.stringContaining('Eén item is intussen verwijderd.'),
        errors: [{ path: 'remove.1' }, { path: 'remove.2' }],
      },
    });
    expect(await items()).toEqual(now.slice(0, 2));
  });

  it.each([
    ['nothing', {}],
    ['an item twice', { remove: [{ id: 1, version: 1 }], update: [{ id: 1, version: 1, changes: {} }] }],
    ['a wrong unit', { create: [{ ...line, description: 'Tegels', unit: 'ons' }] }],
    ['an unknown contact', { create: [{ ...line, description: 'Tegels', contactId: 987_654 }] }],
    [
      'a total that does not fit',
      { create: [{ ...line, description: 'A', quantity: '999999999', unitPrice: 9e7 }] },
    ],
  ])('is refused with %s', async (_, body) => {
    expect(await send(body)).toMatchObject({ status: 400, body: { message: expect.stringMatching(/\.$/) } });
    expect(await items()).toEqual([]);
  });

  it('reaches no item of another project', async () => {
    const other = await projectWithMembers(app());
    const [tiles] = await fill('Tegels');
    const path = `/api/projects/${other.projectId}/bill-of-quantities/changes`;
    const seen = { id: tiles?.id, version: tiles?.version };
    expect((await other.owner.request('POST', path, { remove: [seen] })).status).toBe(409);
    const move = { ids: [tiles?.id], to: tiles?.id, side: 'before' };
    expect((await other.owner.request('POST', path, { move })).status).toBe(409);
    expect(await names()).toEqual(['Tegels']);
  });

  it('changes five thousand items in one go', async () => {
    const made = Array.from({ length: calls.maxBulkItems }, (_, index) => ({
      ...line,
      description: `Post ${index}`,
    }));
    await people.owner.call(calls.createItems, { params, body: { items: made } });
    const update = (await items()).map(({ id, version }) => ({
      id,
      version,
      changes: { category: 'Ramen' },
    }));
    expect((await send({ update })).status).toBe(201);
    expect((await items()).every(({ category, version }) => category === 'Ramen' && version === 2)).toBe(
      true,
    );
  });
});

describe('items that move', () => {
  it('stand where they were put for everybody, before what is added later, until that is undone', async () => {
    const [one, two, three] = await fill('Een', 'Twee', 'Drie');
    const answer = await send({ move: { ids: [one?.id, two?.id], to: three?.id, side: 'after' } });
    expect(answer).toMatchObject({ status: 201, body: { items: [{ id: one?.id }, { id: two?.id }] } });
    expect((await items(people.editor)).map(({ description }) => description)).toEqual([
      'Drie',
      'Een',
      'Twee',
    ]);
    await fill('Vier');
    expect(await names()).toEqual(['Drie', 'Een', 'Twee', 'Vier']);
    const [, last] = (await people.owner.call(listChanges, { params, query: { kind: 'items' } })).body;
    expect(last?.title).toMatch(/verplaatste meetstaatitem ‘Twee’$/);
    await people.owner.call(undoChange, { params: { id: last?.id ?? 0 }, query: {}, body: {} });
    expect(await names()).toEqual(['Een', 'Twee', 'Drie', 'Vier']);
  });
});
