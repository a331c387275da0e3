import { setTimeout } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { emptyTrash } from '#/features/history/shared/trash/contract';
import * as calls from '#/features/papers/shared/invoices/contract';
import { createQuote, updateQuote } from '#/features/papers/shared/quotes/contract';
import { updateQuote as writeQuote } from '#/features/papers/shared/quotes/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { addContact, openTeam, pdfFile } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

const firstIban = 'BE47 9991 6063 3080';
const otherIban = 'BE64 9991 2345 0152';

async function openWithContact() {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.owner, { iban: firstIban });
  const params = { projectId: team.projectId };
  type Body = Parameters<typeof team.owner.call<typeof calls.createInvoice>>[1]['body'];
  const add = async (body: Partial<Body> = {}) => {
    const answer = await team.owner.call(calls.createInvoice, {
      params,
      body: { contactId, amount: '100', ...body },
    });
    expect(answer.status).toBe(201);
    return answer.body;
  };
  const quote = async (status: 'pending' | 'accepted' | 'rejected') =>
    (await team.owner.call(createQuote, { params, body: { contactId, amount: '500', status } })).body;
  return { ...team, contactId, params, add, quote };
}

describe('invoices', () => {
  it('begin as pending, a direct expense, with their contact', async () => {
    const { owner, params, contactId, add } = await openWithContact();
    const invoice = await add({ invoiceNumber: 'F-1', dueDate: '2026-12-01' });
    expect(invoice).toMatchObject({
      invoiceNumber: 'F-1',
      amount: '100.00',
      status: 'pending',
      quoteId: null,
      quote: null,
      contact: { id: contactId, iban: firstIban },
      dueDate: '2026-12-01',
      paidDate: null,
      subsidyEligible: false,
      paymentReference: null,
      ibanChange: null,
      file: null,
    });
    expect((await owner.call(calls.listInvoices, { params })).body).toEqual([invoice]);
  });

  it('come in as a form, every field a text', async () => {
    const { owner, projectId, contactId, quote } = await openWithContact();
    const types = (await owner.request('GET', '/api/subsidy-types')).body as { id: number }[];
    const accepted = await quote('accepted');
    const form = new FormData();
    const fields = {
      invoiceNumber: 'F-2',
      contactId: String(contactId),
      category: '',
      description: 'Voorschot',
      amount: '250.5',
      dueDate: '',
      paidDate: '2026-11-02',
      status: 'paid',
      subsidyEligible: 'true',
      subsidyTypeId: String(types[0]?.id),
      quoteId: String(accepted.id),
      notes: '',
    };
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', pdfFile('factuur.pdf'));
    const { status, body } = await owner.request('POST', `/api/projects/${projectId}/invoices`, form);
    expect(status).toBe(201);
    expect(body).toMatchObject({
      amount: '250.50',
      dueDate: null,
      paidDate: '2026-11-02',
      status: 'paid',
      subsidyEligible: true,
      subsidyTypeId: types[0]?.id,
      quoteId: accepted.id,
      quote: { id: accepted.id },
      file: { name: 'factuur.pdf' },
    });
  });

  it.each([
    ['no contact', { contactId: '' }, 'contactId'],
    ['an amount that is none', { amount: 'veel' }, 'amount'],
    ['an unknown status', { status: 'later' }, 'status'],
    ['a premium category that is none', { subsidyTypeId: 999_999 }, 'subsidyTypeId'],
    ['a quote that is none', { quoteId: 999_999 }, 'quoteId'],
    ['a quote that is no number', { quoteId: 'dak' }, 'quoteId'],
    [
      'a structured communication with a wrong digit',
      { paymentReference: '+++123/4567/89003+++' },
      'paymentReference',
    ],
  ])('refuse %s', async (_, change, path) => {
    const { owner, projectId, contactId } = await openWithContact();
    const url = `/api/projects/${projectId}/invoices`;
    const answer = await owner.request('POST', url, { contactId, amount: '10', ...change });
    expect(answer).toMatchObject({
      status: 400,
      body: { errors: [{ path, message: expect.stringMatching(/\.$/) }] },
    });
    expect((await owner.request('GET', url)).body).toEqual([]);
  });

  it.each(['none', 'null', ''])('read %j as no quote at all', async (quoteId) => {
    const { add } = await openWithContact();
    expect((await add({ quoteId })).quoteId).toBeNull();
  });

  it('link only to an accepted quote of the same project', async () => {
    const { owner, params, contactId, quote } = await openWithContact();
    const elsewhere = await openWithContact();
    const strange = await elsewhere.quote('accepted');
    const link = (quoteId: number) =>
      owner.call(calls.createInvoice, { params, body: { contactId, amount: '1', quoteId } });
    expect((await link((await quote('accepted')).id)).status).toBe(201);
    expect(await link((await quote('pending')).id)).toMatchObject({
      status: 400,
      body: { message: 'Alleen een geaccepteerde offerte kan gekoppeld worden.' },
    });
    expect((await link((await quote('rejected')).id)).status).toBe(400);
    expect(await link(strange.id)).toMatchObject({
      status: 400,
      body: { message: 'Deze offerte bestaat niet. Kies een andere offerte.' },
    });
  });

  it('wait for a quote that is just being rejected, and then don’t link to it', async () => {
    const { owner, params, contactId, projectId, quote } = await openWithContact();
    const { id: quoteId } = await quote('accepted');
    const linking = await app().db.transaction(async (tx) => {
      await writeQuote(tx, projectId, quoteId, { status: 'rejected' });
      const answer = owner.call(calls.createInvoice, { params, body: { contactId, amount: '1', quoteId } });
      // Long enough to be answered by who doesn't wait; the embedded engine has one line, and waits for it.
      await Promise.race([answer, setTimeout(500)]);
      return { answer };
    });
    expect(await linking.answer).toMatchObject({
      status: 400,
      body: { message: 'Alleen een geaccepteerde offerte kan gekoppeld worden.' },
    });
  });

  it('keep their link when the quote is no longer accepted', async () => {
    const { owner, contactId, add, quote } = await openWithContact();
    const linked = await quote('accepted');
    const invoice = await add({ quoteId: linked.id });
    await owner.call(updateQuote, {
      params: { id: linked.id },
      body: { contactId, amount: '500', status: 'rejected' },
    });
    const body = { contactId, amount: '120', quoteId: linked.id };
    const changed = await owner.call(calls.updateInvoice, { params: { id: invoice.id }, body });
    expect(changed).toMatchObject({ status: 200, body: { amount: '120.00', quoteId: linked.id } });
  });

  it('take their file along when they are gone for good', async () => {
    const { owner, params, contactId } = await openWithContact();
    await app().jobs.drain();
    const before = await app().listStored();
    const { body: invoice } = await owner.call(calls.createInvoice, {
      params,
      body: { contactId, amount: '10' },
      file: pdfFile(),
    });
    const id = { id: invoice.id };
    const body = { contactId, amount: '10' };
    const replaced = await owner.call(calls.updateInvoice, {
      params: id,
      body,
      file: pdfFile('nieuw.pdf', 'n'),
    });
    expect(replaced.body.file).toMatchObject({ name: 'nieuw.pdf' });
    const kept = await owner.call(calls.updateInvoice, { params: id, body });
    expect(kept.body.filePath).toBe(replaced.body.filePath);
    expect((await owner.call(calls.removeInvoice, { params: id })).status).toBe(204);
    await owner.call(emptyTrash, { params });
    await app().jobs.drain();
    expect(await app().listStored()).toEqual(before);
  });
});

