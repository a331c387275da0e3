import { sql } from 'drizzle-orm';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { cents, centsFromDecimal, decimalFromCents } from '#/core/money';
import { getOverview } from '#/features/front/dashboard/contract';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { listTrash } from '#/features/history/shared/trash/contract';
import { getBudget } from '#/features/money/budget/contract';
import * as calls from '#/features/papers/shared/invoices/contract';
import { addPayment, removePayment } from '#/features/papers/shared/invoices/payments-contract';
import { createQuote, listQuotes, updateQuote } from '#/features/papers/shared/quotes/contract';
import { getEligibleCosts } from '#/features/premiums/premies/contract';
import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import { getContactHistory } from '#/features/work/shared/contacts/contract';
import { createItem, removeItem } from '#/features/work/shared/meetstaat/contract';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();
const iban = 'BE47 9991 6063 3080';

async function open() {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.owner, { iban });
  const { owner, projectId } = team;
  const params = { projectId };
  const add = async (body: object = {}) => {
    const answer = await owner.call(calls.createInvoice, {
      params,
      body: { contactId, amount: '1000', ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const find = async (id: number) => {
    const { body } = await owner.call(calls.listInvoices, { params });
    return body.find((each) => each.id === id);
  };
  const pay = async (id: number, amount: string, more: object = {}) => {
    const body = { amount, date: '2026-11-03', ...more };
    const answer = await owner.call(addPayment, { params: { id }, body });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const say = (id: number, status: calls.InvoiceStatus, paidDate: string | null = '2026-11-09') =>
    owner.call(calls.updatePayment, { params: { id }, body: { status, paidDate } });
  return { ...team, contactId, params, add, find, pay, say };
}

describe('payments of an invoice', () => {
  it('add up: a part, a refund, the rest, and more than was due', async () => {
    const { add, find, pay, owner } = await open();
    const { id } = await add();
    const first = await pay(id, '400.50', { note: 'Voorschot' });
    expect(first).toMatchObject({ invoiceId: id, amount: '400.50', iban, note: 'Voorschot', how: 'entered' });
    expect(await find(id)).toMatchObject({ status: 'pending', paid: '400.50', paidDate: null });
    await pay(id, '-100.50', { date: '2026-11-04' });
    await pay(id, '700', { date: '2026-11-02', iban: 'BE64 9991 2345 0152' });
    const settled = await find(id);
    expect(settled).toMatchObject({ status: 'paid', paid: '1000.00', paidDate: '2026-11-04' });
    expect(settled?.payments.map(({ amount }) => amount)).toEqual(['400.50', '-100.50', '700.00']);
    await pay(id, '25');
    expect(await find(id)).toMatchObject({ status: 'paid', paid: '1025.00' });
    expect((await owner.call(removePayment, { params: { id: first.id } })).status).toBe(204);
    expect(await find(id)).toMatchObject({ status: 'pending', paid: '624.50', paidDate: null });
  });

  it.each([
    ['nothing', { amount: '0' }, 'amount'],
    ['what is no amount', { amount: 'veel' }, 'amount'],
    ['a day that is none', { amount: '1', date: '2026-02-30' }, 'date'],
    ['an account with a wrong digit', { amount: '1', iban: 'BE47 9991 6063 3081' }, 'iban'],
  ])('are not %s', async (_, body, path) => {
    const { add, owner } = await open();
    const { id } = await add();
    expect(await owner.request('POST', `/api/invoices/${id}/payments`, body)).toMatchObject({
      status: 400,
      body: { errors: [{ path, message: expect.stringMatching(/\.$/) }] },
    });
  });

  it('keep at the invoice what they were paid with, also of a part', async () => {
    const { add, find, pay } = await open();
    const { id } = await add();
    await pay(id, '400', { paymentReference: '+++123/4567/89002+++' });
    await pay(id, '100');
    expect(await find(id)).toMatchObject({ open: '500.00', paymentReference: '+++123/4567/89002+++' });
  });

  it('that a status made go when it is taken back, and those entered one by one never', async () => {
    const { add, find, pay, say } = await open();
    const { id } = await add();
    await pay(id, '300');
    expect((await say(id, 'paid')).body).toMatchObject({
      status: 'paid',
      paid: '1000.00',
      paidDate: '2026-11-09',
      payments: [
        { amount: '300.00', how: 'entered' },
        { amount: '700.00', how: 'status', iban },
      ],
    });
    expect((await say(id, 'paid')).body.payments).toHaveLength(2);
    expect((await say(id, 'pending')).body).toMatchObject({
      status: 'pending',
      paid: '300.00',
      paidDate: null,
    });
    await pay(id, '700');
    const kept = await say(id, 'pending');
    expect([kept.status, kept.body]).toMatchObject([
      409,
      { message: expect.stringContaining('Verwijder eerst de betaling') },
    ]);
    expect((await say(id, 'paid')).body).toMatchObject({ status: 'paid', paid: '1000.00' });
    expect((await find(id))?.payments.map(({ how }) => how)).toEqual(['entered', 'entered']);
  });

  it('by status follow the amount as long as it is said, and are one', async () => {
    const { add, owner, contactId } = await open();
    const { id } = await add({ status: 'paid', paidDate: '2026-10-01' });
    const change = (body: object) =>
      owner.call(calls.updateInvoice, { params: { id }, body: { contactId, amount: '1200', ...body } });
    expect((await change({ status: 'paid', paidDate: '2026-10-01' })).body).toMatchObject({
      status: 'paid',
      paid: '1200.00',
      payments: [{ amount: '1200.00', date: '2026-10-01' }],
    });
    expect((await change({ amount: '0', status: 'paid' })).body).toMatchObject({
      status: 'paid',
      paid: '0.00',
    });
    expect((await change({ status: 'overdue' })).body).toMatchObject({ status: 'overdue', payments: [] });
  });

  it('by saying so again pay what came back or was credited since, and only that is taken back', async () => {
    const { add, find, pay, say, owner } = await open();
    const { id } = await add({ status: 'paid', paidDate: '2026-11-01' });
    await pay(id, '-200');
    expect(await find(id)).toMatchObject({ status: 'pending', open: '200.00' });
    expect((await say(id, 'overdue')).body).toMatchObject({ status: 'overdue', paid: '800.00' });
    const again = (await say(id, 'paid')).body;
    expect(again).toMatchObject({ status: 'paid', paid: '1000.00', paidDate: '2026-11-09' });
    expect(again.payments.map(({ amount, how }) => `${how} ${amount}`)).toEqual([
      ...['entered 1000.00', 'entered -200.00', 'status 200.00'],
    ]);
    expect((await say(id, 'pending')).body).toMatchObject({ status: 'pending', paid: '800.00' });

    const other = await add();
    const note = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: other.id });
    await say(other.id, 'paid');
    await owner.call(calls.removeInvoice, { params: { id: note.id } });
    expect(await find(other.id)).toMatchObject({ status: 'pending', paid: '800.00', open: '200.00' });
    expect((await say(other.id, 'paid')).body).toMatchObject({ status: 'paid', open: '0.00' });
  });

  it('by saying so pay what came back on a credit note too', async () => {
    const { add, say } = await open();
    const { id } = await add();
    const note = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: id });
    await say(note.id, 'paid');
    expect((await say(id, 'paid')).body).toMatchObject({ status: 'paid', paid: '1000.00', open: '0.00' });
  });

  it('stay while more came back since, whichever way they would go', async () => {
    const { add, find, pay, say, owner, params } = await open();
    const { id } = await add();
    const first = await pay(id, '500');
    await pay(id, '-300');
    const removed = await owner.call(removePayment, { params: { id: first.id } });
    expect([removed.status, removed.body]).toMatchObject([
      409,
      { message: expect.stringContaining('Verwijder eerst de terugbetaling') },
    ]);
    const log = (await owner.call(listChanges, { params, query: { kind: 'payments' } })).body;
    const added = log.find(({ recordId }) => recordId === first.id);
    expect(added).toMatchObject({ mayUndo: false, whyNot: expect.stringContaining('terugbetaling') });
    const undone = { params: { id: added?.id ?? 0 }, query: {}, body: { force: true } };
    expect((await owner.call(undoChange, undone)).status).toBe(409);
    expect(await find(id)).toMatchObject({ paid: '200.00', open: '800.00' });

    const said = await add({ status: 'paid' });
    await add({ kind: 'credit-note', amount: '-300', creditsInvoiceId: said.id });
    await pay(said.id, '-300');
    expect((await say(said.id, 'overdue')).status).toBe(409);
    expect(await find(said.id)).toMatchObject({ status: 'paid', paid: '700.00' });
    const third = await add();
    const both = [await pay(third.id, '100'), await pay(third.id, '-100')];
    for (const payment of both.toReversed())
      expect((await owner.call(removePayment, { params: { id: payment.id } })).status).toBe(204);
    const [, gone] = (await owner.call(listChanges, { params, query: { kind: 'payments' } })).body;
    const back = { params: { id: gone?.id ?? 0 }, query: {}, body: {} };
    expect(await owner.call(undoChange, back)).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('meer terugkomen') } },
    });
    const note = await add({ kind: 'credit-note', amount: '-300' });
    const refund = await pay(note.id, '-100');
    const asInvoice = () =>
      owner.call(calls.updateInvoice, { params: { id: note.id }, body: { kind: 'invoice', amount: '300' } });
    expect(await asInvoice()).toMatchObject({
      ...{ status: 409, body: { message: expect.stringContaining('kwam al geld terug') } },
    });
    expect((await owner.call(removePayment, { params: { id: refund.id } })).status).toBe(204);
    expect((await asInvoice()).status).toBe(200);
    // All of it together goes and comes back.
    expect((await owner.call(calls.removeInvoice, { params: { id } })).status).toBe(204);
    const [line] = (await owner.call(listTrash, { params })).body;
    const restored = { params: { id: line?.changeId ?? 0 }, query: {}, body: {} };
    expect((await owner.call(undoChange, restored)).status).toBe(200);
    expect(await find(id)).toMatchObject({ paid: '200.00' });
  });

  it('are open again where the invoice asks more than was entered', async () => {
    const { add, pay, owner, contactId } = await open();
    const { id } = await add();
    await pay(id, '1000');
    const body = { contactId, amount: '1100' };
    expect((await owner.call(calls.updateInvoice, { params: { id }, body })).body).toMatchObject({
      status: 'pending',
      paid: '1000.00',
    });
  });

  it('are for who may change the invoice', async () => {
    const { add, pay, helper, editor, stranger, owner, params, contactId } = await open();
    const theirs = await add();
    const { body: own } = await helper.call(calls.createInvoice, {
      params,
      body: { contactId, amount: '5' },
    });
    const body = { amount: '1', date: '2026-11-03' };
    const payBy = async (who: typeof owner, id: number) =>
      (await who.call(addPayment, { params: { id }, body })).status;
    expect(await payBy(helper, theirs.id)).toBe(403);
    const byHelper = (await helper.call(addPayment, { params: { id: own.id }, body })).body;
    expect(await payBy(editor, theirs.id)).toBe(201);
    expect(await payBy(stranger, theirs.id)).toBe(404);
    const byOwner = await pay(own.id, '2');
    const onTheirs = await pay(theirs.id, '2');
    const remove = async (who: typeof owner, id: number) =>
      (await who.call(removePayment, { params: { id } })).status;
    expect(await remove(helper, onTheirs.id)).toBe(403);
    expect(await remove(stranger, onTheirs.id)).toBe(404);
    expect(await remove(helper, byOwner.id)).toBe(403);
    expect(await remove(editor, byOwner.id)).toBe(204);
    expect(await remove(helper, byHelper.id)).toBe(204);
  });

  it('are in the log by the name of their invoice, and are undone one by one in any order', async () => {
    const { add, find, pay, owner, projectId } = await open();
    const { id } = await add({ invoiceNumber: 'F-7' });
    const first = await pay(id, '400');
    await pay(id, '600');
    const log = (await owner.call(listChanges, { params: { projectId }, query: { kind: 'payments' } })).body;
    const plain = log.map(({ title }) => title.replaceAll('\u00a0', ' '));
    expect(plain).toEqual([
      'Katrien Eigenaar voegde een betaling van € 600,00 op F-7 toe',
      'Katrien Eigenaar voegde een betaling van € 400,00 op F-7 toe',
    ]);
    const undo = (changeId = 0) => owner.call(undoChange, { params: { id: changeId }, query: {}, body: {} });
    expect((await undo(log[1]?.id)).status).toBeLessThan(300);
    expect(await find(id)).toMatchObject({ status: 'pending', paid: '600.00', paidDate: null });
    const again = (await owner.call(listChanges, { params: { projectId }, query: { kind: 'payments' } }))
      .body;
    expect(again[0]).toMatchObject({ action: 'remove', recordId: first.id });
    expect((await undo(again[0]?.id)).status).toBeLessThan(300);
    expect(await find(id)).toMatchObject({ status: 'paid', paid: '1000.00' });
  });

  it('go to the trash with their invoice and come back with it', async () => {
    const { add, find, pay, owner, params } = await open();
    const { id } = await add({
      invoiceNumber: 'F-8',
      lines: [{ description: 'Pannen', quantity: '2', unitPrice: '10' }],
    });
    await pay(id, '400');
    await pay(id, '-50', { note: 'te veel' });
    const before = await find(id);
    await owner.call(calls.removeInvoice, { params: { id } });
    const [line] = (await owner.call(listTrash, { params })).body;
    expect(
      (await owner.call(undoChange, { params: { id: line?.changeId ?? 0 }, query: {}, body: {} })).status,
    ).toBeLessThan(300);
    const back = await find(id);
    const { version: _, updatedAt: __, payments, ...rest } = back ?? { payments: [] };
    expect(before).toMatchObject(rest);
    expect(payments).toMatchObject([{ amount: '400.00' }, { amount: '-50.00', note: 'te veel' }]);
  });
});

