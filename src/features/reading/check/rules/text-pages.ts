import type { PageText, PageWord } from '#/core/page-text';
import type { TextRow } from '#/features/reading/check/rules/text-cells';

const linesAPage = 60;
const letter = 0.004;
const height = 0.006;
/** In heights of a letter, as a page is measured: what parts two columns. */
const columnGap = 3 * height * 1.41;

const currency = /^(?:€|eur|euro)$/i;
const figure = /^[€-]?\d|^(?:€|eur|euro)$/i;
const cellOnly = /^[€-]?[\d.,%-]+€?$|^(?:€|eur|euro|m|m²|m³|lm|st|stk|stuks?|u|uur|kg|fft|x|%|-)\.?$/i;

function isFigure(word: string): boolean {
  return figure.test(word);
}

/** '20 500,00' is one number in two words. */
function isRestOfNumber(word: string, before: string): boolean {
  return /^[€-]?\d{1,3}$/.test(before) && /^\d{3}(?:$|[.,])/.test(word);
}

function isCell(line: string): boolean {
  return line.split(' ').every((word) => cellOnly.test(word));
}

/** A table that was copied cell by cell has its amounts on lines of their own: they belong to the words before them. */
function joinCells(rows: readonly TextRow[]): TextRow[] {
  const joined: TextRow[] = [];
  let isOpen = false;
  for (const row of rows) {
    const line = textOf(row);
    const words = line.split(' ');
    const isOne = row.cells.length === 1;
    const cell = isOne && isCell(line);
    // A row of the table of rates is all figures, and stands alone.
    const isRow = cell && /^\d{1,2} ?%/.test(line) && words.length > 2;
    const last = joined.at(-1);
    if (cell && isOpen && !isRow && last?.cells.length === 1 && textOf(last).length < 600)
      joined[joined.length - 1] = { cells: [{ text: `${textOf(last)} ${line}`, at: 0 }], isTabbed: false };
    else joined.push(row);
    isOpen = isOne && (cell && !isRow ? isOpen : !/\d[.,]\d{2}\s?€?$|,-$/.test(line));
  }
  return joined;
}

/** A number, and no rate: '6 %' has no sign of a currency. */
function startsAmount(words: readonly string[], at: number): boolean {
  const [word, next] = [words[at] ?? '', words[at + 1] ?? ''];
  return /^\d/.test(word) && !/%/.test(word) && !next.startsWith('%');
}

function wordsOf(line: string, top: number): PageWord[] {
  let left = 0.02;
  let before = '';
  return line.split(' ').map((text, index, all) => {
    // '8 €' ends in its sign; in '7 € 50,00' it belongs to what comes.
    const isSign = currency.test(text) && /\d$/.test(before) && !startsAmount(all, index + 1);
    const isColumn = isFigure(text) && !currency.test(before) && !isSign && !isRestOfNumber(text, before);
    if (before !== '') left += isColumn ? columnGap : letter * 0.7;
    const width = text.length * letter;
    const word = { text, confidence: 1, box: { left, top, width, height } };
    left += width;
    before = text;
    return word;
  });
}

const fewestRows = 2;
const fewestCells = 3;

/** Whether the text kept the columns of a table. */
export function hasColumns(rows: readonly TextRow[]): boolean {
  return rows.filter(({ cells }) => cells.length >= fewestCells).length >= fewestRows;
}

/** Lines of text as pages, for the reader of papers: cells where they stood, or a gap before what may be a column. */
export function textPages(rows: readonly TextRow[]): PageText[] {
  const joined = joinCells(rows);
  const starts = columnStarts(joined);
  const pages: PageText[] = [];
  for (let from = 0; from < joined.length; from += linesAPage) {
    const own = joined.slice(from, from + linesAPage).map((row, index) => {
      const top = 0.02 + (index * 0.96) / linesAPage;
      const text = textOf(row).slice(0, mostJoined);
      const words = row.cells.length === 1 ? wordsOf(text, top) : cellWords(row, top, starts);
      const last = words.at(-1)?.box;
      return { text, words, box: { left: 0.02, top, width: (last?.left ?? 0) + (last?.width ?? 0), height } };
    });
    pages.push({ number: pages.length + 1, lines: own });
  }
  return pages;
}

const mostJoined = 800;
const widest = 0.0075;
const blankInCell = 0.002;
const blankBetween = 0.011;
const longestCell = 60;

type Starts = { letter: number; tabs: readonly number[] };

/** In letters: where the cells between tabs begin, and how wide a letter may be for the longest line to fit. */
function columnStarts(rows: readonly TextRow[]): Starts {
  const tabs: number[] = [0];
  const tabbed = rows.filter(({ isTabbed }) => isTabbed);
  const most = Math.max(0, ...tabbed.flatMap(({ cells }) => cells.map(({ at }) => at)));
  const widths = Array.from({ length: most + 1 }, () => 0);
  for (const { cells } of tabbed)
    for (const { at, text } of cells)
      widths[at] = Math.max(widths[at] ?? 0, Math.min(longestCell, text.length));
  widths.forEach((width, at) => {
    tabs[at + 1] = (tabs[at] ?? 0) + width + 3;
  });
  const ends = rows.flatMap(({ cells, isTabbed }) =>
    cells.length > 1 ? cells.map(({ at, text }) => (isTabbed ? (tabs[at] ?? 0) : at) + text.length) : [],
  );
  return { letter: Math.min(widest, 0.96 / Math.max(1, ...ends)), tabs };
}

function cellWords({ cells, isTabbed }: TextRow, top: number, { letter: wide, tabs }: Starts): PageWord[] {
  let end = 0;
  return cells.flatMap(({ text, at }) => {
    let left = Math.max(0.02 + (isTabbed ? (tabs[at] ?? 0) : at) * wide, end);
    const words = text.split(' ').map((word): PageWord => {
      const width = word.length * wide * 0.9;
      const box = { left, top, width, height: cellHeight };
      left += width + blankInCell;
      return { text: word, confidence: 1, box };
    });
    end = left + blankBetween;
    return words;
  });
}

const cellHeight = 0.004;

function textOf({ cells }: TextRow): string {
  return cells.map(({ text }) => text).join(' ');
}
