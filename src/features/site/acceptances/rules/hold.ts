import type { Day } from '#/core/day';
import { type Total, zeroTotal } from '#/core/money';
import type { Accepted } from '#/features/papers/shared/quotes/rules/accepted-plan';
import { mostKept, retainedOf } from '#/features/site/acceptances/rules/kept';

/** What of the money of a contract is not to be paid yet. */
export type Hold = {
  amount: Total;
  /** Null: until its points are in order. */
  until: Day | null;
  /** By agreement, or since an acceptance. */
  since: 'agreement' | 'acceptance';
};

type Contract = { sum: Total; paid: Total; retention: number };

/** What comes free comes so on a day that is there. */
function isFree({ keptUntil }: Accepted, today: Day): boolean {
  return keptUntil !== null && keptUntil <= today;
}

/** The retention that was agreed on; from an acceptance on, what was kept back then, for as long as it isn't free. */
export function holdOf({ sum, paid, retention }: Contract, accepted: Accepted | undefined, today: Day): Hold {
  const whole = accepted ? (isFree(accepted, today) ? zeroTotal : accepted.kept) : retainedOf(retention, sum);
  const most = mostKept(sum, paid);
  return {
    amount: whole < most ? whole : most,
    until: accepted?.keptUntil ?? null,
    since: accepted ? 'acceptance' : 'agreement',
  };
}
