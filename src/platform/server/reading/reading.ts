import type { PageText } from '#/core/page-text';
import type { Job } from '#/platform/server/heavy-work';
import type { Language } from '#/platform/server/reading/language';
import { createPdfReader, type PdfReader } from '#/platform/server/reading/pdf-reader';
import type { PdfAttachment } from '#/platform/server/reading/pdf-task';
import { createPictureReader, type PictureReader } from '#/platform/server/reading/picture-reader';
import type { PageMode } from '#/platform/server/reading/picture-task';
import { unreadable } from '#/platform/server/reading/refusals';

/** Text is read of this many pages, pictures are of ten; what is left out is said. */
const mostTextPages = 150;
const mostPictures = 10;
/** Drawing takes time as well: who looks at a paper looks at its first pages and its last. */
const mostPreviews = 12;

export type ReadingKind = 'pdf' | 'jpg' | 'png' | 'webp' | 'tiff' | 'avif' | 'heic';

export type ReadingStep =
  | { step: 'opening' }
  /** `share` of this page, from 0 to 1. */
  | { step: 'page'; page: number; of: number; share: number };

export type ReadPage = PageText & {
  /** Whether the file itself held the text, or a picture of the page was read. */
  source: 'text' | 'picture';
  /** The page as it was read, upright and straight, as a modest JPEG: only where previews were asked for. */
  preview: Uint8Array | undefined;
};

export type Reading = {
  pages: ReadPage[];
  /** 'text' where every page was. */
  source: 'text' | 'picture';
  pageCount: number;
  pagesLeftOut: number;
  /** What its pictures are written in, where that is clear. */
  language: Language | undefined;
  /** E-invoices inside a PDF. */
  attachments: PdfAttachment[];
};

export type ReadOptions = {
  onStep?: ((step: ReadingStep) => void) | undefined;
  previews?: boolean;
  /** Only these pages, counted from 1. */
  only?: readonly number[];
  /** How the reader of pictures looks for lines: as one block, by finding columns, or that on the untouched picture. */
  mode?: PageMode;
  /** What the pages are written in, where that is known. */
  language?: Language | undefined;
};

export type FileToRead = { bytes: Uint8Array; kind: ReadingKind };

export type Reader = {
  /** Throws 422 with a sentence where a file can't be read. Where its time is up, the pages that were read count. */
  read: (file: FileToRead, job: Job, options?: ReadOptions) => Promise<Reading>;
  close: () => Promise<void>;
};

const previewWidth = 1_000;
const drawingWidth = 2_200;

export function createReader(): Reader {
  const pdf = createPdfReader();
  const pictures = createPictureReader();
  return {
    close: async () => {
      await Promise.all([pdf.close(), pictures.close()]);
    },
    read: ({ bytes, kind }, job, options = {}) =>
      kind === 'pdf'
        ? readPdf({ pdf, pictures }, bytes, job, options)
        : readPicture(pictures, bytes, job, options),
  };
}

async function readPicture(
  pictures: PictureReader,
  bytes: Uint8Array,
  job: Job,
  { onStep, previews = false, only, mode = 'block', language: before }: ReadOptions,
): Promise<Reading> {
  const pages: ReadPage[] = [];
  let language = before;
  const wanted = only ? [...only] : [1];
  let count = 1;
  for (const number of wanted) {
    try {
      const seen = await pictures.read(bytes, {
        ...{ job, mode, language, page: number - 1 },
        previewWidth: previews ? previewWidth : undefined,
        onShare: (share) =>
          onStep?.({ step: 'page', page: number, of: Math.min(count, mostPictures), share }),
      });
      const { lines, preview, pageCount } = seen;
      language = seen.language;
      pages.push({ number, lines, source: 'picture', preview });
      // A TIFF holds as many pages as somebody scanned: the first tells how many.
      if (!only && number === 1)
        for (let next = 2; next <= Math.min(pageCount, mostPictures); next += 1) wanted.push(next);
      count = pageCount;
    } catch (error) {
      job.signal.throwIfAborted();
      if (pages.length === 0 || job.leftMs > 0) throw error;
      break;
    }
  }
  return together(pages, count, { language });
}

async function readPdf(
  { pdf, pictures }: { pdf: PdfReader; pictures: PictureReader },
  bytes: Uint8Array,
  job: Job,
  { onStep, previews = false, only, mode = 'block', language: before }: ReadOptions,
): Promise<Reading> {
  onStep?.({ step: 'opening' });
  let language = before;
  const contents = await pdf.readText(bytes, mostTextPages, job);
  const pictured = contents.pages.filter(({ text }) => text === undefined).slice(0, mostPictures);
  const wanted = contents.pages.filter(
    (page) => (page.text !== undefined || pictured.includes(page)) && (only?.includes(page.number) ?? true),
  );
  const of = wanted.length;
  const isShown = (index: number) => previews && (index < mostPreviews - 1 || index === of - 1);
  const readPage = async ({ number, text }: (typeof wanted)[number], page: number): Promise<ReadPage> => {
    const tell = (share: number) => onStep?.({ step: 'page', page, of, share });
    tell(0);
    if (text) {
      const preview = isShown(page - 1) ? await pdf.draw(bytes, number, previewWidth, job) : undefined;
      return { ...text, source: 'text', preview };
    }
    const drawn = await pdf.draw(bytes, number, drawingWidth, job);
    const seen = await pictures.read(drawn, {
      job,
      mode,
      language,
      previewWidth: previews ? previewWidth : undefined,
      onShare: tell,
    });
    language = seen.language;
    return { number, lines: seen.lines, source: 'picture', preview: seen.preview };
  };
  const pages: ReadPage[] = [];
  for (const [index, page] of wanted.entries()) {
    try {
      pages.push(await readPage(page, index + 1));
    } catch (error) {
      job.signal.throwIfAborted();
      if (index === 0 || job.leftMs > 0) throw error;
      break;
    }
  }
  return together(pages, contents.pageCount, { attachments: contents.attachments, language });
}

type More = { attachments?: PdfAttachment[]; language: Language | undefined };

function together(pages: ReadPage[], pageCount: number, { attachments = [], language }: More): Reading {
  if (pages.every(({ lines }) => lines.length === 0)) throw unreadable();
  return {
    pages,
    source: pages.every(({ source }) => source === 'text') ? 'text' : 'picture',
    pageCount,
    pagesLeftOut: Math.max(0, pageCount - pages.length),
    attachments,
    language,
  };
}
