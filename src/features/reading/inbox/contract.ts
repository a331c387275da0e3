import { z } from 'zod';
import { defineCall, type Upload } from '#/core/call';
import { returnedOffer } from '#/core/price-list';
import { id, moment } from '#/core/shapes';
import { quoteAnalysis } from '#/features/papers/shared/checks/contract';
import { invoiceFields } from '#/features/papers/shared/invoices/contract';
import { quoteFields } from '#/features/papers/shared/quotes/contract';
import { paperData, paperKinds } from '#/features/papers/shared/reading/paper-data';
import { documentUpload, newDocument } from '#/features/work/shared/documents/contract';

export const entryStates = ['waiting', 'reading', 'ready', 'failed'] as const;

export const entryKinds = [...paperKinds, 'spreadsheet'] as const;
export type EntryState = (typeof entryStates)[number];
export type EntryKind = (typeof entryKinds)[number];

/** What an entry may become. */
export const savedKinds = ['quote', 'invoice', 'credit-note', 'document'] as const;
export type SavedKind = (typeof savedKinds)[number];

export const inboxUpload = {
  field: 'file',
  kinds: [...documentUpload.kinds, 'csv'],
  noStatements: true,
  required: true,
} as const satisfies Upload;

/** Something of the project that an entry may be a second copy of. */
export const holderKinds = ['quotes', 'invoices', 'documents', 'inbox'] as const;
const duplicate = z.object({
  kind: z.enum(holderKinds),
  id,
  title: z.string(),
  /** The very same file, or the same number of the same company. */
  reason: z.enum(['file', 'number']),
});
export type Duplicate = z.infer<typeof duplicate>;

export const inboxEntry = z.object({
  id,
  state: z.enum(entryStates),
  /** Null until it was read. */
  kind: z.enum(entryKinds).nullable(),
  /** What stands on it, without pictures of its pages; null where it is no quote or invoice. */
  data: paperData.nullable(),
  /** Of a quote: what the check finds. */
  check: quoteAnalysis.nullable(),
  file: z.object({ name: z.string(), mimeType: z.string(), size: z.int() }),
  filePath: z.string(),
  /** Why it could not be read, for people. */
  error: z.string().nullable(),
  duplicates: z.array(duplicate),
  /** Where it is a list of prices that was sent out and came back: what taking it would do. */
  answer: returnedOffer.nullable(),
  createdAt: moment,
  /** Who handed it in by a link and without an account. */
  sentBy: z.string().nullable(),
  /** Whether who asks may save or remove it. */
  mayChange: z.boolean(),
});
export type InboxEntry = z.infer<typeof inboxEntry>;

export const listInbox = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/inbox',
  who: { right: 'read' },
  token: 'read',
  summary: 'The papers that came in and were not saved as anything yet, oldest first',
  output: z.array(inboxEntry),
});

export const addToInbox = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/inbox',
  who: { right: 'add' },
  token: 'inbox',
  summary: 'Hand in a paper of any kind; it is read in the background',
  body: z.object({}),
  upload: inboxUpload,
  output: inboxEntry,
  creates: true,
});

export const removeFromInbox = defineCall({
  method: 'DELETE',
  path: '/api/inbox/:id',
  versionOf: null,
  who: { right: 'change', record: 'inbox', orOwn: true },
  summary: 'Remove a paper that was not saved, with its file',
});

/** The fields of what it becomes, as the call that makes one takes them; the file is that of the entry. */
const saving = z.discriminatedUnion(
  'as',
  [
    quoteFields.extend({ as: z.literal('quote') }),
    invoiceFields.extend({ as: z.literal('invoice') }),
    invoiceFields.extend({ as: z.literal('credit-note') }),
    newDocument.extend({ as: z.literal('document') }),
  ],
  `Kies als wat u dit bewaart: ${savedKinds.join(', ')}.`,
);

export type Saving = z.output<typeof saving>;

export const saveFromInbox = defineCall({
  method: 'PUT',
  path: '/api/inbox/:id',
  versionOf: null,
  who: { right: 'change', record: 'inbox', orOwn: true },
  summary:
    'Save a paper as a quote, an invoice, a credit note or a document, with its file; it leaves the letterbox. A quote takes its check along',
  body: saving,
  output: z.object({ as: z.enum(savedKinds), id }),
});

export const takeAnswer = defineCall({
  method: 'POST',
  path: '/api/inbox/:id/answer',
  versionOf: null,
  who: { right: 'change', record: 'inbox' },
  summary:
    'Take a list of prices that came back as handed in by who it is of: a quote that waits for a decision, with its lines linked; the paper goes to the documents',
  body: z.object({ contactId: id.optional() }),
  output: z.object({ requestId: id, quoteId: id }),
});
