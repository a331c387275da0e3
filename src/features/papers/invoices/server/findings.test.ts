import { expect, it } from 'vitest';
import { listChanges } from '#/features/history/shared/logbook/contract';
import { getQuoteChecked } from '#/features/papers/quotes/checked-contract';
import * as calls from '#/features/papers/shared/invoices/contract';
import {
  getInvoiceChecked,
  listFindings,
  listOpenFindings,
} from '#/features/papers/shared/invoices/findings-contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { updateHome } from '#/features/work/shared/home/change-contract';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

/** A quote of one line, and an invoice of it that asks too much, on another account, to somebody else. */
async function openFaulty() {
  const team = await openTeam(app());
  const contactId = await addContact(app(), team.owner, { iban: 'BE47 9991 6063 3080' });
  const { owner, projectId } = team;
  const params = { projectId };
  await owner.call(updateHome, { params, body: { applicants: ['Katrien De Smet'] } });
  const pannen = {
    description: 'Dakpannen leggen',
    quantity: '100',
    unit: 'm²',
    unitPrice: '45',
    vatRate: 6,
  };
  const { body: quote } = await owner.call(createQuote, {
    params,
    body: { contactId, amount: '4770', status: 'accepted', lines: [pannen] },
  });
  const add = async (body: object) =>
    (
      await owner.call(calls.createInvoice, {
        params,
        body: { contactId, amount: '4770', quoteId: quote.id, ...body },
      })
    ).body;
  const right = await add({ invoiceNumber: 'F-1', amount: '2385', lines: [{ ...pannen, quantity: '50' }] });
  const wrong = await add({
    invoiceNumber: 'F-2',
    amount: '3000',
    lines: [{ ...pannen, quantity: '60', unitPrice: '47' }],
    iban: 'BE64 9991 2345 0152',
    addressee: 'Immo Zon bv',
  });
  const find = async (id: number, who = owner) => (await who.call(listFindings, { params: { id } })).body;
  return { ...team, params, right, wrong, find };
}

const rulesOf = (found: readonly { rule: string }[]) => found.map(({ rule }) => rule);

it('an invoice is held against its quote, what was billed before, its firm and the home', async () => {
  const { owner, params, right, wrong, find } = await openFaulty();
  expect(await find(right.id)).toEqual([]);
  const found = await find(wrong.id);
  expect(rulesOf(found)).toEqual([
    ...['wrong-sum', 'account-differs', 'other-addressee', 'above-contract'],
    ...['price-above-quote', 'quantity-above-quote'],
  ]);
  expect(found.find(({ rule }) => rule === 'price-above-quote')).toMatchObject({
    ...{ severity: 'warning', lines: [0], amount: '120.00', setAside: null },
    sentence: expect.stringMatching(/^Duurder dan in de offerte: .+\.$/),
  });
  const { body: open } = await owner.call(listOpenFindings, { params });
  expect(open).toEqual([{ invoiceId: wrong.id, count: 6, severity: 'danger' }]);
});

it('a finding is set aside with a reason that stays, and stands in the log', async () => {
  const { owner, helper, editor, stranger, params, wrong, find } = await openFaulty();
  const url = `/api/invoices/${wrong.id}/findings`;
  const body = { rule: 'price-above-quote', reason: 'Afgesproken aan de telefoon' };
  expect((await helper.request('PUT', url, body)).status).toBe(403);
  expect((await stranger.request('PUT', url, body)).status).toBe(404);
  expect((await stranger.request('GET', url)).status).toBe(404);
  expect((await editor.request('PUT', url, { ...body, rule: 'te duur' })).status).toBe(400);
  expect((await editor.request('PUT', url, body)).status).toBe(200);
  const looked = (await find(wrong.id, helper)).at(-1);
  expect(looked).toMatchObject({ rule: body.rule, setAside: { reason: body.reason } });
  const [line] = (await owner.call(listChanges, { params, query: { kind: 'invoices' } })).body;
  expect(line).toMatchObject({
    by: { name: 'Els Editor' },
    fields: [{ name: 'setAside', afterText: body.reason }],
  });
  await owner.request('PUT', url, { rule: body.rule, reason: '' });
  expect((await find(wrong.id)).every(({ setAside }) => setAside === null)).toBe(true);
});

it('what was set aside asks to be looked at again once it is about another amount', async () => {
  const { owner, wrong, find } = await openFaulty();
  const url = `/api/invoices/${wrong.id}`;
  const looked = async () =>
    (await find(wrong.id)).find(({ rule }) => rule === 'price-above-quote')?.setAside?.reason;
  await owner.request('PUT', `${url}/findings`, { rule: 'price-above-quote', reason: 'Afgesproken' });
  await owner.request('PUT', url, { notes: 'Nagekeken aan de telefoon' });
  expect(await looked()).toBe('Afgesproken');
  await owner.request('PUT', url, { lines: [{ ...wrong.lines[0], unitPrice: '60' }] });
  expect(await looked()).toBeUndefined();
});

