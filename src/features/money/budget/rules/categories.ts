import { subtractTotal } from '#/core/money';
import type { MoneyLine } from '#/features/money/budget/rules/line';
import type { WorkFigures } from '#/features/money/ledger/rules/expected';

/** The budget of a category is what the meetstaat foresees for it, with VAT as all the rest. */
export type CategoryMoney = { name: string; line: MoneyLine };

/** Where the money goes, as the ledger files it: the largest first, without what is only offered. */
export function moneyPerCategory(works: readonly WorkFigures[]): CategoryMoney[] {
  return works
    .map(({ name, budgeted, committed, invoiced, outside, paid }) => ({
      name,
      line: {
        ...{ budget: budgeted, committed, invoiced, paid },
        free: subtractTotal(subtractTotal(budgeted, committed), outside),
      },
    }))
    .filter(({ line: { budget, committed, invoiced, paid } }) =>
      [budget, committed, invoiced, paid].some((sum) => sum !== 0n),
    );
}