it('a payment that somebody changed meanwhile is not removed unseen', async () => {
  const { add, owner, contactId } = await open();
  const { id, payments } = await add({ status: 'paid' });
  const [seen] = payments;
  const body = { contactId, amount: '1100', status: 'paid' as const };
  await owner.call(calls.updateInvoice, { params: { id }, body });
  const headers = { 'if-match': `"${seen?.version}"` };
  const refused = await owner.request('DELETE', `/api/payments/${seen?.id}`, undefined, headers);
  expect(refused).toMatchObject({ status: 409, body: { current: { id: seen?.id, amount: '1100.00' } } });
});

it('a paid invoice of the version before comes back from the trash as paid', async () => {
  const { add, find, owner, params, projectId } = await open();
  const { id } = await add();
  await owner.call(calls.removeInvoice, { params: { id } });
  await app().db.execute(sql`update changes set before = before || '{"status":"paid","paid_date":"2026-05-02"}'
    - '{kind,lines,vat_lines,set_aside,paid}'::text[] where project_id = ${projectId} and action = 'remove'`);
  const [line] = (await owner.call(listTrash, { params })).body;
  const body = { params: { id: line?.changeId ?? 0 }, query: {}, body: {} };
  expect((await owner.call(undoChange, body)).status).toBeLessThan(300);
  expect(await find(id)).toMatchObject({
    ...{ status: 'paid', paid: '1000.00', paidDate: '2026-05-02', kind: 'invoice', lines: [] },
    payments: [{ amount: '1000.00', how: 'status', date: '2026-05-02' }],
  });
});

