import type { PageText, PageWord } from '#/core/page-text';

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
export function joinCells(lines: readonly string[]): string[] {
  const joined: string[] = [];
  let isOpen = false;
  for (const line of lines) {
    const words = line.split(' ');
    const cell = isCell(line);
    // A row of the table of rates is all figures, and stands alone.
    const isRow = cell && /^\d{1,2} ?%/.test(line) && words.length > 2;
    const last = joined.at(-1);
    if (cell && isOpen && !isRow && last !== undefined && last.length < 600)
      joined[joined.length - 1] = `${last} ${line}`;
    else joined.push(line);
    isOpen = cell && !isRow ? isOpen : !/\d[.,]\d{2}\s?€?$|,-$/.test(line);
  }
  return joined;
}

function wordsOf(line: string, top: number): PageWord[] {
  let left = 0.02;
  let before = '';
  return line.split(' ').map((text, index, all) => {
    // '8 €' ends in its sign; in '7 € 50,00' it belongs to what comes.
    const isSign = currency.test(text) && /\d$/.test(before) && !/^\d/.test(all[index + 1] ?? '');
    const isColumn = isFigure(text) && !currency.test(before) && !isSign && !isRestOfNumber(text, before);
    if (before !== '') left += isColumn ? columnGap : letter * 0.7;
    const width = text.length * letter;
    const word = { text, confidence: 1, box: { left, top, width, height } };
    left += width;
    before = text;
    return word;
  });
}

/** Lines of text as pages, for the reader of papers: words in their order, and a gap before what may be a column. */
export function textPages(lines: readonly string[]): PageText[] {
  const pages: PageText[] = [];
  for (let from = 0; from < lines.length; from += linesAPage) {
    const own = lines.slice(from, from + linesAPage).map((text, index) => {
      const top = 0.02 + (index * 0.96) / linesAPage;
      const words = wordsOf(text, top);
      const last = words.at(-1)?.box;
      return { text, words, box: { left: 0.02, top, width: (last?.left ?? 0) + (last?.width ?? 0), height } };
    });
    pages.push({ number: pages.length + 1, lines: own });
  }
  return pages;
}
