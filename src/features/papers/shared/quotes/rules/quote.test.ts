import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { type Cents, cents, decimalFromCents, totalFromDecimal } from '#/core/money';
import { quoteStatuses } from '#/features/papers/shared/quotes/contract';
import {
  effectiveQuoteStatus,
  lowestQuotes,
  paymentLabel,
  paymentOfContract,
  paymentProgress,
  quoteStatusToday,
  quoteTotal,
  unforeseenTotal,
} from '#/features/papers/shared/quotes/rules/quote';

const today = day('2026-11-15');
const amounts = fc.integer({ min: 0, max: 99_999_999 }).map(cents);

describe('the status that a quote shows', () => {
  it.each([
    ['pending', null, 'pending'],
    ['pending', '2026-11-16', 'pending'],
    ['pending', '2026-11-15', 'pending'],
    ['pending', '2026-11-14', 'expired'],
    ['accepted', '2026-11-14', 'accepted'],
    ['rejected', '2025-01-01', 'rejected'],
    ['expired', '2027-01-01', 'expired'],
    ['expired', null, 'expired'],
  ] as const)('of %s, valid until %s, is %s', (status, validUntil, shown) => {
    expect(effectiveQuoteStatus({ status, validUntil }, today)).toBe(shown);
  });

  it('never changes what the user decided, and never goes back as days pass', () => {
    const offsets = fc.integer({ min: -400, max: 400 });
    fc.assert(
      fc.property(fc.constantFrom(...quoteStatuses), offsets, offsets, (status, valid, later) => {
        const quote = { status, validUntil: addDays(today, valid) };
        const shown = effectiveQuoteStatus(quote, today);
        if (status !== 'pending') expect(shown).toBe(status);
        if (shown === 'expired')
          expect(effectiveQuoteStatus(quote, addDays(today, Math.abs(later)))).toBe('expired');
      }),
    );
  });
});

it('is said beside the choice only where the day made it something else', () => {
  expect(quoteStatusToday({ status: 'pending', validUntil: '2026-11-14' }, today)).toContain('‘Verlopen’');
  expect(quoteStatusToday({ status: 'pending', validUntil: '2026-11-15' }, today)).toBeUndefined();
  expect(quoteStatusToday({ status: 'accepted', validUntil: '2026-11-14' }, today)).toBeUndefined();
});

describe('payment progress', () => {
  it.each([
    ['nothing paid', 100_000, [], 'unpaid', 0, 100_000, 'Onbetaald'],
    ['a third', 30_000, [10_000], 'partial', 33, 20_000, '33% Betaald'],
    ['two thirds', 30_000, [10_000, 10_000], 'partial', 67, 10_000, '67% Betaald'],
    ['exactly half a per cent more', 20_000, [100], 'partial', 1, 19_900, '1% Betaald'],
    ['all but a cent', 100_000, [99_999], 'partial', 99, 1, '99% Betaald'],
    ['everything in two parts', 100_000, [60_000, 40_000], 'paid', 100, 0, '100% Betaald'],
    ['more than was agreed', 100_000, [110_000], 'paid', 100, 0, '100% Betaald'],
    ['a free quote with a free invoice', 0, [0], 'paid', 100, 0, '100% Betaald'],
    ['a free quote without invoice', 0, [], 'unpaid', 0, 0, 'Onbetaald'],
    ['an invoice of nothing', 100_000, [0], 'unpaid', 0, 100_000, 'Onbetaald'],
    ['what came back whole', 100_000, [50_000, -50_000], 'unpaid', 0, 100_000, 'Onbetaald'],
  ] as const)('with %s', (_, amount, paid, state, percent, remaining, label) => {
    const progress = paymentProgress(amount as Cents, paid as readonly Cents[]);
    expect(progress).toMatchObject({ state, percent, remaining: BigInt(remaining) });
    expect(paymentLabel(progress)).toBe(label);
  });

  it('says 100% only when nothing is open, and paid plus open is never less than the amount', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 6 }), (amount, paid) => {
        const progress = paymentProgress(amount, paid);
        expect(progress.percent === 100).toBe(progress.state === 'paid');
        expect(progress.paid + progress.remaining).toBeGreaterThanOrEqual(amount);
        if (progress.state === 'paid') expect(progress.remaining).toBe(0n);
      }),
    );
  });

  it('does not go down when another invoice is paid', () => {
    fc.assert(
      fc.property(amounts, fc.array(amounts, { maxLength: 5 }), amounts, (amount, paid, next) => {
        const before = paymentProgress(amount, paid);
        const after = paymentProgress(amount, [...paid, next]);
        expect(after.percent).toBeGreaterThanOrEqual(before.percent);
      }),
    );
  });
});

