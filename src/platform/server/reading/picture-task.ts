import type { MessagePort } from 'node:worker_threads';
import type { ErrorCode } from '#/core/errors';
import type { PageLine } from '#/core/page-text';
import type { Language } from '#/platform/server/reading/language';

/** As one block of text, by finding columns, or by finding columns on a picture that was not cleaned. */
export type PageMode = 'block' | 'columns' | 'raw';

export type PictureTask = {
  bytes: Uint8Array;
  /** Of a file with several pages (TIFF), from 0. */
  page: number;
  mode: PageMode;
  /** What the pages before it were written in. */
  language: Language | undefined;
  previewWidth: number | undefined;
  /** Told how much of the page is done, from 0 to 1. */
  port: MessagePort;
};

export type PictureText = {
  lines: PageLine[];
  preview: Uint8Array | undefined;
  pageCount: number;
  /** What it is written in, where that is clear. */
  language: Language | undefined;
};

export type PictureOutcome =
  | { ok: true; value: PictureText }
  | { ok: false; code: ErrorCode; message: string };
