import { darkerThanAround, type Gray } from '#/platform/server/reading/gray';

/** A stroke this long (of the width) is no letter, and one this thick is no line. */
const shortestShare = 1 / 18;
const thickestShare = 1 / 180;
const bridged = 3;

/**
 * Takes the lines of tables off the page, in place: the reader takes whole ruled tables for pictures otherwise. A line
 * is a long thin dark run; what crosses it stays, but for the points under the line itself.
 */
export function eraseRules(gray: Gray): void {
  const { width, height } = gray;
  const dark = darkerThanAround(gray, Math.round(width / 60), 0.12);
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

function eraseDirection(direction: Direction): void {
  const { dark, shortest, length, count, step, stride } = direction;
  const runs: { line: number; from: number; to: number }[] = [];
  for (let line = 0; line < count; line += 1) {
    let from = -1;
    let last = -1;
    for (let at = 0; at <= length; at += 1) {
      const isDark = at < length && dark[line * stride + at * step] === 1;
      if (isDark) {
        if (from < 0) from = at;
        last = at;
      } else if (from >= 0 && (at - last > bridged || at === length)) {
        if (last - from >= shortest) runs.push({ line, from, to: last });
        from = -1;
      }
    }
  }
  for (const run of runs) eraseRun(direction, run);
}

function eraseRun(
  direction: Direction,
  { line, from, to }: { line: number; from: number; to: number },
): void {
  const { gray, dark, thickest, count, step, stride } = direction;
  for (let at = from; at <= to; at += 1) {
    const point = (across: number) => across * stride + at * step;
    let first = line;
    while (first > 0 && line - first <= thickest && dark[point(first - 1)]) first -= 1;
    let last = line;
    while (last < count - 1 && last - line <= thickest && dark[point(last + 1)]) last += 1;
    if (last - first >= thickest) continue;
    const before = gray.data[point(Math.max(0, first - 2))] ?? 255;
    const after = gray.data[point(Math.min(count - 1, last + 2))] ?? 255;
    const paper = Math.max(before, after);
    for (let across = Math.max(0, first - 1); across <= Math.min(count - 1, last + 1); across += 1)
      gray.data[point(across)] = paper;
  }
}
