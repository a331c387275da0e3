import { around, type Box, type PageLine, type PageText, type PageWord } from '#/core/page-text';

export type Place = { page: number; box: Box };

/** What was read, how sure it is (0 to 1) and where it stands; no place where it was calculated. */
export type Found<Value> = { value: Value; confidence: number; place: Place | undefined };

/** A line with the page it is on. */
export type TextLine = PageLine & { page: number };

/** Words that stand together, with a wide gap before and after: a column of a line. */
export type TextCell = { text: string; box: Box; words: PageWord[]; page: number; line: number };

/** Fifteen full pages are some 1,000 lines; of more than that the head and the end are read. */
const mostLines = 1_200;
const mostWords = 40;
const longestWord = 60;
/** The dots that lead from a work to its amount. */
const leader = /^[.…·_]+$/;

export function linesOf(pages: readonly PageText[]): TextLine[] {
  const lines = pages.flatMap(({ number, lines: own }) => own.map((line) => ({ ...line, page: number })));
  // The head is on the first page and the sums are on the last.
  const kept =
    lines.length > mostLines ? [...lines.slice(0, mostLines / 2), ...lines.slice(-mostLines / 2)] : lines;
  return kept.map(bounded);
}

function bounded(line: TextLine): TextLine {
  if (line.words.length <= mostWords && line.words.every(({ text }) => text.length <= longestWord))
    return line;
  const words = line.words
    .filter(({ text }) => !leader.test(text))
    .slice(0, mostWords)
    .map((word) => ({ ...word, text: word.text.slice(0, longestWord) }));
  return { ...line, words, text: words.map(({ text }) => text).join(' ') };
}

/** Pages are taller than wide: a share of the height is this much as a share of the width. */
const tallness = 1.41;
const columnGap = 1.5;

export function wordHeight(words: readonly PageWord[]): number {
  const heights = words.map(({ box }) => box.height).sort((one, other) => one - other);
  return heights[Math.floor(heights.length / 2)] ?? 0;
}

/** The blank between two words, counted in heights of their letters. */
export function gapBetween(one: PageWord, other: PageWord): number {
  const height = Math.max(0.004, (one.box.height + other.box.height) / 2) * tallness;
  return (other.box.left - one.box.left - one.box.width) / height;
}

const knownCells = new WeakMap<TextLine, readonly TextCell[]>();

/** Sender, addressee, number, dates and sums each look at the same lines: they are parted once. */
export function cellsOf(line: TextLine, index: number): readonly TextCell[] {
  const before = knownCells.get(line);
  if (before?.[0]?.line === index) return before;
  const cells = partCells(line, index);
  knownCells.set(line, cells);
  return cells;
}

/** Wide letters of a till stand this far apart at most, and each as far as the next; columns don't. */
const widestBlank = 2;
const sameBlank = 1.15;
const fewestBlanks = 3;

function isOneText({ words }: TextLine): boolean {
  if (words.some(({ text }) => /\d/.test(text))) return false;
  const gaps = words.slice(1).map((word, at) => gapBetween(words[at] ?? word, word));
  const widest = Math.max(...gaps);
  return gaps.length >= fewestBlanks && widest < widestBlank && widest < sameBlank * Math.min(...gaps);
}

function partCells(line: TextLine, index: number): TextCell[] {
  const groups: PageWord[][] = [];
  const isWhole = isOneText(line);
  for (const word of line.words) {
    const group = groups.at(-1);
    const last = group?.at(-1);
    if (group && last && (isWhole || gapBetween(last, word) < columnGap)) group.push(word);
    else groups.push([word]);
  }
  return groups.map((words) => ({
    text: words.map(({ text }) => text).join(' '),
    box: around(words),
    words,
    page: line.page,
    line: index,
  }));
}

export function sureness(words: readonly PageWord[]): number {
  if (words.length === 0) return 0;
  return words.reduce((sum, { confidence }) => sum + confidence, 0) / words.length;
}
