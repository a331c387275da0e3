import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist';
import type { TextContent, TextItem } from 'pdfjs-dist/types/src/display/api';
import { AppError } from '#/core/errors';
import type { PageText } from '#/core/page-text';
import type { PdfAttachment, PdfContents } from '#/platform/server/reading/pdf-task';
import { loadPdfjs } from '#/platform/server/reading/pdfjs';
import { damagedPdf, lockedPdf } from '#/platform/server/reading/refusals';
import { buildRows, type FoundWord } from '#/platform/server/reading/rows';

/** More than any page of a quote holds; a page of a million letters would take minutes. */
const mostItems = 20_000;
const mostLetters = 100_000;
const mostWords = 5_000;
/** Fewer letters than this is a stamp or a page number on a picture of a page. */
const fewestLetters = 40;
const readableShare = 0.8;

/** The text that the file itself holds, with where it stands. */
export async function readPdfText(bytes: Uint8Array, mostPages: number): Promise<PdfContents> {
  const document = await open(bytes);
  try {
    const count = Math.min(document.numPages, mostPages);
    const pages: PdfContents['pages'] = [];
    for (let number = 1; number <= count; number += 1) {
      pages.push({ number, text: await readPage(document, number) });
    }
    return { pageCount: document.numPages, pages, attachments: await listAttachments(document) };
  } finally {
    await document.loadingTask.destroy();
  }
}

const mostAttachments = 5;
const largestAttachment = 10 * 1024 * 1024;

/** What Factur-X and ZUGFeRD put into a PDF. */
async function listAttachments(document: PDFDocumentProxy): Promise<PdfAttachment[]> {
  try {
    const found = (await document.getAttachments()) as Record<
      string,
      { filename?: string; content?: Uint8Array }
    > | null;
    return Object.values(found ?? {})
      .flatMap(({ filename = '', content }) =>
        /\.xml$/i.test(filename) && content && content.length <= largestAttachment
          ? [{ name: filename, bytes: new Uint8Array(content) }]
          : [],
      )
      .slice(0, mostAttachments);
  } catch {
    // A damaged list of attachments is none.
    return [];
  }
}

async function open(bytes: Uint8Array): Promise<PDFDocumentProxy> {
  const { getDocument } = await loadPdfjs();
  const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
  try {
    return await getDocument({
      // It takes the bytes for itself, and the caller may need them again.
      data: bytes.slice(),
      verbosity: 0,
      disableFontFace: true,
      useSystemFonts: false,
      isEvalSupported: false,
      cMapUrl: join(folder, 'cmaps/'),
      cMapPacked: true,
      standardFontDataUrl: join(folder, 'standard_fonts/'),
      wasmUrl: join(folder, 'wasm/'),
    }).promise;
  } catch (error) {
    throw error instanceof Error && error.name === 'PasswordException' ? lockedPdf() : damagedPdf();
  }
}

async function readPage(document: PDFDocumentProxy, number: number): Promise<PageText | undefined> {
  try {
    const page = await document.getPage(number);
    const viewport = page.getViewport({ scale: 1 });
    const words = (await listItems(page)).flatMap((item) => wordsOf(item, viewport.transform));
    page.cleanup();
    return isReadable(words)
      ? {
          number,
          lines: buildRows(
            joinPieces(words)
              .slice(0, mostWords)
              .map((word) => [word]),
            viewport,
          ),
        }
      : undefined;
  } catch (error) {
    if (error instanceof AppError) throw error;
    // A page with a broken text may still be drawn.
    return undefined;
  }
}

async function listItems(page: PDFPageProxy): Promise<TextItem[]> {
  const reader = page.streamTextContent().getReader() as ReadableStreamDefaultReader<TextContent>;
  const items: TextItem[] = [];
  let letters = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return items;
    for (const item of value.items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      letters += item.str.length;
      if (items.length === mostItems || letters > mostLetters) {
        await reader.cancel(new Error('enough'));
        return items;
      }
      items.push(item);
    }
  }
}

type Matrix = readonly number[];

function multiply([a = 1, b = 0, c = 0, d = 1, e = 0, f = 0]: Matrix, m: Matrix): Matrix {
  const [p = 1, q = 0, r = 0, s = 1, t = 0, u = 0] = m;
  return [a * p + c * q, b * p + d * q, a * r + c * s, b * r + d * s, a * t + c * u + e, b * t + d * u + f];
}

const ascent = 0.76;
const descent = 0.22;
const nearlyLevel = 0.1;
/** A gap narrower than this share of the letters' height is no blank. */
const noBlank = 0.12;

/** One piece of text may be several words; each gets its share of the width, by its letters. */
function wordsOf({ str, transform, width }: TextItem, viewport: Matrix): FoundWord[] {
  const [a = 0, b = 0, c = 0, d = 0, x = 0, y = 0] = multiply(viewport, transform);
  const height = Math.hypot(c, d);
  if (height === 0 || Math.abs(Math.atan2(b, a)) > nearlyLevel) return [];
  const scale = Math.hypot(viewport[0] ?? 1, viewport[1] ?? 0);
  const step = (width * scale) / Math.max(1, weight(str));
  const [top, bottom] = [y - ascent * height, y + descent * height];
  const words: FoundWord[] = [];
  let left = x;
  for (const [text] of str.matchAll(/\s+|\S+/g)) {
    const right = left + weight(text) * step;
    if (text.trim() !== '') words.push({ text, left, right, top, bottom, confidence: 1 });
    left = right;
  }
  return words;
}

/** Rough widths of letters: good to a letter or so, which is enough to point at a word. */
function weight(text: string): number {
  let sum = 0;
  for (const letter of text)
    sum += /[\s.,:;'ijlIt|!()[\]-]/.test(letter) ? 0.55 : /[A-Zmw@€%]/.test(letter) ? 1.3 : 1;
  return sum;
}

/** Some programs put down a word in pieces. */
function joinPieces(words: readonly FoundWord[]): FoundWord[] {
  const joined: FoundWord[] = [];
  for (const word of words) {
    const last = joined.at(-1);
    const height = word.bottom - word.top;
    const continues =
      last !== undefined &&
      Math.abs(last.bottom - word.bottom) < height * 0.1 &&
      Math.abs(word.left - last.right) < height * noBlank &&
      !isLeader(last.text) &&
      !isLeader(word.text);
    if (continues) joined[joined.length - 1] = { ...last, text: last.text + word.text, right: word.right };
    else joined.push(word);
  }
  return joined;
}

function isLeader(text: string): boolean {
  return /^[.·…_-]+$/.test(text);
}

/** Fonts without a table of letters yield signs that nobody can read. */
function isReadable(words: readonly FoundWord[]): boolean {
  const text = words.map((word) => word.text).join('');
  const letters = text.match(/[\p{Script=Latin}\d]/gu)?.length ?? 0;
  const known = text.match(/[\p{Script=Latin}\d\p{P}€$£²³°+=<>|~^`%]/gu)?.length ?? 0;
  return letters >= fewestLetters && known >= readableShare * [...text].length;
}