describe('paying an invoice', () => {
  it('is one call, and can be taken back', async () => {
    const { owner, add } = await openWithContact();
    const invoice = await add({ paymentReference: '+++123/4567/89002+++' });
    const params = { id: invoice.id };
    const paid = await owner.call(calls.updatePayment, {
      params,
      body: { status: 'paid', paidDate: '2026-11-15' },
    });
    expect(paid).toMatchObject({
      status: 200,
      body: { status: 'paid', paidDate: '2026-11-15', paymentReference: '+++123/4567/89002+++' },
    });
    const back = await owner.call(calls.updatePayment, {
      params,
      body: { status: 'pending', paidDate: '2026-11-15', paymentReference: 'Factuur 12' },
    });
    expect(back.body).toMatchObject({ status: 'pending', paidDate: null, paymentReference: 'Factuur 12' });
    const wrong = { status: 'paid' as const, paidDate: null, paymentReference: '+++000/0000/00000+++' };
    expect((await owner.call(calls.updatePayment, { params, body: wrong })).status).toBe(400);
  });

  it('remembers the account it went to, whatever becomes of the contact', async () => {
    const { owner, params, contactId, add } = await openWithContact();
    const paid = await add({ status: 'paid', paidDate: '2026-10-01' });
    await app().db.update(contacts).set({ iban: otherIban }).where(eq(contacts.id, contactId));
    const accountOf = async () =>
      (await owner.call(calls.listInvoices, { params })).body.flatMap(({ payments }) =>
        payments.map(({ iban }) => iban),
      );
    await owner.call(calls.updateInvoice, {
      params: { id: paid.id },
      body: { contactId, amount: '100', status: 'paid', paidDate: '2026-10-01', notes: 'nagekeken' },
    });
    expect(await accountOf()).toEqual([firstIban]);
    for (const status of ['pending', 'paid'] as const) {
      await owner.call(calls.updatePayment, { params: { id: paid.id }, body: { status, paidDate: null } });
    }
    expect(await accountOf()).toEqual([otherIban]);
  });

  it('keeps the status when a change leaves it out', async () => {
    const { owner, contactId, add } = await openWithContact();
    const invoice = await add({ status: 'paid', paidDate: '2026-10-01' });
    const changed = await owner.call(calls.updateInvoice, {
      params: { id: invoice.id },
      body: { contactId, amount: '100', paidDate: '2026-10-01' },
    });
    expect(changed.body).toMatchObject({ status: 'paid', paidDate: '2026-10-01' });
  });
});