describe('the payment of a contract', () => {
  const contract = (sum: string, billed: string, paid: string, open: string) => {
    const above = Number(billed) - Number(sum);
    const billedAbove = Math.max(0, above).toFixed(2);
    return { amount: sum, payment: { paid }, contract: { sum, billed, billedAbove, paid, open } };
  };

  it.each([
    ['all of it', contract('1000.00', '1000.00', '1000.00', '0.00'), 'paid', 100, 0n],
    ['half, and nothing else asked', contract('1000.00', '500.00', '500.00', '0.00'), 'partial', 50, 50_000n],
    [
      'one invoice twice and another not',
      contract('1000.00', '1000.00', '1000.00', '500.00'),
      'partial',
      50,
      50_000n,
    ],
    ['the whole on the first half', contract('1000.00', '500.00', '1000.00', '0.00'), 'partial', 50, 50_000n],
    [
      'the sum, with more asked above it',
      contract('1000.00', '1500.00', '1000.00', '500.00'),
      'partial',
      67,
      50_000n,
    ],
    ['what was given back since', contract('1000.00', '0.00', '300.00', '0.00'), 'unpaid', 0, 100_000n],
  ] as const)('of %s hides nothing that is open', (_, given, state, percent, remaining) => {
    const paid = totalFromDecimal(given.contract.paid);
    expect(paymentOfContract(given)).toEqual({ state, percent, remaining, paid });
  });
});

describe('unforeseen costs', () => {
  it.each([
    [[], 0],
    [['10.00', '2.50'], 1250],
    [['0.10', '0.20'], 30],
    [['abc', '5'], 500],
    [['', ' 7.25 ', 'NaN'], 725],
  ])('of %j are %d cents together', (list, total) => {
    expect(unforeseenTotal(list.map((amount) => ({ amount })))).toBe(total);
  });

  it('add up exactly, in any order', () => {
    fc.assert(
      fc.property(fc.array(amounts), (list) => {
        const costs = list.map((amount) => ({ amount: decimalFromCents(amount) }));
        const total = list.reduce<number>((sum, amount) => sum + amount, 0);
        expect(unforeseenTotal(costs)).toBe(total);
        expect(unforeseenTotal(costs.toReversed())).toBe(total);
      }),
    );
  });
});

describe('comparing quotes', () => {
  const quote = (id: number, amount: string, ...unforeseen: string[]) => ({
    id,
    amount,
    unforeseenCosts: unforeseen.map((each) => ({ amount: each })),
  });

  it('counts the unforeseen costs before calling one the lowest', () => {
    expect(lowestQuotes([quote(1, '1000.00', '250.00'), quote(2, '1100.00')])).toEqual(new Set([2]));
  });

  it('marks both when they cost the same', () => {
    expect(lowestQuotes([quote(1, '900.00', '100.00'), quote(2, '1000.00'), quote(3, '1000.01')])).toEqual(
      new Set([1, 2]),
    );
  });

  it('always marks one, and none is cheaper than it', () => {
    fc.assert(
      fc.property(fc.array(amounts, { minLength: 1, maxLength: 8 }), (list) => {
        const quotes = list.map((amount, index) => quote(index + 1, decimalFromCents(amount)));
        const lowest = lowestQuotes(quotes);
        const marked = quotes.filter(({ id }) => lowest.has(id));
        expect(marked.length).toBeGreaterThan(0);
        for (const each of quotes) {
          for (const cheap of marked) expect(quoteTotal(each)).toBeGreaterThanOrEqual(quoteTotal(cheap));
        }
      }),
    );
  });
});
