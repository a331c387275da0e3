import { expect, it } from 'vitest';
import { findOverclaim } from '#/features/premiums/premium-files/rules/overclaim';

const invoice = { id: 7, amount: '12100.00', netAmount: '10000.00' };
const claim = (work: 'dak' | 'muur', part: string, counts = true) => ({
  work,
  invoices: [{ invoiceId: 7, part, counts }],
});

it.each([
  ['whole in two files', [claim('dak', '10000.00'), claim('muur', '10000.00')], 1_000_000],
  ['a cent too much', [claim('dak', '6000.00'), claim('muur', '4000.01')], 1],
  ['a credit note, as its invoice', [claim('dak', '-10000.00'), claim('muur', '-1.00')], 100],
])('is told of an invoice that is %s', (_case, files, above) => {
  expect(findOverclaim(invoice, files)).toEqual({ works: ['dak', 'muur'], above });
});

it.each([
  ['divided to the cent', [claim('dak', '6000.00'), claim('muur', '4000.00')]],
  ['in one file alone', [claim('dak', '10000.00')]],
  ['out of time in the other', [claim('dak', '10000.00'), claim('muur', '10000.00', false)]],
])('is not told of an invoice that is %s', (_case, files) => {
  expect(findOverclaim(invoice, files)).toBeUndefined();
});
