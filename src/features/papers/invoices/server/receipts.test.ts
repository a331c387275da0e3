import { describe, expect, it } from 'vitest';
import { getBudget } from '#/features/money/budget/contract';
import { createInvoice, listInvoices, updateInvoice } from '#/features/papers/shared/invoices/contract';
import { createPremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { listContacts } from '#/features/work/shared/contacts/contract';
import { createItem } from '#/features/work/shared/meetstaat/contract';
import { createRoom, removeRoom } from '#/features/work/shared/rooms/contract';
import { openTeam } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function open() {
  const team = await openTeam(app());
  const params = { projectId: team.projectId };
  const add = (body: object, client = team.owner) =>
    client.call(createInvoice, { params, body: body as never });
  return { ...team, params, add };
}

const receipt = { kind: 'receipt', payee: 'Hubo', amount: '49.95', invoiceDate: '2026-03-11' };

describe('a receipt', () => {
  it('is paid the same day, by a supplier of that name that is there once', async () => {
    const { add, owner } = await open();
    const first = await add({ ...receipt, category: 'Materiaal' });
    expect(first.status).toBe(201);
    expect(first.body).toMatchObject({
      ...{ kind: 'receipt', payee: 'Hubo', status: 'paid', paidDate: '2026-03-11', category: 'Materiaal' },
      ...{ paid: '49.95', open: '0.00', quoteId: null, contact: { name: 'Hubo' } },
    });
    const second = await add({ ...receipt, payee: ' hubo ' });
    expect(second.body.contactId).toBe(first.body.contactId);
    const { body: contacts } = await owner.call(listContacts, {} as never);
    expect(contacts.filter(({ name }) => name === 'Hubo')).toMatchObject([{ type: 'supplier' }]);
  });

  it('without a day is of today', async () => {
    const { add } = await open();
    const today = new Date().toISOString().slice(0, 10);
    const { body } = await add({ ...receipt, invoiceDate: undefined });
    expect(
      [body.invoiceDate, body.paidDate].map((day) => Math.abs(Date.parse(day ?? '') - Date.parse(today))),
    ).toEqual([
      expect.toSatisfy((ms: number) => ms <= 86_400_000),
      expect.toSatisfy((ms: number) => ms <= 86_400_000),
    ]);
  });

  it('counts as invoiced and paid, outside every quote', async () => {
    const { add, owner, params } = await open();
    await add(receipt);
    const { body } = await owner.call(getBudget, { params });
    expect(JSON.stringify(body)).toContain('49.95');
  });

  it('stands in a room, which is then not removed', async () => {
    const { add, owner, params } = await open();
    const { body: room } = await owner.call(createRoom, { params, body: { name: 'Badkamer' } });
    expect((await add({ ...receipt, roomId: room.id })).body.roomId).toBe(room.id);
    expect((await owner.call(removeRoom, { params: { id: room.id } })).status).toBe(409);
    expect((await add({ ...receipt, roomId: 2_000_000_000 })).status).toBe(404);
  });

  it('is for an item of the meetstaat of its project, and of no other', async () => {
    const { add, owner, params } = await open();
    const item = {
      category: 'Vloeren',
      description: 'Tegels',
      quantity: '10',
      unit: 'm²',
      unitPrice: '30.00',
    };
    const { body: made } = await owner.call(createItem, { params, body: item as never });
    expect((await add({ ...receipt, coversItemIds: [made.id] })).body.coversItemIds).toEqual([made.id]);
    expect((await add({ ...receipt, coversItemIds: [2_000_000_000] })).status).toBe(400);
  });

  it.each([
    [{ payee: '' }, /contact en bedrag/],
    [{ amount: '-5' }, /0 of meer/],
    [{ subsidyEligible: true }, /niet voor een premie/],
  ])('is refused with %j', async (over, sentence) => {
    const { add, owner, params } = await open();
    const answer = await add({ ...receipt, ...over });
    expect([answer.status, JSON.stringify(answer.body)]).toEqual([400, expect.stringMatching(sentence)]);
    expect((await owner.call(listInvoices, { params })).body).toEqual([]);
  });

  it('stays a receipt, and is in no premium', async () => {
    const { add, owner, params, stranger } = await open();
    const { body } = await add(receipt);
    const change = (over: object) =>
      owner.call(updateInvoice, { params: { id: body.id }, body: over as never });
    expect((await change({ kind: 'invoice' })).status).toBe(400);
    expect((await change({ payee: 'Brico' })).body).toMatchObject({
      payee: 'Brico',
      amount: '49.95',
      status: 'paid',
    });
    const invoices = [{ invoiceId: body.id }];
    const refused = await owner.call(createPremiumFile, { params, body: { work: 'dak', invoices } });
    expect([refused.status, JSON.stringify(refused.body)]).toEqual([400, expect.stringMatching(/bonnetje/)]);
    expect((await add(receipt, stranger)).status).toBe(404);
  });
});
