import { expect, it } from 'vitest';
import { cents } from '#/core/money';
import {
  bodyOf,
  draftOfInvoice,
  draftOfQuote,
  draftOfRead,
  emptyInvoice,
  invoiceFormSchema,
} from '#/features/papers/invoices/web/invoice-form-values';
import type { Invoice } from '#/features/papers/shared/invoices/contract';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';

const quote = {
  id: 3,
  contactId: 7,
  category: 'Ramen en deuren',
  description: 'Ramen',
  amount: '19600.00',
  contractSum: '19600.00',
  agreement: null,
} as Quote;

it.each([
  ['0.00', 1_960_000],
  ['13720.00', 588_000],
  ['19600.00', null],
  ['20000.00', null],
])('proposes what is left of a quote of which %s was invoiced', (invoiced, amount) => {
  expect(draftOfQuote({ ...quote, invoiced })).toMatchObject({ quoteId: 3, contactId: 7, amount });
});

it('sends a paid day only of what is paid, and a premium only of what is eligible', () => {
  const values = invoiceFormSchema.parse({
    ...emptyInvoice,
    contactId: 7,
    amount: cents(100),
    paidDate: '2026-11-15',
    subsidyTypeId: 4,
  });
  expect(bodyOf(values)).toMatchObject({ amount: '1.00', paidDate: null, subsidyTypeId: null });
  expect(bodyOf({ ...values, status: 'paid', subsidyEligible: true })).toMatchObject({
    paidDate: '2026-11-15',
    subsidyTypeId: 4,
  });
});

const tiles = { description: 'Tegels', unit: 'm²', vatRate: 6, itemId: null, kind: 'line' } as const;

it('sends what was typed above zero on a credit note below zero, with its lines and its VAT', () => {
  const values = invoiceFormSchema.parse({
    ...emptyInvoice,
    ...{ contactId: 7, kind: 'credit-note', amount: cents(19_080), netAmount: cents(18_000) },
    lines: [
      { ...tiles, quantity: 2_000, unitPrice: 1_000_000, net: null },
      { ...tiles, quantity: null, unitPrice: null, net: cents(-2_000) },
    ],
    vatLines: [{ rate: 6, base: cents(18_000), amount: cents(1_080) }],
  });
  const body = bodyOf(values);
  expect(body).toMatchObject({
    ...{ amount: '-190.80', netAmount: '-180.00' },
    lines: [
      { quantity: '-2', unitPrice: '100.00', net: '-200.00' },
      { quantity: null, net: '20.00' },
    ],
    vatLines: [{ rate: 6, base: '-180.00', amount: '-10.80' }],
  });
  const draft = draftOfInvoice({ ...values, ...body, status: 'pending' } as unknown as Invoice);
  const { amount, netAmount, vatLines } = values;
  expect(draft).toMatchObject({ amount, netAmount, vatLines });
  expect(draft.lines.map(({ quantity, net }) => [quantity, net])).toEqual([
    [2_000, 20_000],
    [null, -2_000],
  ]);
});

it('takes a credit note as it is read: quantities above zero and amounts below', () => {
  const item = { description: 'Tegels', unit: 'm²', vatRate: 6, confidence: 1 };
  const read = {
    ...{ kind: 'credit-note', number: 'C-1', date: null, dueDate: null, totalAmount: '-318.00' },
    ...{ netAmount: '-300.00', vatLines: [{ rate: 6, base: '-300.00', amount: '-18.00' }] },
    items: [
      { ...item, quantity: '2.000', unitPrice: '100.00', totalPrice: '-200.00' },
      { ...item, quantity: null, unitPrice: null, totalPrice: '-100.00' },
    ],
  } as unknown as PaperData;
  const draft = draftOfRead(read, [], []);
  expect(draft).toMatchObject({ kind: 'credit-note', amount: 31_800, netAmount: 30_000 });
  expect(bodyOf(invoiceFormSchema.parse({ ...draft, contactId: 7 }))).toMatchObject({
    ...{ amount: '-318.00', netAmount: '-300.00' },
    lines: [{ net: '-200.00' }, { net: '-100.00' }],
    vatLines: [{ base: '-300.00', amount: '-18.00' }],
  });
});
