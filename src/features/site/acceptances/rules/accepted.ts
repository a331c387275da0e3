import type { Day } from '#/core/day';
import { totalFromDecimal, zeroTotal } from '#/core/money';
import type { Accepted } from '#/features/papers/shared/quotes/rules/accepted-plan';
import type { Acceptance } from '#/features/site/acceptances/contract';

/** What those of one contract say of its money: the last that counts decides what is kept back. */
export function acceptedOf(all: readonly Acceptance[], today: Day): Accepted | undefined {
  const counting = all.filter(({ countsSince, outcome }) => countsSince !== null && outcome !== 'refused');
  const last = counting.at(-1);
  if (!last) return undefined;
  const dayOf = (kind: 'provisional' | 'final') =>
    counting.find((each) => each.kind === kind || each.kind === 'single')?.day ?? null;
  const { keptBack, keptUntil, released } = last;
  return {
    ...{ provisional: dayOf('provisional'), final: dayOf('final') },
    kept: keptBack === null ? zeroTotal : totalFromDecimal(keptBack),
    keptUntil: released ? (released.day ?? today) : keptUntil,
  };
}