describe('a credit note', () => {
  it('is below zero, and says what it gives back of', async () => {
    const { add, owner, params, contactId } = await open();
    const invoice = await add();
    const note = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: invoice.id });
    expect(note).toMatchObject({ kind: 'credit-note', amount: '-200.00', creditsInvoiceId: invoice.id });
    const refused = async (body: object) =>
      (await owner.call(calls.createInvoice, { params, body: { contactId, amount: '1', ...body } })).body;
    for (const [body, path] of [
      [{ amount: '-1' }, 'amount'],
      [{ amount: '1', kind: 'credit-note' }, 'amount'],
      [{ amount: '-1', kind: 'credit-note', creditsInvoiceId: note.id }, 'creditsInvoiceId'],
      [{ amount: '-1', kind: 'credit-note', creditsInvoiceId: 999_999 }, 'creditsInvoiceId'],
    ] as const) {
      expect(await refused(body)).toMatchObject({ errors: [{ path }] });
    }
    await owner.call(calls.removeInvoice, { params: { id: invoice.id } });
    const { body } = await owner.call(calls.listInvoices, { params });
    expect(body).toMatchObject([{ id: note.id, creditsInvoiceId: null }]);
  });

  it('is paid by what comes back', async () => {
    const { add, find, pay, say } = await open();
    const { id } = await add({ kind: 'credit-note', amount: '-200' });
    await pay(id, '-50');
    expect(await find(id)).toMatchObject({ status: 'pending', paid: '-50.00' });
    expect((await say(id, 'paid')).body).toMatchObject({ status: 'paid', paid: '-200.00' });
  });

  it('said to be settled, brings back what was paid too much of its invoice, and no more', async () => {
    const { add, find, pay, say } = await open();
    const invoice = await add();
    await pay(invoice.id, '850');
    const { id } = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: invoice.id });
    expect(await find(invoice.id)).toMatchObject({ open: '0.00', overpaid: '50.00' });
    expect((await say(id, 'paid')).body).toMatchObject({ paid: '-50.00', netted: true });
    expect((await say(id, 'paid')).body).toMatchObject({ paid: '-50.00', netted: true });
    expect(await find(invoice.id)).toMatchObject({ status: 'paid', open: '0.00', overpaid: '0.00' });
  });

  it('belongs to the quote of what it gives back of', async () => {
    const { add, owner, params, contactId, say } = await open();
    const { body: quote } = await owner.call(createQuote, {
      params,
      body: { contactId, amount: '1000', status: 'accepted' },
    });
    const invoice = await add({ quoteId: quote.id, status: 'paid' });
    const note = await add({ kind: 'credit-note', amount: '-200', creditsInvoiceId: invoice.id });
    expect(note.quoteId).toBe(quote.id);
    await say(note.id, 'paid');
    const [shown] = (await owner.call(listQuotes, { params })).body;
    expect(shown).toMatchObject({
      invoiced: '800.00',
      payment: { state: 'partial', percent: 80, paid: '800.00', remaining: '200.00' },
    });
  });
});

