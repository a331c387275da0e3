import type { MoneyLine } from '#/core/money-facts';

const none: readonly MoneyLine[] = [];

/** Of the lines of a paper only what is money; nothing where none is about an item, so that thousands of papers can be kept. */
export function moneyLines(lines: readonly MoneyLine[]): readonly MoneyLine[] {
  if (lines.every(({ itemId }) => itemId === null)) return none;
  return lines.map(({ kind, net, vatRate, itemId }) => ({ kind, net, vatRate, itemId }));
}
