import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  cents,
  centsFromDecimal,
  maxCents,
  type Total,
  totalFromDecimal,
  zeroCents,
  zeroTotal,
} from '#/core/money';
import { sharePercent } from '#/core/percent';
import {
  budgetFigures,
  type InvoiceLine,
  type QuoteLine,
  registrationFees,
  spendingOf,
} from '#/features/money/budget/rules/figures';
import { comparisonLevel, utilizationLevel } from '#/features/money/budget/rules/levels';
import type { BudgetAmounts } from '#/features/money/shared/rules/financing';

const euro = (amount: string) => centsFromDecimal(amount);
const sum = (amount: string) => totalFromDecimal(amount);
const blank: BudgetAmounts = {
  purchasePrice: null,
  notaryFees: null,
  registrationFees: null,
  ownContribution: null,
  loanAmount: null,
  renovationBudget: null,
};
const nothing = {
  acceptedQuotes: zeroTotal,
  approvedExtras: zeroTotal,
  unforeseenCosts: zeroTotal,
  directInvoices: zeroTotal,
};

const money = fc.integer({ min: 0, max: 100_000_000 }).map(cents);
/** As large as thousands of records at the size of their columns add up to. */
const total = fc.bigInt({ min: 0n, max: 10n ** 22n }).map((value) => value as Total);
const quoteLine: fc.Arbitrary<QuoteLine> = fc.record({
  isAccepted: fc.boolean(),
  amount: total,
  extras: total,
  unforeseen: total,
});
const invoiceLine: fc.Arbitrary<InvoiceLine> = fc.record({
  isPaid: fc.boolean(),
  ofAcceptedQuote: fc.boolean(),
  amount: total,
  paid: total,
});

describe('registration fees', () => {
  it.each([
    ['0.00', 'first_home', '0.00'],
    ['345000.00', 'first_home', '6900.00'],
    ['345000.00', 'second_home', '41400.00'],
    ['0.24', 'first_home', '0.00'],
    ['0.25', 'first_home', '0.01'],
    ['199999.99', 'first_home', '4000.00'],
    ['0.04', 'second_home', '0.00'],
    ['0.05', 'second_home', '0.01'],
    ['9999999999.99', 'second_home', '1200000000.00'],
  ] as const)('of %s for a %s are %s', (price, type, fees) => {
    expect(registrationFees(euro(price), type)).toBe(euro(fees));
  });
});

describe('what is spent', () => {
  it('counts a paid invoice of an accepted quote only once, and of others what was paid and given back', () => {
    const quotes = [
      { isAccepted: true, amount: sum('1000.00'), extras: sum('-20.00'), unforeseen: sum('150.00') },
    ];
    const invoices = [
      { isPaid: true, ofAcceptedQuote: true, amount: sum('1000.00'), paid: sum('1000.00') },
      { isPaid: true, ofAcceptedQuote: false, amount: sum('80.00'), paid: sum('80.00') },
      { isPaid: false, ofAcceptedQuote: false, amount: sum('999.00'), paid: zeroTotal },
      { isPaid: false, ofAcceptedQuote: false, amount: sum('500.00'), paid: sum('20.00') },
      { isPaid: true, ofAcceptedQuote: false, amount: sum('-30.00'), paid: sum('-30.00') },
    ];
    expect(spendingOf(quotes, invoices)).toEqual({
      acceptedQuotes: sum('1000.00'),
      approvedExtras: sum('-20.00'),
      unforeseenCosts: sum('150.00'),
      directInvoices: sum('70.00'),
    });
  });

  it('leaves out quotes that were not accepted, with their unforeseen costs', () => {
    const quotes = [
      { isAccepted: false, amount: sum('1000.00'), extras: sum('9.00'), unforeseen: sum('150.00') },
    ];
    expect(spendingOf(quotes, [])).toEqual(nothing);
  });

  it('is the same whether lines are added up first or last', () => {
    fc.assert(
      fc.property(fc.array(quoteLine), fc.array(invoiceLine), total, (quotes, invoices, part) => {
        const whole = spendingOf(
          [...quotes, { isAccepted: true, amount: (part * 2n) as Total, extras: part, unforeseen: part }],
          [...invoices, { isPaid: true, ofAcceptedQuote: false, amount: part, paid: (part * 2n) as Total }],
        );
        const half = { isPaid: true, ofAcceptedQuote: false, amount: part, paid: part };
        const split = spendingOf(
          [
            ...quotes,
            { isAccepted: true, amount: part, extras: zeroTotal, unforeseen: part },
            { isAccepted: true, amount: part, extras: part, unforeseen: zeroTotal },
          ],
          [half, ...invoices, half],
        );
        expect(split).toEqual(whole);
      }),
    );
  });
});

