import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { nameOfInvoice } from '#/features/premiums/shared/premium-files/rules/invoice-name';

it.each([
  ['RZ-F0440', '2026-05-12', 'RZ-F0440'],
  [null, '2026-05-12', 'Factuur van 12 mei 2026'],
  [null, null, 'Factuur zonder nummer'],
])('an invoice with number %s of %s is called %s: no number is made up', (invoiceNumber, date, name) => {
  expect(nameOfInvoice({ invoiceNumber, invoiceDate: date === null ? null : day(date) })).toBe(name);
});
