import { AppError } from '#/core/errors';
import type { PageText } from '#/core/page-text';
import type { Job } from '#/platform/server/heavy-work';
import type { Language } from '#/platform/server/reading/language';
import { createOcrEngine, type OcrEngine } from '#/platform/server/reading/ocr-engine';
import { createPdfEngine, type PdfEngine } from '#/platform/server/reading/pdf-engine';
import type { PdfAttachment } from '#/platform/server/reading/pdf-task';
import type { PageMode } from '#/platform/server/reading/picture-task';
import { tooMuchPdf, tooMuchPicture, unreadable, unreadablePdf } from '#/platform/server/reading/refusals';

/** Text is read of this many pages, pictures are of ten; what is left out is said. */
const mostTextPages = 150;
const mostPictures = 10;
/** Drawing takes time as well: who looks at a paper looks at its first pages and its last. */
const mostPreviews = 12;

export type PageFileKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'tiff' | 'avif' | 'heic';

export type RecognizeStep =
  | { step: 'opening' }
  /** `share` of this page, from 0 to 1. */
  | { step: 'page'; page: number; of: number; share: number };

export type RecognizedPage = PageText & {
  /** Whether the file itself held the text, or a picture of the page was read. */
  source: 'text' | 'picture';
  /** The page as it was read, upright and straight, as a modest JPEG: only where previews were asked for. */
  preview: Uint8Array | undefined;
};

export type RecognizedText = {
  pages: RecognizedPage[];
  /** 'text' where every page was. */
  source: 'text' | 'picture';
  pageCount: number;
  pagesLeftOut: number;
  /** What its pictures are written in, where that is clear. */
  language: Language | undefined;
  /** E-invoices inside a PDF. */
  attachments: PdfAttachment[];
};

export type RecognizeOptions = {
  onStep?: ((step: RecognizeStep) => void) | undefined;
  previews?: boolean;
  /** Only these pages, counted from 1. */
  only?: readonly number[];
  /** How OCR looks for lines: as one block, by finding columns, or that on the untouched picture. */
  mode?: PageMode;
  /** What the pages are written in, where that is known. */
  language?: Language | undefined;
};

export type PageFile = { bytes: Uint8Array; kind: PageFileKind };

export type TextRecognizer = {
  /** Throws 422 with a sentence where a file can't be read; all of its pages are, or none. */
  recognize: (file: PageFile, job: Job, options?: RecognizeOptions) => Promise<RecognizedText>;
  /** One page of a PDF (from 1) as a JPEG. */
  drawPage: (bytes: Uint8Array, page: number, job: Job) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

const previewWidth = 1_000;
const drawingWidth = 2_200;

export function createTextRecognizer(): TextRecognizer {
  const pdf = createPdfEngine();
  const ocr = createOcrEngine();
  return {
    close: async () => {
      await Promise.all([pdf.close(), ocr.close()]);
    },
    recognize: ({ bytes, kind }, job, options = {}) =>
      kind === 'pdf'
        ? recognizePdf({ pdf, ocr }, bytes, job, options)
        : recognizePicture(ocr, bytes, job, options),
    drawPage: (bytes, page, job) => pdf.draw(bytes, page, drawingWidth, job),
  };
}

async function recognizePicture(
  ocr: OcrEngine,
  bytes: Uint8Array,
  job: Job,
  { onStep, previews = false, only, mode = 'block', language: before }: RecognizeOptions,
): Promise<RecognizedText> {
  const pages: RecognizedPage[] = [];
  let language = before;
  const wanted = only ? [...only] : [1];
  let count = 1;
  for (const number of wanted) {
    const seen = await ocr.recognize(bytes, {
      ...{ job, mode, language, page: number - 1 },
      previewWidth: previews ? previewWidth : undefined,
      onShare: (share) => onStep?.({ step: 'page', page: number, of: Math.min(count, mostPictures), share }),
    });
    const { lines, preview, pageCount } = seen;
    language = seen.language;
    pages.push({ number, lines, source: 'picture', preview });
    // A TIFF holds as many pages as somebody scanned: the first tells how many.
    if (!only && number === 1)
      for (let next = 2; next <= Math.min(pageCount, mostPictures); next += 1) wanted.push(next);
    count = pageCount;
  }
  if (isEmpty(pages)) throw unreadable();
  return together(pages, count, { language });
}

async function recognizePdf(
  { pdf, ocr }: { pdf: PdfEngine; ocr: OcrEngine },
  bytes: Uint8Array,
  job: Job,
  { onStep, previews = false, only, mode = 'block', language: before }: RecognizeOptions,
): Promise<RecognizedText> {
  onStep?.({ step: 'opening' });
  let language = before;
  const contents = await pdf.readText(bytes, mostTextPages, job);
  const pictured = contents.pages.filter(({ text }) => text === undefined).slice(0, mostPictures);
  const wanted = contents.pages.filter(
    (page) => (page.text !== undefined || pictured.includes(page)) && (only?.includes(page.number) ?? true),
  );
  const of = wanted.length;
  const isShown = (index: number) => previews && (index < mostPreviews - 1 || index === of - 1);
  const readPage = async (
    { number, text }: (typeof wanted)[number],
    page: number,
  ): Promise<RecognizedPage> => {
    const tell = (share: number) => onStep?.({ step: 'page', page, of, share });
    tell(0);
    if (text) {
      const preview = isShown(page - 1) ? await pdf.draw(bytes, number, previewWidth, job) : undefined;
      return { ...text, source: 'text', preview };
    }
    const drawn = await pdf.draw(bytes, number, drawingWidth, job);
    const seen = await ocr
      .recognize(drawn, {
        ...{ job, mode, language },
        previewWidth: previews ? previewWidth : undefined,
        onShare: tell,
      })
      .catch((error: unknown) => {
        throw asOfPdf(error);
      });
    language = seen.language;
    return { number, lines: seen.lines, source: 'picture', preview: seen.preview };
  };
  const pages: RecognizedPage[] = [];
  for (const [index, page] of wanted.entries()) pages.push(await readPage(page, index + 1));
  if (isEmpty(pages)) throw unreadablePdf();
  return together(pages, contents.pageCount, { attachments: contents.attachments, language });
}

/** A page of a PDF is no photo: nobody is asked to take a better one. */
function asOfPdf(error: unknown): unknown {
  if (!(error instanceof AppError) || error.code !== 'unusable') return error;
  return error.message === tooMuchPicture ? new AppError('unusable', tooMuchPdf) : unreadablePdf();
}

function isEmpty(pages: readonly RecognizedPage[]): boolean {
  return pages.every(({ lines }) => lines.length === 0);
}

type More = { attachments?: PdfAttachment[]; language: Language | undefined };

function together(
  pages: RecognizedPage[],
  pageCount: number,
  { attachments = [], language }: More,
): RecognizedText {
  return {
    pages,
    source: pages.every(({ source }) => source === 'text') ? 'text' : 'picture',
    pageCount,
    pagesLeftOut: Math.max(0, pageCount - pages.length),
    attachments,
    language,
  };
}