describe('the figures of a budget', () => {
  it('are all nothing for an empty one', () => {
    expect(budgetFigures(blank, nothing)).toEqual({
      totalCost: 0n,
      availableBudget: 0n,
      totalSpent: 0n,
      budgetUtilization: 0,
      remainingBudget: 0n,
      realBudget: 0n,
      difference: 0n,
      realPercentage: 0,
    });
  });

  it('are those of a known renovation', () => {
    const figures = budgetFigures(
      {
        purchasePrice: euro('345000.00'),
        notaryFees: euro('9850.00'),
        registrationFees: euro('6900.00'),
        ownContribution: euro('118750.00'),
        loanAmount: euro('385000.00'),
        renovationBudget: euro('142000.00'),
      },
      {
        acceptedQuotes: sum('110688.00'),
        approvedExtras: zeroTotal,
        unforeseenCosts: sum('2720.00'),
        directInvoices: sum('1312.50'),
      },
    );
    expect(figures).toEqual({
      totalCost: sum('361750.00'),
      availableBudget: sum('503750.00'),
      totalSpent: sum('110688.00'),
      budgetUtilization: 77.9,
      remainingBudget: sum('31312.00'),
      realBudget: sum('114720.50'),
      difference: sum('-27279.50'),
      realPercentage: 80.8,
    });
  });

  it('show an overrun as less than nothing left, and no share of a budget that is not there', () => {
    const spending = { ...nothing, acceptedQuotes: sum('100.00') };
    expect(budgetFigures({ ...blank, renovationBudget: euro('80.00') }, spending)).toMatchObject({
      remainingBudget: sum('-20.00'),
      difference: sum('20.00'),
      budgetUtilization: 125,
    });
    expect(budgetFigures(blank, spending)).toMatchObject({
      budgetUtilization: 0,
      remainingBudget: sum('-100.00'),
    });
  });

  it('add up: the three parts are the real budget, and estimate plus difference is too', () => {
    fc.assert(
      fc.property(total, total, total, money, (acceptedQuotes, unforeseenCosts, directInvoices, estimate) => {
        const spending = { ...nothing, acceptedQuotes, unforeseenCosts, directInvoices };
        const figures = budgetFigures({ ...blank, renovationBudget: estimate }, spending);
        expect(figures.realBudget).toBe(acceptedQuotes + unforeseenCosts + directInvoices);
        expect(BigInt(estimate) + figures.difference).toBe(figures.realBudget);
        expect(figures.remainingBudget + figures.totalSpent).toBe(BigInt(estimate));
      }),
    );
  });
});

describe('a share', () => {
  it.each([
    [1, 3, 33.3],
    [2, 3, 66.7],
    [1, 2000, 0.1],
    [1, 2001, 0],
    [5, 0, 0],
    [maxCents, maxCents, 100],
  ])('of %d in %d is %d per cent', (part, whole, percent) => {
    expect(sharePercent(cents(part), cents(whole))).toBe(percent);
  });
});

describe('the levels', () => {
  it.each([
    [0, 'safe'],
    [7_499, 'safe'],
    [7_500, 'safe'],
    [7_501, 'warning'],
    [9_000, 'warning'],
    [9_001, 'danger'],
    [10_001, 'danger'],
  ] as const)('of use at %d of 10000 is %s', (spent, level) => {
    expect(utilizationLevel(cents(spent), cents(10_000))).toBe(level);
  });

  it.each([
    [0, 'safe'],
    [9_000, 'safe'],
    [9_001, 'warning'],
    [10_000, 'warning'],
    [10_001, 'danger'],
  ] as const)('of the comparison at %d of 10000 is %s', (real, level) => {
    expect(comparisonLevel(cents(real), cents(10_000))).toBe(level);
  });

  it('look at the amounts, not at a rounded percentage', () => {
    const budget = euro('1000000.00');
    expect(utilizationLevel(cents(euro('750000.00') + 1), budget)).toBe('warning');
    expect(sharePercent(cents(euro('750000.00') + 1), budget)).toBe(75);
  });

  it('are safe without a budget, and never fall while spending rises', () => {
    expect(utilizationLevel(euro('10.00'), zeroCents)).toBe('safe');
    const order = ['safe', 'warning', 'danger'];
    const rank = (spent: Total, budget: Total) => order.indexOf(utilizationLevel(spent, budget));
    fc.assert(
      fc.property(total, total, total, (spent, more, budget) => {
        expect(rank((spent + more) as Total, budget)).toBeGreaterThanOrEqual(rank(spent, budget));
      }),
    );
  });
});
