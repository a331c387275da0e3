import { describe, expect, it } from 'vitest';
import { centsFromDecimal, type Total, totalFromDecimal, zeroTotal } from '#/core/money';
import { type BudgetAmounts, budgetFigures } from '#/features/money/budget/rules/figures';
import { moneyLine } from '#/features/money/budget/rules/line';
import { financingOf, judgeBudget } from '#/features/money/budget/rules/verdict';

const blank: BudgetAmounts = {
  purchasePrice: null,
  notaryFees: null,
  registrationFees: null,
  ownContribution: null,
  loanAmount: null,
  renovationBudget: null,
};
const euro = (amount: number) => centsFromDecimal(`${amount}.00`);
const sum = (amount: number): Total => totalFromDecimal(`${amount}.00`);

function judge(filled: Partial<BudgetAmounts>, committed: number, estimated: number, unforeseen = 0) {
  const amounts = { ...blank, ...filled };
  const quotes = [
    { isAccepted: true, amount: sum(committed), extras: zeroTotal, unforeseen: sum(unforeseen) },
  ];
  const figures = budgetFigures(amounts, {
    acceptedQuotes: sum(committed),
    approvedExtras: zeroTotal,
    unforeseenCosts: sum(unforeseen),
    directInvoices: zeroTotal,
  });
  const line = moneyLine(amounts.renovationBudget ?? euro(0), { quotes, invoices: [] });
  const verdict = judgeBudget({ amounts, figures, line, estimated: sum(estimated) });
  return 'by' in verdict ? [verdict.kind, verdict.by] : [verdict.kind];
}

const home = { purchasePrice: euro(300_000), loanAmount: euro(350_000), ownContribution: euro(50_000) };

describe('what is said of a budget', () => {
  it.each([
    ['nothing of an empty project', {}, 0, 0, ['nothing-yet']],
    [
      'nothing of a financed budget alone',
      { ...home, renovationBudget: euro(100_000) },
      0,
      0,
      ['nothing-yet'],
    ],
    ['good with quotes below it', { ...home, renovationBudget: euro(100_000) }, 90_000, 0, ['within']],
    ['good at exactly all of it', { ...home, renovationBudget: euro(100_000) }, 100_000, 100_000, ['within']],
    [
      'that a renovation without money for it is not financed',
      { renovationBudget: euro(100_000) },
      0,
      0,
      ['unfinanced', sum(100_000)],
    ],
    [
      'that what bought the house does not renovate it',
      { ...home, renovationBudget: euro(120_000) },
      10_000,
      0,
      ['unfinanced', sum(20_000)],
    ],
    ['that it is exceeded', { ...home, renovationBudget: euro(100_000) }, 106_000, 0, ['over', sum(6_000)]],
    [
      'that a meetstaat of 13 million does not fit in it',
      { ...home, renovationBudget: euro(100_000) },
      0,
      13_000_000,
      ['estimate-over', sum(12_900_000)],
    ],
    ['that quotes without any budget exceed it', {}, 5_000, 0, ['over', sum(5_000)]],
  ] as const)('is %s', (_, filled, committed, estimated, verdict) => {
    expect(judge(filled, committed, estimated)).toEqual(verdict);
  });

  it('counts unforeseen costs as what they are', () => {
    expect(judge({ ...home, renovationBudget: euro(100_000) }, 99_000, 0, 3_000)).toEqual([
      'over',
      sum(2_000),
    ]);
  });

  it('compares financing with purchase and renovation together', () => {
    const amounts = { ...blank, ...home, renovationBudget: euro(80_000) };
    const spent = { acceptedQuotes: zeroTotal, approvedExtras: zeroTotal };
    const figures = budgetFigures(amounts, {
      ...spent,
      unforeseenCosts: zeroTotal,
      directInvoices: zeroTotal,
    });
    expect(financingOf(amounts, figures)).toEqual({
      needed: sum(380_000),
      available: sum(400_000),
      shortage: -sum(20_000),
    });
  });
});
