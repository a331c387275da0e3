import type { Money } from '#/core/money';

export type Level = 'safe' | 'warning' | 'danger';
type Limits = { readonly warning: number; readonly danger: number };

/** In per cent: up to and including the first is safe, above the second is danger. */
export const utilizationLimits: Limits = { warning: 75, danger: 90 };
export const comparisonLimits: Limits = { warning: 90, danger: 100 };

/** Of the budget, what accepted quotes take. */
export function utilizationLevel(spent: Money, budget: Money): Level {
  return levelOf(spent, budget, utilizationLimits);
}

/** Of the estimate, what it really comes to. */
export function comparisonLevel(real: Money, estimate: Money): Level {
  return levelOf(real, estimate, comparisonLimits);
}

/** On the exact amounts, not on a percentage that was rounded to be read. */
function levelOf(part: Money, whole: Money, above: Limits): Level {
  const exceeds = (percent: number) => whole > 0 && BigInt(part) * 100n > BigInt(whole) * BigInt(percent);
  if (exceeds(above.danger)) return 'danger';
  return exceeds(above.warning) ? 'warning' : 'safe';
}