it('every figure of a project counts the same payments', async () => {
  const { add, pay, say, owner, params, contactId } = await open();
  const { body: quote } = await owner.call(createQuote, {
    params,
    body: { contactId, amount: '2000', status: 'accepted' },
  });
  const linked = await add({ quoteId: quote.id, subsidyEligible: true });
  await pay(linked.id, '600');
  const direct = await add({ amount: '500', subsidyEligible: true, category: 'Ventilatie' });
  await pay(direct.id, '120.40');
  await pay(direct.id, '-20.40');
  const note = await add({ kind: 'credit-note', amount: '-30', creditsInvoiceId: direct.id });
  await say(note.id, 'paid');
  await add({ amount: '70' });

  const budget = (await owner.call(getBudget, { params })).body;
  expect(budget.directInvoices).toBe('70.00');
  expect(budget.realBudget).toBe('2070.00');
  const overview = (await owner.call(getOverview, { params })).body;
  expect(overview.invoices).toEqual({ count: 4, paidCount: 1, total: '1540.00', paid: '670.00' });
  expect(overview.stats.expectedSubsidy).toBe('210.00');
  const eligible = (await owner.call(getEligibleCosts, { params })).body;
  expect(eligible).toMatchObject({ paidEligible: '700.00', expectedRefund: '210.00' });
  const history = (await owner.call(getContactHistory, { params: { id: contactId } })).body;
  expect(history.paid).toBe('670.00');
  const [shown] = (await owner.call(listQuotes, { params })).body;
  expect(shown?.payment).toMatchObject({ paid: '600.00', remaining: '1400.00', percent: 30 });
});

