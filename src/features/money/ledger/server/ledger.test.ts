import { expect, it } from 'vitest';
import { dayAt } from '#/core/day';
import { getBudget, updateBudget } from '#/features/money/budget/contract';
import { getBurnUp, getLedger } from '#/features/money/ledger/contract';
import * as invoices from '#/features/papers/shared/invoices/contract';
import { addPayment } from '#/features/papers/shared/invoices/payments-contract';
import { createQuote, listQuotes, updateQuote } from '#/features/papers/shared/quotes/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { updateHome } from '#/features/work/shared/home/change-contract';
import { createItem, removeItem } from '#/features/work/shared/meetstaat/contract';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function open(renovationBudget?: string) {
  const { owner, projectId } = await openTeam(app());
  const params = { projectId };
  const contactId = await addContact(app(), owner);
  if (renovationBudget) await owner.call(updateBudget, { params, body: { renovationBudget } });
  const read = async () => (await owner.call(getLedger, { params })).body;
  const add = async (body: object) => {
    const answer = await owner.call(invoices.createInvoice, {
      params,
      body: { contactId, amount: '1000', ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const find = async (id: number) => {
    const { body } = await owner.call(invoices.listInvoices, { params });
    return body.find((each) => each.id === id);
  };
  const pay = (id: number, amount: string, date = '2026-11-03') =>
    owner.call(addPayment, { params: { id }, body: { amount, date } });
  const quote = async (body: object = {}) =>
    (
      await owner.call(createQuote, {
        params,
        body: { contactId, amount: '10000', status: 'accepted', ...body },
      })
    ).body;
  const item = async (body: object = {}) => {
    const given = { category: 'Keuken', description: 'Post', quantity: '1', unit: 'st', unitPrice: '1000' };
    return (await owner.call(createItem, { params, body: { ...given, ...body } as never })).body;
  };
  return { owner, params, contactId, read, add, find, pay, quote, item };
}

it('says that a contract which was billed and paid above its sum does not fit', async () => {
  const { read, add, pay, quote, owner, params } = await open('12000');
  const { id: quoteId } = await quote();
  const { id } = await add({ quoteId, amount: '15000' });
  await pay(id, '15000');
  expect(await read()).toMatchObject({
    budget: '12000.00',
    expected: { low: '15000.00', high: '15000.00' },
    committed: '10000.00',
    invoiced: '15000.00',
    toBill: '0.00',
    toCome: { low: '0.00', high: '0.00' },
    verdict: {
      state: 'over',
      by: '3000.00',
      because: [
        { kind: 'expected', amount: '3000.00' },
        { kind: 'billed-above', amount: '5000.00' },
      ],
    },
  });
  const [shown] = (await owner.call(listQuotes, { params })).body;
  expect(shown?.contract).toEqual({
    ...{ sum: '10000.00', billed: '15000.00', billedAbove: '5000.00' },
    ...{ toBill: '0.00', paid: '15000.00', open: '0.00' },
  });
  // What nobody agreed on is no contract, and neither is what was one.
  await quote({ status: 'pending' });
  await owner.call(updateQuote, { params: { id: quoteId }, body: { status: 'rejected' } });
  const { body: shownNow } = await owner.call(listQuotes, { params });
  expect(shownNow.map(({ contract }) => contract)).toEqual([null, null]);
});

it('has nothing to judge in an empty project, and then says what is missing', async () => {
  const { read, item } = await open();
  expect(await read()).toMatchObject({
    budget: null,
    expected: { low: '0.00', high: '0.00' },
    verdict: { state: 'nothing', by: null, because: [] },
    works: [],
  });
  const { id } = await item({ unitPrice: '0' });
  expect(await read()).toMatchObject({
    verdict: { state: 'nothing', because: [{ kind: 'no-price' }] },
    missing: { withoutPrice: [id] },
  });
});

it('sets estimates with VAT beside what is asked with VAT', async () => {
  const { read, item, owner, params } = await open('5000');
  await item();
  await item({ vatRate: 12 });
  const low = async () => (await read()).expected.low;
  expect(await low()).toBe('2330.00');
  await owner.call(updateHome, { params, body: { firstUseYear: 1930 } });
  expect(await low()).toBe('2180.00');
  await owner.call(updateHome, { params, body: { meetstaatVat: 'incl' } });
  expect(await low()).toBe('2000.00');
});

it('has a lump sum cover items, as long as they are there', async () => {
  const { read, item, quote, owner } = await open('5000');
  const [one, other] = [await item({ vatRate: 0 }), await item({ vatRate: 0 })];
  const { id } = await quote({ amount: '1800' });
  expect((await read()).expected).toEqual({ low: '2000.00', high: '3800.00' });
  const covers = (coversItemIds: number[]) =>
    owner.call(updateQuote, { params: { id }, body: { coversItemIds } });
  expect((await covers([one.id, other.id])).body.coversItemIds).toEqual([one.id, other.id]);
  expect((await read()).expected).toEqual({ low: '1800.00', high: '1800.00' });
  expect((await covers([one.id, 999_999])).status).toBe(400);
  await owner.call(removeItem, { params: { id: other.id } });
  expect((await covers([one.id])).body.coversItemIds).toEqual([one.id]);
});

it('settles an invoice with the credit notes that name it and their payments', async () => {
  const { read, add, find, pay, owner } = await open('5000');
  const { id } = await add({});
  const note = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: id });
  expect(await find(id)).toMatchObject({ credited: '200.00', open: '800.00', overpaid: '0.00' });
  expect(await find(note.id)).toMatchObject({ open: '0.00', overpaid: '0.00', netted: true });
  await pay(id, '1000');
  expect(await find(id)).toMatchObject({ status: 'paid', open: '0.00', overpaid: '200.00' });
  expect(await find(note.id)).toMatchObject({ netted: false });
  expect((await pay(note.id, '-201')).status).toBe(400);
  await pay(note.id, '-200');
  expect(await find(id)).toMatchObject({ open: '0.00', overpaid: '0.00' });
  expect(await read()).toMatchObject({ invoiced: '800.00', paid: '800.00', open: '0.00', overpaid: '0.00' });
  await owner.call(invoices.removeInvoice, { params: { id: note.id } });
  expect(await find(id)).toMatchObject({ credited: '0.00', open: '0.00', overpaid: '0.00' });
});

it('is done with an invoice that credit notes give back wholly, and counts what stands alone as coming back', async () => {
  const { read, add, find } = await open('5000');
  const { id } = await add({ dueDate: '2026-01-01' });
  await add({ kind: 'credit-note', amount: '-1000', creditsInvoiceId: id });
  expect(await find(id)).toMatchObject({ credited: '1000.00', open: '0.00', netted: true });
  await add({ kind: 'credit-note', amount: '-50' });
  const told = await read();
  expect(told).toMatchObject({ invoiced: '-50.00', paid: '0.00', open: '0.00', overpaid: '50.00' });
  expect(told.verdict.because.map(({ kind }) => kind)).toEqual(['overpaid']);
});

it('asks nothing about an invoice any more once it is given back wholly', async () => {
  const { add, owner, params } = await open();
  const { id } = await add({
    ...{ receivedDate: dayAt(new Date()), dueDate: '2026-01-01', netAmount: '100' },
    vatLines: [{ rate: 6, base: '100', amount: '6' }],
  });
  const asked = async () => (await owner.call(listTodo, { params, query: {} })).body.map(({ kind }) => kind);
  expect(await asked()).toEqual(['invoice', 'finding', 'vat']);
  await add({ kind: 'credit-note', amount: '-1000', creditsInvoiceId: id });
  expect(await asked()).toEqual([]);
});

it('asks of one that was paid unseen only what has to come back, once it is given back wholly', async () => {
  const { add, pay, owner, params } = await open();
  const { id } = await add({ netAmount: '900', vatLines: [{ rate: 21, base: '900', amount: '189' }] });
  await pay(id, '10');
  const asked = async () => (await owner.call(listTodo, { params, query: {} })).body.map(({ kind }) => kind);
  expect(await asked()).toContain('unseen');
  await add({ kind: 'credit-note', amount: '-1000', creditsInvoiceId: id });
  expect(await asked()).toEqual(['budget']);
});

it('puts a credit note with the contract of its invoice, also where that was linked later', async () => {
  const { add, find, quote, read, owner, params } = await open();
  const { id: quoteId } = await quote();
  const { id } = await add({});
  const note = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: id });
  const outside = async () => (await owner.call(getBudget, { params })).body.outsideQuotes;
  expect(await outside()).toBe('800.00');
  await owner.call(invoices.updateInvoice, { params: { id }, body: { quoteId } });
  expect(await outside()).toBe('0.00');
  expect(await read()).toMatchObject({ expected: { low: '10000.00' }, toBill: '9200.00' });
  expect(await find(note.id)).toMatchObject({ quoteId, quote: { id: quoteId } });
  const { id: second } = await quote();
  await owner.call(invoices.updateInvoice, { params: { id }, body: { quoteId: second } });
  expect(await find(note.id)).toMatchObject({ quoteId: second, quote: { id: second } });
});

