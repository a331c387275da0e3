import type { Money, Total } from '#/core/money';

/** What the badge at 'Resterend' says, which judges Resterend alone: the ledger judges the whole. */
export type Remainder = 'nothing-yet' | 'over' | 'within';

export function judgeRemainder(
  budget: Money,
  { committed, remaining }: { committed: Total; remaining: Total },
): Remainder {
  if (remaining < 0n) return 'over';
  return budget > 0 && committed > 0n ? 'within' : 'nothing-yet';
}
