import { around, type PageLine, type PageWord } from '#/core/page-text';

/** A word where it stands, in any unit, with y downward. `baseline` leans by `slope` over the width. */
export type FoundWord = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  confidence: number;
};

export type PageSize = { width: number; height: number };

/** How much a row at height y falls for each step to the right. Flat where the page is straight. */
export type Lean = (y: number) => number;

type Row = { middle: number; height: number; words: FoundWord[] };

/** Two pieces are on one row where their middles are closer than this share of their height. */
const sameRow = 0.5;

/**
 * Gathers pieces of lines (words that surely belong together) into rows, top to bottom and left to right, also where
 * the paper was a little crooked.
 */
export function buildRows(
  pieces: readonly (readonly FoundWord[])[],
  size: PageSize,
  lean: Lean = () => 0,
): PageLine[] {
  const rows: Row[] = [];
  const placed = pieces
    .filter((words) => words.length > 0)
    .map((words) => measure(words, lean))
    .sort((one, other) => one.middle - other.middle);
  for (const piece of placed) {
    const row = rows.findLast((candidate) => fits(candidate, piece));
    if (!row) {
      rows.push(piece);
      continue;
    }
    const [before, more] = [row.words.length, piece.words.length];
    row.middle = (row.middle * before + piece.middle * more) / (before + more);
    row.height = (row.height * before + piece.height * more) / (before + more);
    row.words.push(...piece.words);
  }
  return rows.sort((one, other) => one.middle - other.middle).map((row) => toLine(row.words, size));
}

/** A dash or a dot says little of where its line is: the tall words of a piece tell. */
function measure(words: readonly FoundWord[], lean: Lean): Row {
  const height = median(words.map(({ top, bottom }) => bottom - top));
  const tall = words.filter(({ top, bottom }) => bottom - top >= 0.6 * height);
  return { height, middle: median(tall.map((word) => leanedMiddle(word, lean))), words: [...words] };
}

function leanedMiddle({ left, right, top, bottom }: FoundWord, lean: Lean): number {
  const middle = (top + bottom) / 2;
  return middle - lean(middle) * ((left + right) / 2);
}

function fits(row: Row, { middle, height }: Row): boolean {
  return Math.abs(row.middle - middle) < sameRow * Math.min(row.height, height * 1.6);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? 0;
}

function toLine(words: FoundWord[], size: PageSize): PageLine {
  const sorted = words.sort((one, other) => one.left - other.left).map((word) => toWord(word, size));
  return {
    text: sorted.map(({ text }) => text).join(' '),
    box: around(sorted),
    words: sorted,
  };
}

function toWord({ text, left, top, right, bottom, confidence }: FoundWord, size: PageSize): PageWord {
  const share = (value: number, whole: number) => Math.min(1, Math.max(0, value / whole));
  const from = { x: share(left, size.width), y: share(top, size.height) };
  const to = { x: share(right, size.width), y: share(bottom, size.height) };
  return {
    text,
    confidence,
    box: { left: from.x, top: from.y, width: to.x - from.x, height: to.y - from.y },
  };
}
