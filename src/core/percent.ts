const oneDecimal = new Intl.NumberFormat('nl-NL', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** Always one decimal: '75,0%'. */
export function formatPercent(percent: number): string {
  return `${oneDecimal.format(percent)}%`;
}

/** The share that a part is of a whole, in per cent; nothing of nothing is 0. */
export function percentageOf(part: number, whole: number): number {
  return whole === 0 ? 0 : (part / whole) * 100;
}
