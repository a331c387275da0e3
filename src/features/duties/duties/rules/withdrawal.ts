import { addDaysWithin, type Day } from '#/core/day';
import type { Signing } from '#/features/duties/duties/rules/facts';

const daysToWithdraw = 14;

/** The last day on which one may possibly withdraw. Only of what was signed at home anything was found. */
export function withdrawUntil({ where, day }: Signing): Day | null {
  return where === 'home' ? (addDaysWithin(day, daysToWithdraw) ?? null) : null;
}
