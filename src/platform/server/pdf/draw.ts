import { buffer } from 'node:stream/consumers';
import type { PdfContent } from '#/platform/server/pdf/content';
import { type PlacedRow, pagesOf, turnTaker } from '#/platform/server/pdf/pages';
import { openPaper, type Paper } from '#/platform/server/pdf/paper';
import {
  blocksOf,
  type MeasureIn,
  type Piece,
  type PlacedPicture,
  page,
  rowGap,
  sizes,
} from '#/platform/server/pdf/rows';
import { type ElementOf, structureOf } from '#/platform/server/pdf/structure';
import { wrapText } from '#/platform/server/pdf/wrap';

export async function drawPdf({ title, sections, madeAt }: PdfContent): Promise<Uint8Array> {
  const paper = openPaper(title, madeAt);
  const measureIn = measureOn(paper);
  const pages = await pagesOf(blocksOf(title, sections, measureIn));
  const elementOf = structureOf(paper);
  const takeTurns = turnTaker();
  for (const [at, rows] of pages.entries()) {
    paper.addPage();
    drawRows(paper, rows, elementOf);
    if (pages.length > 1) drawPageNumber(paper, `${at + 1} / ${pages.length}`, measureIn);
    await takeTurns();
  }
  paper.end();
  return buffer(paper);
}

/** Measured once for each text: most of the time would go into shaping the same words again. */
function measureOn(paper: Paper): MeasureIn {
  const known = new Map<string, number>();
  return (style, isFigures) =>
    ({ face, text }) => {
      const key = `${face} ${style} ${isFigures} ${text}`;
      const width =
        known.get(key) ?? paper.font(face, sizes[style]).widthOfString(text, figuresOf(isFigures));
      known.set(key, width);
      return width;
    };
}

function figuresOf(isFigures: boolean): PDFKit.Mixins.TextOptions {
  return isFigures ? { features: ['tnum'] } : {};
}

function drawRows(paper: Paper, rows: readonly PlacedRow[], elementOf: ElementOf): void {
  let top = page.margin;
  for (const { row, isAgain } of rows) {
    for (const picture of row.pictures ?? []) drawPicture(paper, picture, top, elementOf);
    for (const piece of row.pieces) {
      if (isAgain) asArtifact(paper, 'Pagination', () => drawPiece(paper, piece, top));
      else drawTagged(paper, piece, top, elementOf);
    }
    top += row.height;
    if (row.isRuled) asArtifact(paper, 'Layout', () => drawRule(paper, top + rowGap));
  }
}

/** What only the eye needs, and nobody wants read aloud on every page. */
function asArtifact(paper: Paper, type: 'Pagination' | 'Layout', draw: () => void): void {
  paper.markContent('Artifact', { type });
  draw();
  paper.endMarkedContent();
}

function drawTagged(paper: Paper, piece: Piece, top: number, elementOf: ElementOf): void {
  const element = elementOf(piece.part);
  if (piece.line.width === 0) return;
  const content = paper.markStructureContent(piece.part.tag);
  drawPiece(paper, piece, top);
  paper.endMarkedContent();
  element.add(content);
}

function drawPicture(paper: Paper, picture: PlacedPicture, top: number, elementOf: ElementOf): void {
  const { image, x, width, height, part } = picture;
  const element = elementOf(part);
  const content = paper.markStructureContent(part.tag);
  paper.image(Buffer.from(image), page.margin + x, top, { width, height });
  paper.endMarkedContent();
  element.add(content);
}

function drawPiece(paper: Paper, { line, style, x, drop, isFigures }: Piece, top: number): void {
  let left = page.margin + x;
  const options = { ...figuresOf(isFigures), lineBreak: false, baseline: 'alphabetic' as const };
  for (const { face, text } of line.runs) {
    paper.font(face, sizes[style]).text(text, left, top + drop, options);
    left = paper.x;
  }
}

function drawRule(paper: Paper, y: number): void {
  paper
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.5)
    .stroke('#cccccc');
}

function drawPageNumber(paper: Paper, text: string, measureIn: MeasureIn): void {
  const [line] = wrapText(text, 'regular', page.width, measureIn('cell', false));
  if (!line) return;
  const piece: Piece = { line, style: 'cell', x: 0, drop: 0, part: { tag: 'P' }, isFigures: false };
  asArtifact(paper, 'Pagination', () => drawPiece(paper, piece, page.height - page.margin / 2));
}
