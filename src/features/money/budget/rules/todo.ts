import { verdictKey } from '#/core/listed-todo';
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
import { type Level, utilizationLevel } from '#/features/money/budget/rules/levels';
import type { Ledger } from '#/features/money/ledger/contract';
import { verdictInWords } from '#/features/money/ledger/rules/words';

type Used = { spent: Money; renovationBudget: Money; percentage: number };
type Judged = Pick<Ledger, 'budget' | 'expected' | 'verdict'>;

/** What the ledger doubts, also where it has nothing to judge yet; else of a budget of which most was given away. */
export function budgetTodos({ spent, renovationBudget, percentage }: Used, ledger: Judged): Todo[] {
  const given = utilizationLevel(spent, renovationBudget);
  const { state, because } = ledger.verdict;
  const [worst] = because;
  if (given === 'safe' && !worst) return [];
  const level = given === 'safe' ? (state === 'over' ? 'danger' : 'warning') : given;
  const left = subtractTotal(totalOf([renovationBudget]), spent);
  const words = worst
    ? { title: verdictInWords(ledger), text: worst.text }
    : {
        title: `Goedgekeurde offertes: ${formatShareOf(percentage, 'uw renovatiebudget')}`,
        text: budgetAdvice(level, left),
      };
  return [
    {
      ...{
        key: worst ? verdictKey : 'budget',
        kind: 'budget',
        ...words,
        path: budgetPage.path,
        icon: 'money',
        place: 10,
      },
      isUrgent: worst ? state === 'over' : level === 'danger',
      act: { label: 'Budget bekijken', path: budgetPage.path },
      details: { level, percentage, left: decimalFromCents(left), amount: worst?.amount },
    },
  ];
}

/** What the share of the budget that was given away means. */
function budgetAdvice(level: Exclude<Level, 'safe'>, left: Total): string {
  if (left < 0n) return `${formatEuro(subtractTotal(zeroTotal, left))} boven budget: bekijk wat nog kan.`;
  if (left === 0n) return 'Uw budget is helemaal op: bekijk wat nog kan.';
  return level === 'danger' ? 'Meer dan 90%: bekijk wat nog kan.' : 'Meer dan 75%: hou het in het oog.';
}