type AnyPaper = { cents: number; paid: number[]; ofQuote: boolean; isCredit: boolean; hasLine: boolean };

it('whatever the papers and their payments, every screen tells the same to the cent', async () => {
  const papers: fc.Arbitrary<AnyPaper[]> = fc.array(
    fc.record({
      cents: fc.integer({ min: 1, max: 999_999 }),
      paid: fc.array(
        fc.integer({ min: -99_999, max: 999_999 }).filter((each) => each !== 0),
        { maxLength: 2 },
      ),
      ofQuote: fc.boolean(),
      isCredit: fc.boolean(),
      hasLine: fc.boolean(),
    }),
    { minLength: 2, maxLength: 5 },
  );
  const euro = (value: number) => decimalFromCents(cents(value));
  await fc.assert(
    fc.asyncProperty(papers, async (given) => {
      const { add, pay, owner, params, contactId } = await open();
      const accepted = { contactId, amount: '20000', status: 'accepted' } as const;
      const { body: quote } = await owner.call(createQuote, { params, body: accepted });
      const work = {
        category: 'Ramen',
        description: 'Ramen',
        quantity: '1',
        unit: 'st',
        unitPrice: '1',
      } as const;
      const { body: item } = await owner.call(createItem, { params, body: work });
      const signed = given.map((each) => {
        const asked = each.isCredit ? -each.cents : each.cents;
        const least = each.isCredit ? asked : 0;
        // No more comes back than went out, nor more than a credit note gives back.
        let sum = 0;
        const paid = each.paid.filter((next) => {
          const isPossible = next > 0 || sum + next >= least;
          if (isPossible) sum += next;
          return isPossible;
        });
        return { ...each, asked, paid };
      });
      for (const { asked, paid, ofQuote, isCredit, hasLine } of signed) {
        const line = { description: 'Ramen', net: euro(asked), vatRate: 0, itemId: item.id };
        const { id } = await add({
          ...{ amount: euro(asked), kind: isCredit ? 'credit-note' : 'invoice' },
          ...{ quoteId: ofQuote ? quote.id : null, lines: hasLine ? [line] : [] },
        });
        for (const each of paid) await pay(id, euro(each));
      }
      const sumOf = (value: (paper: (typeof signed)[number]) => number, only = (_: AnyPaper) => true) =>
        euro(signed.filter(only).reduce((sum, paper) => sum + value(paper), 0));
      const paidOf = ({ paid }: AnyPaper) => paid.reduce((sum, each) => sum + each, 0);
      const [asked, paid] = [sumOf((paper) => paper.asked), sumOf(paidOf)];

      const { body: listed } = await owner.call(calls.listInvoices, { params });
      expect(listed.map((each) => each.paid).toReversed()).toEqual(
        signed.map((paper) => euro(paidOf(paper))),
      );
      const { body: overview } = await owner.call(getOverview, { params });
      expect(overview.invoices).toMatchObject({ count: given.length, total: asked, paid });
      const { body: budget } = await owner.call(getBudget, { params });
      const direct = sumOf(paidOf, ({ ofQuote }) => !ofQuote);
      expect(budget.directInvoices).toBe(direct);
      expect(centsFromDecimal(budget.realBudget)).toBe(2_000_000 + centsFromDecimal(direct));
      const inCategories = (name: 'invoiced' | 'paid') =>
        euro(budget.categories.reduce((sum, each) => sum + centsFromDecimal(each[name]), 0));
      expect([inCategories('invoiced'), inCategories('paid')]).toEqual([asked, paid]);
      const [shown] = (await owner.call(listQuotes, { params })).body;
      const ofQuote = (paper: AnyPaper) => paper.ofQuote;
      expect(shown?.invoiced).toBe(sumOf((paper) => paper.asked, ofQuote));
      expect(shown?.payment.paid).toBe(sumOf(paidOf, ofQuote));
      const { body: coverage } = await owner.call(getCoverage, { params });
      // A credit note that names no invoice is about no item.
      const hasLine = (paper: AnyPaper) => paper.hasLine && !paper.isCredit;
      expect(coverage.total).toMatchObject({
        invoiced: sumOf((paper) => paper.asked, hasLine),
        paid: sumOf(paidOf, hasLine),
      });
      const { body: history } = await owner.call(getContactHistory, { params: { id: contactId } });
      expect(history.paid).toBe(paid);
    }),
    { numRuns: 5 },
  );
});

