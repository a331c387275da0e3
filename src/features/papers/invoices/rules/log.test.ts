import { describe, expect, it } from 'vitest';
import { invoiceLog } from '#/features/papers/invoices/rules/log';

const row = { invoiceNumber: 'F-2026-14', description: 'Dak', amount: '7840.00', status: 'pending' };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('an invoice in the log', () => {
  it.each([
    [row, 'factuur F-2026-14'],
    [{ ...row, invoiceNumber: null }, 'factuur ‘Dak’'],
    [{ ...row, invoiceNumber: null, description: '' }, 'een factuur'],
  ])('is called by its number, what it is for, or only what it is', (given, name) => {
    expect(invoiceLog.name(given)).toBe(name);
  });

  it('says what was paid', () => {
    const paid = { ...row, status: 'paid' };
    expect(plain(invoiceLog.deed?.(row, paid, ['status']))).toBe(
      'zette factuur F-2026-14 op betaald, € 7.840,00',
    );
    expect(invoiceLog.deed?.(paid, row, ['status'])).toBe('zette factuur F-2026-14 op te betalen');
    expect(invoiceLog.deed?.(row, { ...row, amount: '1.00' }, ['amount'])).toBeUndefined();
  });
});
