import type { PdfPicture, PdfSection, PdfTable } from '#/platform/server/pdf/content';
import { replacement, type Weight } from '#/platform/server/pdf/faces';
import { cleanText, type Measure, type WrappedLine, wrapText } from '#/platform/server/pdf/wrap';

export const page = { width: 595, height: 842, margin: 60 };
export const sizes = { title: 20, heading: 13, line: 11, cell: 9 };
const leading = 1.45;
const cellGap = 8;
export const rowGap = 3;
const gapUnder = { title: 8, heading: 2, line: 0 };
const leastUnderHeading = 70;
const roomAcross = page.width - 2 * page.margin;

export type Style = keyof typeof sizes;
/**
 * What a reader is told that a text is; the lines of one part may stand on two pages. `meant` is what was written
 * where no face has all of its letters.
 */
export type Part = {
  tag: 'H1' | 'H2' | 'P' | 'Table' | 'TR' | 'TH' | 'TD' | 'Figure';
  parent?: Part;
  meant?: string | undefined;
  /** What is to be seen, for who doesn’t see it. */
  alt?: string;
};
/** `x` from the left margin, `drop` from the top of its row to the foot of its letters. */
export type Piece = {
  line: WrappedLine;
  style: Style;
  x: number;
  drop: number;
  part: Part;
  isFigures: boolean;
};
/** `follows`: so much of what comes next has to be on the same page, or a heading would stand alone at its foot. */
export type Row = {
  height: number;
  pieces: readonly Piece[];
  isRuled: boolean;
  follows: number;
  pictures?: readonly PlacedPicture[];
};
/** `x` from the left margin; it hangs from the top of its row. */
export type PlacedPicture = { image: Uint8Array; x: number; width: number; height: number; part: Part };
/** Rows that begin every page on which theirs go on. */
export type Block = { head: readonly Row[]; rows: Iterable<Row> };
/** `isFigures`: every digit as wide as the next, so that amounts stand under each other. */
export type MeasureIn = (style: Style, isFigures: boolean) => Measure;

export function* blocksOf(
  title: string,
  sections: readonly PdfSection[],
  measureIn: MeasureIn,
): Generator<Block> {
  yield { head: [], rows: textRows('title', title, measureIn) };
  for (const { heading, lines = [], table, pictures = [] } of sections) {
    if (heading !== undefined) {
      yield { head: [], rows: [emptyRow('line')] };
      yield { head: [], rows: textRows('heading', heading, measureIn) };
    }
    for (const line of lines) yield { head: [], rows: textRows('line', line, measureIn) };
    if (table) yield tableBlock(table, measureIn);
    if (pictures.length > 0) yield { head: [], rows: pictureRows(pictures, measureIn) };
  }
}

const tags = { title: 'H1', heading: 'H2', line: 'P' } as const;

function heightOf(style: Style): number {
  return sizes[style] * leading;
}

function emptyRow(style: Style): Row {
  return { height: heightOf(style), pieces: [], isRuled: false, follows: 0 };
}

function textRows(style: keyof typeof tags, text: string, measureIn: MeasureIn): Row[] {
  const weight = style === 'line' ? 'regular' : 'bold';
  const lines = wrapText(text, weight, roomAcross, measureIn(style, false));
  const part: Part = { tag: tags[style], meant: meantBy(text, lines) };
  const drop = heightOf(style);
  const follows = style === 'heading' ? leastUnderHeading : 0;
  return lines.map((line, at) => ({
    ...emptyRow(style),
    height: drop + (at === lines.length - 1 ? gapUnder[style] : 0),
    follows,
    pieces: line.width === 0 ? [] : [{ line, style, x: 0, drop, part, isFigures: false }],
  }));
}

const acrossPage = 2;
const pictureGap = 14;
const highestPicture = 190;

/** Two beside each other, each as large as its half and no higher than lets four of them stand on a page. */
function* pictureRows(pictures: readonly PdfPicture[], measureIn: MeasureIn): Generator<Row> {
  const room = (roomAcross - pictureGap) / acrossPage;
  for (let first = 0; first < pictures.length; first += acrossPage) {
    const placed = pictures
      .slice(first, first + acrossPage)
      .map(({ image, width, height, highest = highestPicture, caption }, at) => {
        const scale = Math.min(room / width, highest / height);
        const x = at * (room + pictureGap);
        const part: Part = { tag: 'Figure', alt: cleanText(caption) };
        return { image, x, width: width * scale, height: height * scale, part, caption };
      });
    const foot = Math.max(...placed.map(({ height }) => height)) + rowGap;
    const pieces = placed.flatMap(({ caption, x }) => {
      const lines = wrapText(caption, 'regular', room, measureIn('cell', false));
      const part: Part = { tag: 'P', meant: meantBy(caption, lines) };
      return lines.map((line, index): Piece => {
        const drop = foot + (index + 1) * heightOf('cell');
        return { line, style: 'cell', x, drop, part, isFigures: false };
      });
    });
    const height = Math.max(foot, ...pieces.map(({ drop }) => drop)) + pictureGap;
    yield { height, pieces, isRuled: false, follows: 0, pictures: placed };
  }
}

function meantBy(text: string, lines: readonly WrappedLine[]): string | undefined {
  const isWhole = lines.every(({ runs }) => runs.every((run) => !run.text.includes(replacement)));
  return isWhole ? undefined : cleanText(text);
}

function tableBlock({ columns, rows }: PdfTable, measureIn: MeasureIn): Block {
  const table: Part = { tag: 'Table' };
  const cellRow = (cells: readonly string[], tag: 'TH' | 'TD', weight: Weight): Row => {
    const row: Part = { tag: 'TR', parent: table };
    let left = 0;
    const pieces = columns.flatMap(({ share, align }, at) => {
      const [start, room] = [left, share * roomAcross - cellGap];
      left += share * roomAcross;
      const isFigures = align === 'end';
      const text = cells[at] ?? '';
      const lines = wrapText(text, weight, room, measureIn('cell', isFigures));
      const part: Part = { tag, parent: row, meant: meantBy(text, lines) };
      return lines.map((line, index): Piece => {
        const x = isFigures ? start + room - line.width : start;
        return { line, style: 'cell', x, drop: (index + 1) * heightOf('cell'), part, isFigures };
      });
    });
    const height = Math.max(...pieces.map(({ drop }) => drop)) + rowGap;
    return { height, pieces, isRuled: true, follows: 0 };
  };
  const titles = columns.map(({ title }) => title);
  return {
    head: [cellRow(titles, 'TH', 'bold')],
    rows: mapLater(rows, ({ cells, isStrong }) => cellRow(cells, 'TD', isStrong ? 'bold' : 'regular')),
  };
}

/** One by one as they are asked for: to measure a long table at once would hold up everybody. */
function* mapLater<From, To>(all: readonly From[], make: (one: From) => To): Generator<To> {
  for (const one of all) yield make(one);
}
