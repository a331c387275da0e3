import { expect, it } from 'vitest';
import { cents } from '#/core/money';
import {
  bodyOf,
  draftOfQuote,
  emptyInvoice,
  invoiceFormSchema,
} from '#/features/invoices/web/invoice-form-values';
import type { Quote } from '#/features/quotes/contract';

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
