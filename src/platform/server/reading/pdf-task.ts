import type { ErrorCode } from '#/core/errors';
import type { PageText } from '#/core/page-text';

/** `pages` are the pages wanted, counted from 1. */
export type PdfTask =
  | { kind: 'text'; bytes: Uint8Array; mostPages: number }
  | { kind: 'draw'; bytes: Uint8Array; page: number; width: number };

/** A page without a usable text of its own has none: it has to be read as a picture. */
export type PdfPage = { number: number; text: PageText | undefined };

/** A file inside the PDF: an e-invoice, of those that are one by their name. */
export type PdfAttachment = { name: string; bytes: Uint8Array };

export type PdfContents = { pageCount: number; pages: PdfPage[]; attachments: PdfAttachment[] };

export type PdfOutcome<Value> = { ok: true; value: Value } | { ok: false; code: ErrorCode; message: string };
