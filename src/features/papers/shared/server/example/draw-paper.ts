import { buffer } from 'node:stream/consumers';
import type { ExamplePaper } from '#/features/papers/shared/example/paper';
import {
  columnWords,
  type LineWords,
  type PaperWords,
  wordsOfPaper,
} from '#/features/papers/shared/example/paper-words';
import { letterheads } from '#/features/papers/shared/server/example/letterheads';

type Doc = PDFKit.PDFDocument;

const page = { width: 595, height: 842, margin: 48, bottom: 770, foot: 800 };
const inner = page.width - 2 * page.margin;
const [grey, ink] = ['#6b6259', '#26211c'];

/** Where each column of the table begins and how wide it is. */
const columns: Record<keyof LineWords, { x: number; width: number; align?: 'right' }> = {
  description: { x: 48, width: 226 },
  quantity: { x: 280, width: 44, align: 'right' },
  unit: { x: 330, width: 42 },
  price: { x: 372, width: 68, align: 'right' },
  rate: { x: 446, width: 28, align: 'right' },
  net: { x: 478, width: 69, align: 'right' },
};
const keys = Object.keys(columns) as (keyof LineWords)[];

/** A plain business paper with the firm’s own colour, in the faces that every reader of PDFs has: a few kilobytes. */
export async function drawPaper(paper: ExamplePaper): Promise<Uint8Array> {
  // Loaded here and not above: the library takes a while, and most visits draw nothing.
  const { default: PDFDocument } = await import('pdfkit');
  const words = wordsOfPaper(paper);
  const madeAt = new Date(`${paper.date}T09:00:00Z`);
  const doc = new PDFDocument({
    ...{ size: 'A4', margin: 0, lang: 'nl-BE' },
    info: {
      ...{ Title: `${words.title} ${paper.number}`, Author: words.company },
      ...{ CreationDate: madeAt, ModDate: madeAt },
    },
  });
  const { colour, style } = letterheads[paper.contact];
  const written = buffer(doc);
  drawHead(doc, words, colour, style);
  let y = drawTable(doc, words, colour, drawAddress(doc, words));
  if (y + words.totals.length * 18 + words.terms.length * 14 > page.foot) y = nextPage(doc);
  y = drawTotals(doc, words, colour, y + 10);
  drawTerms(doc, words, y + 10);
  doc.end();
  return written;
}

function put(doc: Doc, text: string, x: number, y: number, options: PDFKit.Mixins.TextOptions = {}): void {
  doc.text(text, x, y, { lineBreak: false, ...options });
}

function drawHead(doc: Doc, words: PaperWords, colour: string, style: 'band' | 'mark'): void {
  const { margin } = page;
  if (style === 'band') {
    doc.rect(0, 0, page.width, 84).fill(colour);
    doc.font('Helvetica-Bold', 19).fillColor('#ffffff');
    put(doc, words.company, margin, 34);
  } else {
    doc.rect(margin, 36, 6, 40).fill(colour);
    doc.font('Helvetica-Bold', 17).fillColor(ink);
    put(doc, words.company, margin + 16, 48);
  }
  doc.font('Helvetica', 8.5).fillColor(grey);
  for (const [at, line] of words.sender.entries()) put(doc, line, margin, 100 + at * 12);
}

/** Whom it is for at the right, what it is at the left; gives back where the table begins. */
function drawAddress(doc: Doc, { title, facts, customer, subject }: PaperWords): number {
  const { margin } = page;
  const right = 350;
  doc.font('Helvetica', 8.5).fillColor(grey);
  put(doc, 'Klant:', right, 100);
  doc.font('Helvetica', 10.5).fillColor(ink);
  for (const [at, line] of customer.entries()) put(doc, line, right, 113 + at * 14);
  doc.font('Helvetica-Bold', 20).fillColor(ink);
  put(doc, title.toUpperCase(), margin, 184);
  for (const [at, { label, value }] of facts.entries()) {
    const y = 214 + at * 15;
    doc.font('Helvetica', 9.5).fillColor(grey);
    put(doc, `${label}:`, margin, y);
    doc.font('Helvetica-Bold', 9.5).fillColor(ink);
    put(doc, value, margin + 100, y);
  }
  doc.font('Helvetica', 9.5).fillColor(ink);
  put(doc, `Betreft: ${subject}`, margin, 268, { lineBreak: true, width: inner });
  return doc.y + 16;
}

function drawRow(doc: Doc, words: LineWords, y: number): number {
  let height = 0;
  for (const key of keys) {
    const { x, width, align } = columns[key];
    const text = words[key];
    if (!text) continue;
    doc.text(text, x, y, { width, ...(align && { align }) });
    height = Math.max(height, doc.y - y);
  }
  return height;
}

function drawColumns(doc: Doc, colour: string, y: number): number {
  doc.font('Helvetica-Bold', 8.5).fillColor(colour);
  const height = drawRow(doc, columnWords, y);
  drawRule(doc, y + height + 3, colour);
  return y + height + 9;
}

function drawRule(doc: Doc, y: number, colour: string): void {
  doc
    .moveTo(page.margin, y)
    .lineTo(page.width - page.margin, y)
    .lineWidth(0.7)
    .stroke(colour);
}

function drawTable(doc: Doc, { lines }: PaperWords, colour: string, top: number): number {
  let y = drawColumns(doc, colour, top);
  for (const line of lines) {
    doc.font('Helvetica', 9);
    if (y + doc.heightOfString(line.description, { width: columns.description.width }) > page.bottom) {
      y = drawColumns(doc, colour, nextPage(doc));
    }
    doc.font('Helvetica', 9).fillColor(ink);
    y += drawRow(doc, line, y) + 5;
  }
  drawRule(doc, y, '#cfc6bb');
  return y;
}

function nextPage(doc: Doc): number {
  doc.addPage();
  return page.margin;
}

function drawTotals(doc: Doc, { totals }: PaperWords, colour: string, top: number): number {
  let y = top;
  for (const [at, { label, value }] of totals.entries()) {
    const isLast = at === totals.length - 1;
    doc.font(isLast ? 'Helvetica-Bold' : 'Helvetica', isLast ? 11 : 9.5).fillColor(isLast ? colour : ink);
    put(doc, label, 330, y);
    doc.text(value, 447, y, { width: 100, align: 'right' });
    y += 18;
  }
  return y;
}

function drawTerms(doc: Doc, { terms }: PaperWords, top: number): void {
  doc.font('Helvetica', 8.5).fillColor(grey);
  let y = top;
  for (const line of terms) {
    doc.text(line, page.margin, y, { width: inner });
    y = doc.y + 3;
  }
}
