import type { Day } from '#/core/day';
import { divideExactly } from '#/core/decimal';
import { subtractTotal, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import type { AcceptanceKind, Outcome, ReleaseReason } from '#/features/site/acceptances/contract';

/** What may be kept back at most: what is not paid yet. */
export function mostKept(sum: Total, paid: Total): Total {
  const left = subtractTotal(sum, paid);
  return left > 0n ? left : zeroTotal;
}

/** What was agreed to keep back of a contract, in per cent of its sum. */
export function retainedOf(retention: number, sum: Total): Total {
  return divideExactly(sum * BigInt(Math.round(retention * 100)), 10_000n) as Total;
}

type Proposed = {
  kind: AcceptanceKind;
  sum: Total;
  paid: Total;
  /** In per cent. */
  retention: number;
  /** Of the open points; null: nobody said how much. */
  amounts: readonly (string | null)[];
};

/** The retention of the contract and what its open points are worth. At the final one the retention comes free. */
export function proposeKept({ kind, sum, paid, retention, amounts }: Proposed): Total {
  const retained = kind === 'final' ? zeroTotal : retainedOf(retention, sum);
  const all = totalOf([retained, ...amounts.map(asTotal)]);
  const most = mostKept(sum, paid);
  return all < most ? all : most;
}

type Kept = {
  outcome: Outcome;
  countsSince: string | null;
  keptBack: string | null;
  keptUntil: Day | null;
  releasedOn: Day | null;
  pointIds: readonly number[];
};

/** By hand, by its points, or by its day: whichever comes first. Null while it may not be paid, and where nothing was accepted. */
export function releaseOf(
  { outcome, countsSince, keptBack, keptUntil, releasedOn, pointIds }: Kept,
  isDone: (pointId: number) => boolean,
  today: Day,
): { why: ReleaseReason; day: Day | null } | null {
  if (countsSince === null || outcome === 'refused') return null;
  if (keptBack === null || totalFromDecimal(keptBack) === 0n) return null;
  if (releasedOn !== null) return { why: 'hand', day: releasedOn };
  if (pointIds.length > 0 && pointIds.every(isDone)) return { why: 'points', day: null };
  return keptUntil !== null && keptUntil <= today ? { why: 'day', day: keptUntil } : null;
}

type One = Pick<Kept, 'outcome' | 'countsSince' | 'keptBack'> & { id: number };

/** Of what this one kept back, what the contract leaves to pay. What a later one keeps back is not this one's: it comes off first. */
export function leftOfKept<Each extends One>(
  { id, keptBack }: Each,
  ofContract: readonly Each[],
  { sum, paid }: { sum: Total; paid: Total },
): Total {
  const later = ofContract
    .slice(ofContract.findIndex((each) => each.id === id) + 1)
    .filter(({ outcome, countsSince }) => countsSince !== null && outcome !== 'refused');
  const most = mostKept(sum, totalOf([paid, ...later.map((each) => asTotal(each.keptBack))]));
  const kept = asTotal(keptBack);
  return kept < most ? kept : most;
}

function asTotal(amount: string | null): Total {
  return amount === null ? zeroTotal : totalFromDecimal(amount);
}
