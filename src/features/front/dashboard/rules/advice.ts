import { formatEuro, subtractTotal, totalFromDecimal, zeroTotal } from '#/core/money';
import type { Level } from '#/features/money/budget/rules/figures';

/** What the share of the budget that was given away means. */
export function budgetAdvice({ level, left }: { level: Exclude<Level, 'safe'>; left: string }): string {
  const rest = totalFromDecimal(left);
  if (rest < 0n) return `${formatEuro(subtractTotal(zeroTotal, rest))} boven budget: bekijk wat nog kan.`;
  if (rest === 0n) return 'Uw budget is helemaal op: bekijk wat nog kan.';
  return level === 'danger' ? 'Meer dan 90%: bekijk wat nog kan.' : 'Meer dan 75%: hou het in het oog.';
}