describe('who may do what with invoices', () => {
  it('a collaborator adds, and changes, pays or removes only their own', async () => {
    const { helper, params, contactId, add } = await openWithContact();
    const invoice = await add();
    const body = { contactId, amount: '5' };
    const payment = { status: 'paid' as const, paidDate: '2026-11-15' };
    const { body: own } = await helper.call(calls.createInvoice, { params, body });
    const attempt = async (id: number) => [
      (await helper.call(calls.updateInvoice, { params: { id }, body })).status,
      (await helper.call(calls.updatePayment, { params: { id }, body: payment })).status,
      (await helper.call(calls.removeInvoice, { params: { id } })).status,
    ];
    expect(await attempt(invoice.id)).toEqual([403, 403, 403]);
    expect(await attempt(own.id)).toEqual([200, 200, 204]);
  });

  it('an editor changes what anybody brought in', async () => {
    const { editor, contactId, add } = await openWithContact();
    const params = { id: (await add()).id };
    const body = { contactId, amount: '7' };
    expect((await editor.call(calls.updateInvoice, { params, body })).status).toBe(200);
    expect((await editor.call(calls.removeInvoice, { params })).status).toBe(204);
  });

  it('a stranger sees, changes and fetches nothing', async () => {
    const { owner, stranger, params, contactId } = await openWithContact();
    const body = { contactId, amount: '10' };
    const { body: invoice } = await owner.call(calls.createInvoice, { params, body, file: pdfFile() });
    const id = { id: invoice.id };
    const payment = { status: 'paid' as const, paidDate: null };
    const tries = [
      await stranger.call(calls.listInvoices, { params }),
      await stranger.call(calls.createInvoice, { params, body }),
      await stranger.call(calls.updateInvoice, { params: id, body }),
      await stranger.call(calls.updatePayment, { params: id, body: payment }),
      await stranger.call(calls.removeInvoice, { params: id }),
      await stranger.request('GET', invoice.filePath ?? ''),
    ];
    expect(tries.map(({ status }) => status)).toEqual([404, 404, 404, 404, 404, 404]);
  });
});
