import {
  decimalFromCents,
  formatEuro,
  type Money,
  subtractTotal,
  type Total,
  totalOf,
  zeroTotal,
} from '#/core/money';
import { formatShareOf } from '#/core/percent';
import type { Todo } from '#/core/todo';
import { budgetPage } from '#/features/money/budget/page';
import { type Level, utilizationLevel } from '#/features/money/budget/rules/figures';

type Used = { spent: Money; renovationBudget: Money; percentage: number };

/** Of a budget of which most was given away. */
export function budgetTodos({ spent, renovationBudget, percentage }: Used): Todo[] {
  const level = utilizationLevel(spent, renovationBudget);
  if (level === 'safe') return [];
  const left = subtractTotal(totalOf([renovationBudget]), spent);
  return [
    {
      key: 'budget',
      kind: 'budget',
      title: `Goedgekeurde offertes: ${formatShareOf(percentage, 'uw renovatiebudget')}`,
      text: budgetAdvice(level, left),
      path: budgetPage.path,
      icon: 'money',
      isUrgent: level === 'danger',
      place: 10,
      details: { level, percentage, left: decimalFromCents(left) },
    },
  ];
}

/** What the share of the budget that was given away means. */
function budgetAdvice(level: Exclude<Level, 'safe'>, left: Total): string {
  if (left < 0n) return `${formatEuro(subtractTotal(zeroTotal, left))} boven budget: bekijk wat nog kan.`;
  if (left === 0n) return 'Uw budget is helemaal op: bekijk wat nog kan.';
  return level === 'danger' ? 'Meer dan 90%: bekijk wat nog kan.' : 'Meer dan 75%: hou het in het oog.';
}
