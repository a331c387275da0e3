import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { dayAt } from '#/core/day';
import { listChanges } from '#/features/history/shared/logbook/contract';
import {
  acceptQuote,
  listQuoteFindings,
  lookIntoQuoteFinding,
} from '#/features/papers/quotes/findings-contract';
import * as invoices from '#/features/papers/shared/invoices/contract';
import {
  getInvoiceChecked,
  listFindings,
  setAsideFinding,
} from '#/features/papers/shared/invoices/findings-contract';
import { addPayment } from '#/features/papers/shared/invoices/payments-contract';
import * as quotes from '#/features/papers/shared/quotes/contract';
import { quotes as quotesTable } from '#/features/papers/shared/quotes/server/tables';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { addContact, openTeam } from '../support/papers';
import { withTestApp } from '../support/test-app';

const app = withTestApp();

async function open() {
  const { owner, projectId } = await openTeam(app());
  const contactId = await addContact(app(), owner);
  const params = { projectId };
  const quote = async (fields: object = {}) =>
    (await owner.call(quotes.createQuote, { params, body: { contactId, amount: '1000', ...fields } })).body;
  const invoice = async (fields: object = {}) =>
    (await owner.call(invoices.createInvoice, { params, body: { contactId, amount: '1210', ...fields } }))
      .body;
  const seenInLog = async (kind: string) =>
    (await owner.call(listChanges, { params, query: { kind } })).body.map(({ seen }) => seen);
  return { owner, params, contactId, quote, invoice, seenInLog };
}

const longAgo = '2024-03-01';
/** Its number was billed before: all of it is disputed. */
const twice = { invoiceNumber: 'F-1', invoiceDate: '2026-01-05' };

