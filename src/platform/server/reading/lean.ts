import type { Stroke } from '#/platform/server/reading/recognize';
import type { Lean } from '#/platform/server/reading/rows';

const fewestLines = 4;
const shortest = 250;
const steepest = 0.2;

/**
 * How the lines of a photographed page lean: a paper seen from an angle leans more at one end than at the other, so
 * the lean changes steadily with the height (a robust straight line through what each baseline says).
 */
export function findLean(baselines: readonly Stroke[]): Lean {
  const seen = baselines
    .filter(({ x0, x1 }) => x1 - x0 >= shortest)
    .map(({ x0, y0, x1, y1 }) => ({ y: (y0 + y1) / 2, lean: (y1 - y0) / (x1 - x0) }))
    .filter(({ lean }) => Math.abs(lean) < steepest);
  if (seen.length < fewestLines) return () => 0;
  const growth = median(slopesBetween(seen));
  const base = median(seen.map(({ y, lean }) => lean - growth * y));
  return (y) => base + growth * y;
}

function slopesBetween(seen: readonly { y: number; lean: number }[]): number[] {
  const slopes = seen.flatMap((one, index) =>
    seen
      .slice(index + 1)
      .filter((other) => Math.abs(other.y - one.y) > shortest)
      .map((other) => (other.lean - one.lean) / (other.y - one.y)),
  );
  return slopes.length > 0 ? slopes : [0];
}

function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}