it('of two findings of one rule the one is set aside and the other stays', async () => {
  const { owner, params, wrong, find } = await openFaulty();
  const twin = {
    ...{ contactId: wrong.contactId, amount: '3000', invoiceNumber: 'f 2' },
    lines: [{ description: 'Dakpannen leggen', quantity: '60', unit: 'm²', unitPrice: '47', vatRate: 6 }],
  };
  const { body: copy } = await owner.call(calls.createInvoice, { params, body: twin });
  const before = (await find(copy.id)).filter(({ rule }) => rule === 'billed-before');
  expect(before.map(({ amount, lines }) => [amount, lines])).toEqual([
    ['3000.00', []],
    ['2820.00', [0]],
  ]);
  const body = { rule: 'billed-before', amount: '2820.00', reason: 'De tweede helft' };
  await owner.request('PUT', `/api/invoices/${copy.id}/findings`, body);
  const after = (await find(copy.id)).filter(({ rule }) => rule === 'billed-before');
  expect(after.map(({ amount, setAside }) => [amount, setAside?.reason])).toEqual([
    ['3000.00', undefined],
    ['2820.00', 'De tweede helft'],
  ]);
});

it('a wrong 6% is named with what it makes, until when one may contest it, and a mail to do so', async () => {
  const team = await openTeam(app());
  const { owner, projectId } = team;
  const params = { projectId };
  const contactId = await addContact(app(), owner, { email: 'info@warmte.example' });
  const ketel = { description: 'Gasketel leveren en plaatsen', quantity: '1', unitPrice: '4000', vatRate: 6 };
  const add = async (body: object) =>
    (await owner.call(calls.createInvoice, { params, body: { contactId, amount: '4240', ...body } })).body;
  const dates = { invoiceDate: '2026-09-01', receivedDate: '2027-01-31' };
  const { id } = await add({ lines: [ketel], ...dates });
  const find = async () => (await owner.call(listFindings, { params: { id } })).body;
  const [found] = await find();
  expect(found).toMatchObject({
    ...{ rule: 'vat-rate', severity: 'danger', amount: '600.00', lines: [0], contestUntil: '2027-02-28' },
    mail: { to: 'info@warmte.example', body: expect.stringContaining('betwist ik schriftelijk') },
  });
  expect(found?.sentence).toContain('28 februari 2027');

  const roof = await add({
    amount: '1060',
    lines: [{ ...ketel, description: 'Dak', unitPrice: '1000' }],
    ...dates,
  });
  const ofRoof = async () => (await owner.call(listFindings, { params: { id: roof.id } })).body;
  expect(await ofRoof()).toEqual([]);
  await owner.call(updateHome, { params, body: { firstUseYear: 2017 } });
  expect(await ofRoof()).toMatchObject([{ rule: 'vat-rate', amount: '150.00' }]);
  await owner.call(updateHome, { params, body: { firstUseYear: 1962, keepsHalfOfBearingWalls: false } });
  const [ofNew] = await ofRoof();
  expect(ofNew).toMatchObject({ rule: 'vat-rate', severity: 'danger', amount: '150.00' });
  expect(ofNew?.sentence).toContain('minder dan de helft van de dragende muren');
});

it('what comes from a supplier need not be at 6%', async () => {
  const { owner, projectId } = await openTeam(app());
  const params = { projectId };
  await owner.call(updateHome, { params, body: { firstUseYear: 1962 } });
  const lines = [{ description: 'Vloertegels', net: '1000', vatRate: 21 }];
  const of = async (type: 'supplier' | 'contractor') => {
    const contactId = await addContact(app(), owner, { type });
    const body = { contactId, amount: '1210', invoiceDate: '2026-09-01', lines };
    const { id } = (await owner.call(calls.createInvoice, { params, body })).body;
    return (await owner.call(listFindings, { params: { id } })).body.map(({ severity }) => severity);
  };
  expect([await of('supplier'), await of('contractor')]).toEqual([[], ['warning']]);
});

it('says of a paper what was compared, what could not be, and what of it nobody disputes', async () => {
  const { owner, right, wrong, stranger } = await openFaulty();
  const kinds = (all: readonly { kind: string }[]) => all.map(({ kind }) => kind);
  const checkedOf = async (id: number) => (await owner.call(getInvoiceChecked, { params: { id } })).body;
  const fine = await checkedOf(right.id);
  expect([kinds(fine.checked), kinds(fine.notChecked), fine.undisputed]).toEqual([
    ['sums', 'quote', 'earlier'],
    ['vat', 'account', 'name', 'file'],
    '2385.00',
  ]);
  // The account is another: nobody knows whom to pay.
  expect((await checkedOf(wrong.id)).undisputed).toBe('0.00');
  const [finding] = (await owner.call(listFindings, { params: { id: wrong.id } })).body;
  expect(finding?.key).toBe('wrong-sum::10.80');
  const params = { id: right.quoteId ?? 0 };
  const { body } = await owner.call(getQuoteChecked, { params });
  expect([kinds(body.checked), kinds(body.notChecked)]).toEqual([['sums'], ['vat', 'file']]);
  for (const call of [getQuoteChecked, getInvoiceChecked]) {
    expect((await stranger.call(call, { params: { id: right.id } })).status).toBe(404);
  }
});
