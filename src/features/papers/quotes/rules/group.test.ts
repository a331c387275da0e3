import { expect, it } from 'vitest';
import { groupOfQuote, inGroups } from '#/features/papers/quotes/rules/group';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';

type Figures = { billed: string; paid?: string; open?: string; sum?: string; billedAbove?: string };

function quote(status: QuoteStatus, figures: Figures = { billed: '0.00' }) {
  const { billed, paid = billed, open = '0.00', sum = '1000.00', billedAbove = '0.00' } = figures;
  const contract = { sum, billed, billedAbove, toBill: '0.00', paid, open };
  return {
    status,
    amount: '1000.00',
    payment: { paid },
    contract: status === 'accepted' ? contract : null,
  };
}

it.each([
  ['waits for an answer', quote('pending'), 'Te beslissen'],
  ['was accepted', quote('accepted'), 'Lopend'],
  ['is paid in part', quote('accepted', { billed: '999.99' }), 'Lopend'],
  [
    'is paid, with extra work that is not',
    quote('accepted', { billed: '1000.00', sum: '1200.00' }),
    'Lopend',
  ],
  [
    'is paid, with more billed that is not',
    quote('accepted', { billed: '1050.00', billedAbove: '50.00', paid: '1000.00', open: '50.00' }),
    'Lopend',
  ],
  ['is paid', quote('accepted', { billed: '1000.00' }), 'Afgesloten'],
  ['was turned down', quote('rejected'), 'Afgesloten'],
  ['was called expired', quote('expired'), 'Afgesloten'],
])('a quote that %s stands under its heading', (_, given, group) => {
  expect(groupOfQuote(given)).toBe(group);
});

it('keeps the order inside the groups', () => {
  const all = [quote('rejected'), quote('accepted'), quote('pending'), quote('expired')];
  expect(inGroups(all).map(({ status }) => status)).toEqual(['pending', 'accepted', 'rejected', 'expired']);
});
