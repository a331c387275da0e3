import { z } from 'zod';
import { defineCall } from '#/core/call';
import { folderChapters } from '#/core/folder';
import { day, id } from '#/core/shapes';

/** `undated`: it is there, and nobody said until when it holds. `not-needed`: not for this house. */
export const saleStates = ['valid', 'undated', 'expired', 'missing', 'not-needed'] as const;
export type SaleState = (typeof saleStates)[number];

/** One line of a chapter. */
export const entry = z.object({
  key: z.string(),
  title: z.string(),
  detail: z.string().nullable(),
  day: day.nullable(),
  firm: z.string().nullable(),
  room: z.string().nullable(),
  path: z.string(),
  documentId: id.nullable(),
  validUntil: day.nullable(),
  file: z
    .object({ name: z.string(), path: z.string(), mimeType: z.string(), isPicture: z.boolean() })
    .nullable(),
  /** Its file goes along to others only where amounts were ticked. */
  isPrivate: z.boolean(),
});
export type ShownEntry = z.infer<typeof entry>;

const missing = z.object({
  key: z.string(),
  what: z.string(),
  whom: z.string(),
  contactId: id.nullable(),
  /** Since when it is asked, where it was. */
  askedOn: day.nullable(),
  /** What the owner does oneself instead of asking, and where. */
  own: z.object({ label: z.string(), path: z.string() }).nullable(),
});
export type ShownMissing = z.infer<typeof missing>;

const chapter = z.object({
  key: z.enum(folderChapters),
  title: z.string(),
  entries: z.array(entry),
  missing: z.array(missing),
});
export type ShownChapter = z.infer<typeof chapter>;

const salePiece = z.object({
  key: z.string(),
  title: z.string(),
  documentId: id.nullable(),
  validUntil: day.nullable(),
  state: z.enum(saleStates),
  /** Who makes it or has it. */
  whom: z.string(),
  note: z.string().nullable(),
  /** Since when it is asked, where it was. */
  askedOn: day.nullable(),
});
export type SalePiece = z.infer<typeof salePiece>;

export const folder = z.object({
  /** What it is and is not. */
  note: z.string(),
  chapters: z.array(chapter),
  sale: z.array(salePiece),
});
export type Folder = z.infer<typeof folder>;

export const getFolder = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/folder',
  who: { right: 'read' },
  token: 'read',
  summary:
    'The folder of the house: its chapters with what is there, what is missing and whom to ask, and what a sale needs',
  output: folder,
  sameForAll: true,
});

/** Everything in one ZIP, with an index that opens without a connection. */
export const folderArchivePath = '/api/projects/:projectId/folder/archive';
export const folderReportPath = '/api/projects/:projectId/reports/folder.pdf';
