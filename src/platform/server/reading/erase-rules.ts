import type { Gray } from '#/platform/server/reading/gray';

/** A stroke this long (of the width) is no letter, and one this thick is no line. */
const shortestShare = 1 / 14;
const thickestShare = 1 / 240;
const bridged = 1;
/** A run through the middle of a word meets its upright strokes; a line meets little. */
const thinShare = 0.85;

/**
 * Takes the lines of tables off the page, in place: the reader takes whole ruled tables for pictures otherwise. A line
 * is a long thin dark run; what crosses it stays, but for the points under the line itself. Of `dark`, where the ink is,
 * they are taken as well.
 */
export function eraseRules(gray: Gray, dark: Uint8Array): void {
  const { width, height } = gray;
  const shortest = Math.round(width * shortestShare);
  const thickest = Math.max(4, Math.round(width * thickestShare));
  const across = { gray, dark, shortest, thickest, length: width, count: height, step: 1, stride: width };
  const down = { ...across, length: height, count: width, step: width, stride: 1 };
  for (const direction of [across, down]) eraseDirection(direction);
}

type Direction = {
  gray: Gray;
  dark: Uint8Array;
  shortest: number;
  thickest: number;
  /** Along the line there are `length` points, `step` apart; there are `count` such lines, `stride` apart. */
  length: number;
  count: number;
  step: number;
  stride: number;
};

type Run = { line: number; from: number; to: number };

function eraseDirection(direction: Direction): void {
  for (const run of direction.step === 1 ? runsAcross(direction) : runsDown(direction))
    eraseRun(direction, run);
}

function runsAcross({ dark, shortest, length, count, stride }: Direction): Run[] {
  const runs: Run[] = [];
  for (let line = 0; line < count; line += 1) {
    let from = -1;
    let last = -1;
    for (let at = 0; at <= length; at += 1) {
      const isDark = at < length && dark[line * stride + at] === 1;
      if (isDark) {
        if (from < 0) from = at;
        last = at;
      } else if (from >= 0 && (at - last > bridged || at === length)) {
        if (last - from >= shortest) runs.push({ line, from, to: last });
        from = -1;
      }
    }
  }
  return runs;
}

/** All columns at once, row by row as they lie in memory: column by column takes several times as long. */
function runsDown({ dark, shortest, length, count, step }: Direction): Run[] {
  const runs: Run[] = [];
  const begun = new Int32Array(count).fill(-1);
  const seen = new Int32Array(count);
  for (let at = 0; at <= length; at += 1)
    for (let line = 0; line < count; line += 1) {
      const from = begun[line] ?? -1;
      if (at < length && dark[at * step + line] === 1) {
        if (from < 0) begun[line] = at;
        seen[line] = at;
      } else if (from >= 0) {
        const last = seen[line] ?? 0;
        if (at - last <= bridged && at < length) continue;
        if (last - from >= shortest) runs.push({ line, from, to: last });
        begun[line] = -1;
      }
    }
  return runs;
}

function eraseRun(direction: Direction, { line, from, to }: Run): void {
  const { gray, dark, thickest, count, step, stride } = direction;
  const thin: { at: number; first: number; last: number }[] = [];
  for (let at = from; at <= to; at += 1) {
    const isDark = (across: number) => dark[across * stride + at * step] === 1;
    let first = line;
    while (first > 0 && line - first <= thickest && isDark(first - 1)) first -= 1;
    let last = line;
    while (last < count - 1 && last - line <= thickest && isDark(last + 1)) last += 1;
    if (last - first < thickest) thin.push({ at, first, last });
  }
  if (thin.length < thinShare * (to - from + 1)) return;
  for (const { at, first, last } of thin) {
    const point = (across: number) => Math.min(count - 1, Math.max(0, across)) * stride + at * step;
    const paper = Math.max(gray.data[point(first - 2)] ?? 255, gray.data[point(last + 2)] ?? 255);
    for (let across = first - 1; across <= last + 1; across += 1) {
      gray.data[point(across)] = paper;
      dark[point(across)] = 0;
    }
  }
}
