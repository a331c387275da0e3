import { describe, expect, it } from 'vitest';
import { decimalFromCents } from '#/core/money';
import type { Coverage } from '#/features/work/meetstaat/coverage-contract';
import { coverageBars } from '#/features/work/meetstaat/rules/coverage-bars';

const items = [
  { id: 1, category: 'Dakwerk' as const },
  { id: 2, category: 'Dakwerk' as const },
  { id: 3, category: 'Keuken' as const },
  { id: 4, category: 'Vloeren' as const },
];
const nothing = { withoutPrice: 0, estimated: '0.00', quoted: null, invoiced: '0.00', paid: '0.00' };
const coverage: Coverage = {
  items: [
    { ...nothing, itemId: 1, quoted: '100.00', quotedAs: 'accepted' },
    { ...nothing, itemId: 2, quoted: '40.00', quotedAs: 'best' },
    { ...nothing, itemId: 3, quoted: '25.00', quotedAs: 'accepted' },
    { ...nothing, itemId: 4, quotedAs: null },
  ],
  categories: [
    { ...nothing, category: 'Keuken', count: 1, withoutQuote: 0, quoted: '25.00' },
    { ...nothing, category: 'Vloeren', count: 1, withoutQuote: 1 },
    { ...nothing, category: 'Dakwerk', count: 2, withoutQuote: 0, quoted: '140.00' },
  ],
  total: { ...nothing, count: 4, withoutQuote: 1, quoted: '165.00' },
};

describe('the bars of the coverage', () => {
  it('begin with the project, and tell what was accepted from what is only offered', () => {
    const shown = coverageBars(coverage, items).map(({ category, accepted, quoted, withoutQuote }) => [
      category,
      decimalFromCents(accepted),
      decimalFromCents(quoted),
      withoutQuote,
    ]);
    expect(shown).toEqual([
      [null, '125.00', '165.00', 1],
      ['Keuken', '25.00', '25.00', 0],
      ['Vloeren', '0.00', '0.00', 1],
      ['Dakwerk', '100.00', '140.00', 0],
    ]);
  });
});