it('refuses a payment of tomorrow and more back than was paid', async () => {
  const { add, pay } = await open();
  const { id } = await add({});
  expect((await pay(id, '10', '2099-01-01')).status).toBe(400);
  expect((await pay(id, '-10')).status).toBe(400);
  await pay(id, '500');
  expect((await pay(id, '-500')).status).toBe(201);
});

it('keeps the status that is chosen when a payment by saying so is taken back', async () => {
  const { add, owner } = await open();
  const { id } = await add({ status: 'paid', paidDate: '2026-11-01' });
  const say = (status: 'pending' | 'overdue' | 'paid') =>
    owner.call(invoices.updatePayment, { params: { id }, body: { status, paidDate: null } });
  expect((await say('overdue')).body).toMatchObject({ status: 'overdue', payments: [] });
});

it('draws the same money by the day of its papers, and ends with what it is today', async () => {
  const { read, add, pay, quote, owner, params } = await open();
  const { id: quoteId } = await quote({ quoteDate: '2026-03-01' });
  const { id } = await add({ quoteId, amount: '4000', invoiceDate: '2026-05-02' });
  await add({ kind: 'credit-note', amount: '-500', creditsInvoiceId: id, invoiceDate: '2026-06-01' });
  await pay(id, '1000', '2026-05-20');
  const undated = await add({ quoteId, amount: '30' });
  await pay(undated.id, '10', '2026-07-01');
  await add({ amount: '70', invoiceDate: '2099-01-01' });
  const { steps, expected } = (await owner.call(getBurnUp, { params })).body;
  expect(steps.slice(0, -1)).toEqual([
    { day: '2026-03-01', committed: '10000.00', invoiced: '0.00', paid: '0.00' },
    { day: '2026-05-02', committed: '10000.00', invoiced: '4000.00', paid: '0.00' },
    { day: '2026-05-20', committed: '10000.00', invoiced: '4000.00', paid: '1000.00' },
    { day: '2026-06-01', committed: '10000.00', invoiced: '3500.00', paid: '1000.00' },
    { day: '2026-07-01', committed: '10000.00', invoiced: '3530.00', paid: '1010.00' },
  ]);
  expect(expected).toEqual([]);
  const { committed, invoiced, paid } = await read();
  expect(steps.at(-1)).toMatchObject({ committed, invoiced, paid });
  expect(steps.at(-1)?.day).toBe(dayAt(new Date()));
});
