import { describe, expect, it } from 'vitest';
import { quoteLog } from '#/features/papers/quotes/rules/log';

const row = { quoteNumber: 'OF-7', description: 'Ramen', amount: '1250.00', status: 'pending' };
const plain = (text: string | undefined) => text?.replaceAll('\u00a0', ' ');

describe('a quote in the log', () => {
  it.each([
    ['accepted', 'accepteerde offerte OF-7, € 1.250,00'],
    ['rejected', 'wees offerte OF-7 af'],
    ['expired', 'zette offerte OF-7 op verlopen'],
    ['pending', undefined],
  ])('that became %s: %s', (status, deed) => {
    expect(plain(quoteLog.deed?.(row, { ...row, status }, ['status']))).toBe(deed);
  });

  it('tells the unforeseen costs one by one', () => {
    const costs = quoteLog.values?.unforeseenCosts;
    expect(plain(costs?.('[{"amount":"12.50","description":"Latei"}]'))).toBe('Latei € 12,50');
    expect(costs?.('[]')).toBe('');
  });
});
