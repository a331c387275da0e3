const wholeEuros = new Intl.NumberFormat('nl-NL', {
  style: 'currency',
  currency: 'EUR',
  minimumFractionDigits: 0,
  maximumFractionDigits: 2,
});

/** Beside an axis: round amounts without their cents, the minus in front where it is seen first. */
export function formatEuroOnAxis(euros: number): string {
  return euros < 0 ? `−${wholeEuros.format(-euros)}` : wholeEuros.format(euros);
}
