import type { Box, PageLine, PageWord } from '#/core/page-text';

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

/** Two words are on one row where their middles are closer than this share of their height. */
const sameRow = 0.5;

function leanedMiddle({ left, right, top, bottom }: FoundWord, lean: Lean): number {
  const middle = (top + bottom) / 2;
  return middle - lean(middle) * ((left + right) / 2);
}

/** Gathers words into rows, top to bottom and left to right, also where the paper was a little crooked. */
export function buildRows(words: readonly FoundWord[], size: PageSize, lean: Lean = () => 0): PageLine[] {
  const rows: Row[] = [];
  const placed = words
    .map((word) => ({ word, middle: leanedMiddle(word, lean), height: word.bottom - word.top }))
    .sort((one, other) => one.middle - other.middle);
  for (const { word, middle, height } of placed) {
    const row = rows.findLast((candidate) => fits(candidate, middle, height));
    if (!row) {
      rows.push({ middle, height, words: [word] });
      continue;
    }
    const count = row.words.length;
    row.middle = (row.middle * count + middle) / (count + 1);
    row.height = (row.height * count + height) / (count + 1);
    row.words.push(word);
  }
  return rows.sort((one, other) => one.middle - other.middle).map((row) => toLine(row.words, size));
}

function fits(row: Row, middle: number, height: number): boolean {
  return Math.abs(row.middle - middle) < sameRow * Math.min(row.height, height * 1.6);
}

function toLine(words: FoundWord[], size: PageSize): PageLine {
  const sorted = words.sort((one, other) => one.left - other.left).map((word) => toWord(word, size));
  return {
    text: sorted.map(({ text }) => text).join(' '),
    box: around(sorted.map(({ box }) => box)),
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

export function around(boxes: readonly Box[]): Box {
  const left = Math.min(...boxes.map((box) => box.left));
  const top = Math.min(...boxes.map((box) => box.top));
  const right = Math.max(...boxes.map((box) => box.left + box.width));
  const bottom = Math.max(...boxes.map((box) => box.top + box.height));
  return { left, top, width: right - left, height: bottom - top };
}
