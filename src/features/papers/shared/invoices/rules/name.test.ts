import { describe, expect, it } from 'vitest';
import { invoiceInSentence, invoiceName } from '#/features/papers/shared/invoices/rules/name';

const invoice = {
  invoiceNumber: null,
  kind: 'invoice',
  invoiceDate: '2026-03-03',
  contact: { name: 'Koen', company: 'Dakwerken Vermeersch bv' },
} as const;

describe('the name of an invoice', () => {
  it.each([
    [{ ...invoice, invoiceNumber: 'DV-12' }, 'DV-12', 'DV-12'],
    [invoice, 'Factuur van 3 maart 2026', 'de factuur van 3 maart 2026'],
    [{ ...invoice, invoiceDate: null }, 'Factuur van Dakwerken Vermeersch bv', 'een factuur zonder nummer'],
    [
      { ...invoice, kind: 'credit-note', invoiceDate: null } as const,
      'Creditnota van Dakwerken Vermeersch bv',
      'een creditnota zonder nummer',
    ],
  ])('is never a number that was made up: %j', (named, name, inSentence) => {
    expect(invoiceName(named)).toBe(name);
    expect(invoiceInSentence(named)).toBe(inSentence);
  });
});