describe('accepting a quote', () => {
  it('asks for what was read, and is refused where something bad was not', async () => {
    const { owner, quote, seenInLog } = await open();
    const { id } = await quote({ validUntil: longAgo });
    const call = { params: { id } };
    expect((await owner.request('POST', `/api/quotes/${id}/accept`, {})).status).toBe(400);

    const refused = await owner.call(acceptQuote, { ...call, body: { seen: ['expired:0:', 'whatever'] } });
    expect(refused.status).toBe(409);
    expect(refused.body).toMatchObject({
      message: expect.stringMatching(/^Kijk dit eerst na/),
      findings: [{ rule: 'expired' }],
    });
    expect(refused.body).not.toHaveProperty('current');
    const [found] = (await owner.call(listQuoteFindings, { params: { id } })).body;
    expect(found).toMatchObject({ key: 'expired::', severity: 'danger', setAside: null, askedUntil: null });

    const accepted = await owner.call(acceptQuote, { ...call, body: { seen: [found?.key ?? ''] } });
    expect(accepted.body).toMatchObject({ id, status: 'accepted' });
    expect((await seenInLog('quotes'))[0]).toEqual([found?.sentence]);
    // It stays known that it was expired on that day.
    expect((await owner.call(listQuoteFindings, { params: { id } })).body[0]?.rule).toBe('expired');
  });

  it('looks at the version first', async () => {
    const { owner, quote } = await open();
    const { id, version } = await quote({ validUntil: longAgo });
    await owner.call(quotes.updateQuote, { params: { id }, body: { description: 'Dak' } });
    const headers = { 'if-match': `"${version}"` };
    const answer = await owner.call(acceptQuote, { params: { id }, body: { seen: [] } }, headers);
    expect([answer.status, Object.keys(answer.body).sort()]).toEqual([
      409,
      ['changedAt', 'changedBy', 'current', 'message'],
    ]);
  });

  it('goes on as the specification has it where nobody says what was read', async () => {
    const { owner, params, quote, seenInLog } = await open();
    const { id } = await quote({ validUntil: longAgo });
    expect(
      (await owner.call(quotes.updateQuote, { params: { id }, body: { status: 'accepted' } })).status,
    ).toBe(200);
    expect((await seenInLog('quotes'))[0]).toBeNull();
    const told = async () =>
      (await owner.call(listTodo, { params, query: {} })).body.flatMap(({ kind, text }) =>
        kind === 'unseen' ? [text] : [],
      );
    expect(await told()).toEqual([
      expect.stringMatching(/^Zonder nakijken geaccepteerd: Deze offerte was geldig/),
    ]);
    await owner.call(lookIntoQuoteFinding, { params: { id }, body: { rule: 'expired', reason: 'Verlengd' } });
    expect(await told()).toEqual([]);
    const [other, third] = [await quote({ validUntil: longAgo }), await quote()];
    const body = { acceptId: other.id, rejectIds: [third.id] };
    expect((await owner.call(quotes.chooseQuote, { params, body: { ...body, seen: [] } })).status).toBe(409);
    const all = (await owner.call(quotes.listQuotes, { params })).body;
    expect(all.map(({ status }) => status)).toEqual(['pending', 'pending', 'accepted']);
    expect((await owner.call(quotes.chooseQuote, { params, body })).status).toBe(200);
  });

  it('waits for an answer that was asked for, and no longer on its day', async () => {
    const { owner, quote } = await open();
    const { id } = await quote({ validUntil: longAgo });
    const look = (body: { askedUntil?: string | null; reason?: string | null }) =>
      owner.call(lookIntoQuoteFinding, { params: { id }, body: { rule: 'expired', ...body } as never });
    expect((await look({ askedUntil: dayAt(new Date()) })).status).toBe(400);
    expect((await look({ askedUntil: 'morgen' })).status).toBe(400);
    const waiting = (await look({ askedUntil: '2099-01-01' })).body.find(({ rule }) => rule === 'expired');
    expect(waiting?.askedUntil).toBe('2099-01-01');
    await look({ reason: 'Mondeling verlengd' });
    const both = (await owner.call(listQuoteFindings, { params: { id } })).body.find(
      ({ rule }) => rule === 'expired',
    );
    expect(both).toMatchObject({ askedUntil: '2099-01-01', setAside: { reason: 'Mondeling verlengd' } });
    await look({ reason: null, askedUntil: null });
    expect((await owner.call(acceptQuote, { params: { id }, body: { seen: [] } })).status).toBe(409);
    await look({ askedUntil: '2099-01-01' });
    expect((await owner.call(acceptQuote, { params: { id }, body: { seen: [] } })).status).toBe(200);
  });
});

it('asks for the answer of a firm on its day, until that is looked into', async () => {
  const { owner, params, quote } = await open();
  const { id } = await quote({ validUntil: longAgo });
  const today = dayAt(new Date());
  const asked = [{ rule: 'expired', amount: null, until: today, at: new Date().toISOString() }];
  await app().db.update(quotesTable).set({ asked }).where(eq(quotesTable.id, id));
  const told = async () =>
    (await owner.call(listTodo, { params, query: {} })).body.flatMap(({ kind, dueDate }) =>
      kind === 'answer' ? [dueDate] : [],
    );
  expect(await told()).toEqual([today]);
  await owner.call(lookIntoQuoteFinding, { params: { id }, body: { rule: 'expired', reason: 'Verlengd' } });
  expect(await told()).toEqual([]);
});