describe('the lines of a paper', () => {
  it('come in as JSON in a field, and go out with what they cost', async () => {
    const { owner, projectId, contactId } = await open();
    const form = new FormData();
    const lines = [
      { description: 'Dak', kind: 'heading', quantity: '3', unitPrice: '10' },
      { description: 'Pannen', quantity: '12.345', unit: 'm²', unitPrice: 45.55, vatRate: 6 },
      { description: 'Stroom', quantity: 3, unit: 'kWh', unitPrice: '0.1234', vatRate: '21' },
      { description: 'Forfait', net: '250', vatRate: 6 },
      { description: 'Korting', net: '-10.5' },
      { description: 'Schouw', kind: 'option', quantity: '1', unitPrice: '900' },
      { description: 'Inbegrepen' },
    ];
    const fields = {
      contactId: String(contactId),
      amount: '900',
      quoteDate: '2026-10-01',
      netAmount: '802.17',
      lines: JSON.stringify(lines),
      vatLines: JSON.stringify([{ rate: 6, base: '812.31', amount: '48.74' }]),
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    const { status, body } = await owner.request('POST', `/api/projects/${projectId}/quotes`, form);
    expect(status).toBe(201);
    const blank = { quantity: null, unit: null, unitPrice: null, vatRate: null, itemId: null, net: null };
    expect(body).toMatchObject({
      quoteDate: '2026-10-01',
      netAmount: '802.17',
      vatLines: [{ rate: 6, base: '812.31', amount: '48.74' }],
      lines: [
        { ...blank, description: 'Dak', kind: 'heading' },
        { quantity: '12.345', unit: 'm²', unitPrice: '45.55', vatRate: 6, kind: 'line', net: '562.31' },
        { quantity: '3', unitPrice: '0.1234', vatRate: 21, net: '0.37' },
        { ...blank, description: 'Forfait', vatRate: 6, net: '250.00' },
        { ...blank, description: 'Korting', net: '-10.50' },
        { kind: 'option', net: '900.00' },
        { ...blank, description: 'Inbegrepen', kind: 'line' },
      ],
    });
  });

  it('stay where a change leaves them out, and go where it sends none', async () => {
    const { add, owner, contactId } = await open();
    const more = { lines: [{ description: 'x', net: '1' }], vatLines: [{ rate: 6, amount: '1' }] };
    const { id } = await add({
      ...more,
      invoiceDate: '2026-10-01',
      receivedDate: '2026-10-03',
      netAmount: '5',
    });
    const change = async (body: object) =>
      (
        await owner.call(calls.updateInvoice, {
          params: { id },
          body: { contactId, amount: '1000', ...body },
        })
      ).body;
    expect(await change({})).toMatchObject({
      invoiceDate: '2026-10-01',
      receivedDate: '2026-10-03',
      netAmount: '5.00',
      lines: [{ description: 'x', net: '1.00' }],
      vatLines: [{ rate: 6, base: null, amount: '1.00' }],
    });
    expect(await change({ lines: [], vatLines: null, invoiceDate: '', netAmount: null })).toMatchObject({
      invoiceDate: null,
      receivedDate: '2026-10-03',
      netAmount: null,
      lines: [],
      vatLines: [],
    });
  });

  it.each([
    ['lines that are no JSON', { lines: '[{' }, 'lines'],
    ['too many lines', { lines: Array.from({ length: 501 }, () => ({ net: '1' })) }, 'lines'],
    ['an amount that is none', { lines: [{ net: 'veel' }] }, 'lines.0.net'],
    ['a product beyond measure', { lines: [{ quantity: '999999999', unitPrice: '99999999' }] }, 'lines.0'],
    ['an item of nowhere', { lines: [{ description: 'x', itemId: 2_000_000_000 }] }, 'lines'],
    ['a rate of nobody', { vatLines: [{ rate: 200, amount: '1' }] }, 'vatLines.0.rate'],
    ['a kind that is none', { lines: [{ kind: 'gratis' }] }, 'lines.0.kind'],
  ])('are refused: %s', async (_, body, path) => {
    const { owner, projectId, contactId } = await open();
    for (const kind of ['quotes', 'invoices']) {
      const url = `/api/projects/${projectId}/${kind}`;
      expect(await owner.request('POST', url, { contactId, amount: '1', ...body })).toMatchObject({
        status: 400,
        body: { errors: [{ path, message: expect.stringMatching(/\.$/) }] },
      });
    }
  });

  it('point at items of this project, and again when an item comes back from the trash', async () => {
    const { owner, params, contactId } = await open();
    const elsewhere = await open();
    const item = {
      category: 'Dakwerk',
      description: 'Pannen',
      quantity: '1',
      unit: 'm²',
      unitPrice: '45',
    } as const;
    const strange = (await elsewhere.owner.call(createItem, { params: elsewhere.params, body: item })).body;
    const own = (await owner.call(createItem, { params, body: item })).body;
    const body = (itemId: number | null) => ({
      ...{ contactId, amount: '45' },
      lines: [{ description: 'Pannen', quantity: '1', unitPrice: '45', itemId }],
    });
    expect((await owner.call(createQuote, { params, body: body(strange.id) })).status).toBe(400);
    const quote = (await owner.call(createQuote, { params, body: body(own.id) })).body;
    expect(quote.lines).toMatchObject([{ itemId: own.id }]);
    await owner.call(removeItem, { params: { id: own.id } });
    const shown = async () => (await owner.call(listQuotes, { params })).body[0]?.lines;
    expect(await shown()).toMatchObject([{ itemId: null }]);
    // Somebody changes the quote meanwhile, with the lines as they are shown.
    await owner.call(updateQuote, { params: { id: quote.id }, body: body(null) });
    const [line] = (await owner.call(listTrash, { params })).body;
    await owner.call(undoChange, { params: { id: line?.changeId ?? 0 }, query: {}, body: {} });
    expect(await shown()).toMatchObject([{ itemId: own.id }]);
  });
});
