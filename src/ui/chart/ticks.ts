/** Round values (1, 2, 2.5 or 5 times a power of ten) from below the least to above the most, zero among them. */
export function roundTicks(least: number, most: number, atMost = 5): number[] {
  const low = Math.min(0, least);
  const high = Math.max(0, most);
  if (high === low) return [0];
  const step = roundStep((high - low) / (atMost - 1));
  const first = Math.floor(low / step);
  const last = Math.ceil(high / step);
  return Array.from({ length: last - first + 1 }, (_, index) => (first + index) * step);
}

function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  const factor = [1, 2, 2.5, 5, 10].find((each) => each * power >= least * 0.999_999) ?? 10;
  return factor * power;
}