describe('paying an invoice', () => {
  it('is refused where something bad was not read, and notes what was', async () => {
    const { owner, params, invoice, contactId, seenInLog } = await open();
    await owner.request('PUT', `/api/contacts/${contactId}`, { iban: 'BE47 9991 6063 3080' });
    const { id } = await invoice({ ...twice, iban: 'BE64 9991 2345 0152' });
    const [found] = (await owner.call(listFindings, { params: { id } })).body;
    expect(found).toMatchObject({ rule: 'account-differs', severity: 'danger' });
    const body = { status: 'paid' as const, paidDate: '2026-02-01' };
    const refused = await owner.call(invoices.updatePayment, {
      ...{ params: { id }, body: { ...body, seen: [] } },
    });
    expect(refused).toMatchObject({ status: 409, body: { findings: [{ key: found?.key }] } });
    const pay = (amount: string, seen?: string[]) =>
      owner.call(addPayment, { params: { id }, body: { amount, date: '2026-02-01', ...(seen && { seen }) } });
    expect((await pay('10', [])).status).toBe(409);
    expect((await pay('10')).status).toBe(201);
    const unseen = (await owner.call(listTodo, { params, query: {} })).body.find(
      ({ kind }) => kind === 'unseen',
    );
    expect(unseen?.text).toMatch(/^Zonder nakijken betaald: /);
    // What comes back is never asked about.
    expect((await pay('-10', [])).status).toBe(201);
    expect((await owner.call(getInvoiceChecked, { params: { id } })).body.undisputed).toBe('0.00');
    const paid = await owner.call(invoices.updatePayment, {
      ...{ params: { id }, body: { ...body, seen: [found?.key ?? ''] } },
    });
    expect(paid.body.status).toBe('paid');
    expect((await seenInLog('payments'))[0]).toEqual([found?.sentence]);
  });

  it('is the same from the form of the invoice, where other fields change with it', async () => {
    const { owner, params, invoice, seenInLog } = await open();
    const { id } = await invoice({ netAmount: '900', vatLines: [{ rate: 21, base: '900', amount: '189' }] });
    const [found] = (await owner.call(listFindings, { params: { id } })).body;
    const save = (more: object) =>
      owner.call(invoices.updateInvoice, { params: { id }, body: { notes: 'Gebeld', ...more } });
    const paid = { status: 'paid' as const, paidDate: '2026-02-01' };
    expect((await save({ seen: [] })).status).toBe(200);
    expect(await save({ ...paid, notes: 'Betaald', seen: [] })).toMatchObject({
      ...{ status: 409, body: { findings: [{ key: found?.key }] } },
    });
    const [stored] = (await owner.call(invoices.listInvoices, { params })).body;
    expect(stored).toMatchObject({ status: 'pending', notes: 'Gebeld' });
    const seen = JSON.stringify([found?.key]) as never;
    expect((await save({ ...paid, seen })).body).toMatchObject({ status: 'paid' });
    expect((await seenInLog('payments'))[0]).toEqual([found?.sentence]);
    const kinds = (await owner.call(listTodo, { params, query: {} })).body.map(({ kind }) => kind);
    expect(kinds).not.toContain('unseen');
  });

  it('knows what is wrong over hundreds of lines by its key', async () => {
    const { owner, invoice } = await open();
    const lines = Array.from({ length: 500 }, (_, at) => ({ description: `Post ${at}`, net: '2.00' }));
    const { id } = await invoice({ netAmount: '1200', lines });
    const [found] = (await owner.call(listFindings, { params: { id } })).body;
    expect(found).toMatchObject({ rule: 'wrong-sum', severity: 'danger' });
    const body = { status: 'paid' as const, paidDate: '2026-02-01', seen: [found?.key ?? ''] };
    expect((await owner.call(invoices.updatePayment, { params: { id }, body })).status).toBe(200);
  });

  it('holds back what was asked about until it is settled', async () => {
    const { owner, invoice } = await open();
    const { id } = await invoice({ netAmount: '900', vatLines: [{ rate: 21, base: '900', amount: '189' }] });
    const read = async () => (await owner.call(getInvoiceChecked, { params: { id } })).body.undisputed;
    const [found] = (await owner.call(listFindings, { params: { id } })).body;
    expect([found?.rule, await read()]).toEqual(['wrong-sum', '1089.00']);
    const look = (body: object) =>
      owner.call(setAsideFinding, {
        params: { id },
        body: { rule: 'wrong-sum', amount: found?.amount, ...body },
      });
    await look({ askedUntil: '2099-01-01' });
    expect(await read()).toBe('1089.00');
    await look({ reason: 'Afgesproken' });
    expect(await read()).toBe('1210.00');
  });
});
