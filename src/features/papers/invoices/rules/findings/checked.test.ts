import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import type { Total } from '#/core/money';
import { checkedOf } from '#/features/papers/invoices/rules/findings/checked';
import { wrongSums } from '#/features/papers/invoices/rules/findings/sums';
import type { CheckedInvoice, Found } from '#/features/papers/invoices/rules/findings/types';
import { undisputedOf } from '#/features/papers/invoices/rules/findings/undisputed';
import { isWhollyChecked } from '#/features/papers/shared/checked';
import type { PaperLine } from '#/features/papers/shared/contract';

const line = (net: string, vatRate: number | null): PaperLine => ({
  ...{ kind: 'line', description: 'Werk', quantity: null, unit: null, unitPrice: null, itemId: null },
  ...{ net, vatRate },
});
const bare: CheckedInvoice & { hasFile: boolean } = {
  ...{ id: 1, kind: 'invoice', contactId: 1, quoteId: null, invoiceNumber: null, description: null },
  ...{ invoiceDate: null, receivedDate: null, paidDate: null, iban: null, addressee: null, ibanChange: null },
  ...{ amount: '5000.00', netAmount: null, lines: [], vatLines: [], hasFile: false },
};
const contact = { iban: 'BE47999160633080', name: 'Dak bv', email: null };
const home = {
  applicants: ['Katrien De Smet'],
  firstUseYear: 1930,
  use: null,
  keepsHalfOfArea: null,
  keepsHalfOfBearingWalls: null,
};
const quote = { id: 1, amount: '5000.00', netAmount: null, vatLines: [], quoteDate: null, approved: '0.00' };

describe('what was looked at', () => {
  it('is nothing but earlier invoices of a bare amount, and never green', () => {
    const looked = checkedOf(bare, null, contact, home);
    expect(looked.checked).toEqual([]);
    expect(looked.notChecked.map(({ kind }) => kind)).toEqual([
      ...['sums', 'vat', 'quote', 'earlier', 'account', 'name', 'file'],
    ]);
    expect(isWhollyChecked(looked)).toBe(false);
  });

  it('is all of an invoice that says everything, of a quote with lines', () => {
    const whole = {
      ...bare,
      ...{ amount: '1060.00', lines: [line('1000.00', 6)], invoiceDate: day('2026-10-01') },
      ...{ iban: 'BE47999160633080', addressee: 'De Smet', hasFile: true },
    };
    const looked = checkedOf(whole, { ...quote, lines: [line('1000.00', 6)] }, contact, home);
    expect(looked.notChecked).toEqual([]);
    expect(isWhollyChecked(looked)).toBe(true);
    const young = checkedOf(whole, { ...quote, lines: [] }, contact, { ...home, firstUseYear: null });
    expect(young.notChecked.map(({ kind }) => kind)).toEqual(['vat']);
  });
});

describe('sums that say too little to be made', () => {
  it.each([
    ['a net with a total that no VAT makes of it', { netAmount: '1000.00', amount: '5000.00' }, 379_000n],
    ['a total below its net', { netAmount: '1000.00', amount: '900.00' }, -10_000n],
    [
      'a VAT of its base that is not in the total',
      { vatLines: [{ rate: 6, base: '1000.00', amount: '60.00' }], amount: '1210.00' },
      15_000n,
    ],
    [
      'a VAT that is not of its rate in the total',
      { vatLines: [{ rate: 21, base: null, amount: '60.00' }], amount: '1210.00' },
      0n,
    ],
    [
      'a line at another rate than the VAT below it',
      {
        ...{ lines: [line('1000.00', 6)], vatLines: [{ rate: 21, base: '1000.00', amount: '210.00' }] },
        amount: '1210.00',
      },
      15_000n,
    ],
  ])('are wrong with %s', (_, change, amount) => {
    expect(wrongSums({ ...bare, ...change } as CheckedInvoice)).toMatchObject([
      { rule: 'wrong-sum', amount },
    ]);
  });

  it.each([
    ['any VAT up to 21%', { netAmount: '1000.00', amount: '1134.00' }],
    ['none at all', { netAmount: '1000.00', amount: '1000.00' }],
    ['a credit note', { netAmount: '-1000.00', amount: '-1060.00' }],
    ['a VAT of its rate', { vatLines: [{ rate: 6, base: null, amount: '60.00' }], amount: '1060.00' }],
    ['a VAT of no rate', { vatLines: [{ rate: null, base: null, amount: '60.00' }], amount: '1210.00' }],
  ])('are not called wrong with %s', (_, change) => {
    expect(wrongSums({ ...bare, ...change } as CheckedInvoice)).toEqual([]);
  });
});

describe('what nobody disputes', () => {
  const paper = { ...bare, lines: [line('1000.00', 6), line('500.00', 21)] };
  const found = (rule: Found['rule'], amount: bigint, parts: [number, bigint][] = []): Found => ({
    ...{ rule, severity: 'warning', sentence: '', lines: [], amount: amount as Total },
    parts: parts.map(([at, of]) => ({ at, amount: of as Total })),
  });
  const open = 166_500n as Total;

  it('is the rest, with VAT, of the largest finding of each line and what the sum is too high', () => {
    const all = [
      found('price-above-quote', 10_000n, [[0, 10_000n]]),
      found('quantity-above-quote', 20_000n, [
        [0, 20_000n],
        [1, 1_000n],
      ]),
      found('vat-differs', 7_500n, [[1, 7_500n]]),
      found('wrong-sum', 300n),
      found('paid-in-future', 0n),
    ];
    expect(undisputedOf(paper, all, open)).toBe(166_500n - 21_200n - 7_500n - 300n);
  });

  it('is never below nothing, and nothing where it isn’t sure who is to be paid', () => {
    expect(undisputedOf(paper, [found('not-ordered', 900_000n, [[0, 900_000n]])], open)).toBe(0n);
    for (const rule of ['account-differs', 'other-addressee', 'billed-before'] as const) {
      expect(undisputedOf(paper, [found(rule, 1n)], open)).toBe(0n);
    }
    expect(undisputedOf(paper, [], open)).toBe(open);
  });
});
