import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, amountInput, day, id, moment, optionalLine, optionalText, version } from '#/core/shapes';
import { seenKeys } from '#/features/papers/shared/seen';
import { premiumWorkIds, wallTypes } from '#/features/premiums/shared/premies/rules/works';
import { homeFacts } from '#/features/premiums/shared/premium-files/rules/frozen';
import { checkKinds } from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import { pieceKinds, proofKinds } from '#/features/premiums/shared/premium-files/rules/proofs';
import { payees, premiumFileStatuses } from '#/features/premiums/shared/premium-files/rules/statuses';
import { documentUpload } from '#/features/work/shared/documents/contract';

const work = z.enum(premiumWorkIds, 'Kies een werk waarvoor een premie bestaat.');
const wall = z.enum(wallTypes, 'Kies spouwmuur, binnenzijde of buitenzijde.');

const fileInvoice = z.object({
  invoiceId: id,
  invoiceNumber: z.string().nullable(),
  invoiceDate: day.nullable(),
  contractor: z.object({ name: z.string(), email: z.string().nullable() }).nullable(),
  /** Without VAT; what counts of it where the owner said so, else all of it. */
  part: amount,
  /** The net amount isn't known: `part` is the amount with VAT until somebody says what counts. */
  isWithVat: z.boolean(),
  filePath: z.string().nullable(),
  fileName: z.string().nullable(),
  lastDay: day.nullable(),
  /** Below zero when it is too late. */
  daysLeft: z.int().nullable(),
  counts: z.boolean(),
  /** Why it doesn't count. */
  reason: z.string().nullable(),
  /** What must be on it; null where it isn't known. Empty until the invoices were read. */
  checks: z.array(z.object({ kind: z.enum(checkKinds), isThere: z.boolean().nullable() })),
});
export type FileInvoice = z.infer<typeof fileInvoice>;

export const premiumProof = z.object({
  id,
  premiumFileId: id,
  kind: z.enum(proofKinds),
  note: z.string().nullable(),
  documentId: id.nullable(),
  photoId: id.nullable(),
  fileName: z.string().nullable(),
  filePath: z.string().nullable(),
  isOwn: z.boolean(),
  version,
  createdAt: moment,
});
export type PremiumProof = z.infer<typeof premiumProof>;

export const premiumFile = z.object({
  id,
  work,
  /** Where a wall is insulated: its proofs hang on it. */
  wall: wall.nullable(),
  status: z.enum(premiumFileStatuses),
  reference: z.string().nullable(),
  submittedOn: day.nullable(),
  decidedOn: day.nullable(),
  paidOn: day.nullable(),
  grantedAmount: amount.nullable(),
  paidAmount: amount.nullable(),
  paidTo: z.enum(payees).nullable(),
  notes: z.string().nullable(),
  invoices: z.array(fileInvoice),
  /** After this day the first of the invoices falls out; null where none counts. */
  deadline: day.nullable(),
  daysLeft: z.int().nullable(),
  /** Of the invoices that count; as it was handed in once it is. */
  total: amount,
  /** Why it can't be handed in. */
  problem: z.string().nullable(),
  /** By the newest simulation that counts; null without one. */
  expected: z.object({ from: amount, to: amount, explanation: z.string() }).nullable(),
  proofs: z.array(premiumProof),
  pieces: z.array(z.object({ kind: z.enum(pieceKinds), label: z.string(), isThere: z.boolean() })),
  next: z.string(),
  /** What changed after it was handed in. */
  changes: z.array(z.string()),
  home: homeFacts,
  version,
  createdAt: moment,
});
export type PremiumFile = z.infer<typeof premiumFile>;

const linkedInvoices = z
  .array(
    z.object({
      invoiceId: id,
      part: amountInput.nullish().transform((value) => value ?? null),
    }),
    'Geef een lijst van facturen.',
  )
  .max(100, 'Hoogstens 100 facturen in een dossier.')
  .refine(
    (list) => new Set(list.map(({ invoiceId }) => invoiceId)).size === list.length,
    'Een factuur kan maar één keer in een dossier staan.',
  );
export type LinkedInvoice = z.output<typeof linkedInvoices>[number];

const changedDay = day.nullish();

/** What is left out stays; null empties. */
const changedFields = z.object({
  wall: wall.nullish(),
  invoices: linkedInvoices.optional(),
  status: z.enum(premiumFileStatuses, 'Kies een status uit de lijst.').optional(),
  reference: optionalLine(100).optional(),
  submittedOn: changedDay,
  decidedOn: changedDay,
  paidOn: changedDay,
  grantedAmount: amountInput.nullish(),
  paidAmount: amountInput.nullish(),
  paidTo: z.enum(payees, 'Kies aan wie de premie uitbetaald is.').nullish(),
  notes: optionalText(2_000).optional(),
});
export type PremiumFileChange = z.output<typeof changedFields>;

/** Where it is handed in: what was read of what was found. */
const seen = seenKeys.optional();

export const listPremiumFiles = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/premium-files',
  who: { right: 'read' },
  token: 'read',
  summary:
    'The premium files of a project: one for a work, with what counts, until when, and what is missing',
  output: z.array(premiumFile),
});

export const createPremiumFile = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/premium-files',
  who: { right: 'change' },
  summary: 'A new premium file; a second one for a work is refused',
  body: z.object({ work, wall: wall.nullish(), invoices: linkedInvoices.default([]) }),
  output: premiumFile,
  creates: true,
});

export const updatePremiumFile = defineCall({
  method: 'PUT',
  path: '/api/premium-files/:id',
  who: { right: 'change', record: 'premiumFiles' },
  summary:
    'Change a premium file, or hand it in. What is left out stays; what was handed in is frozen. With `seen`, what was found and not read is answered with 409',
  body: changedFields.extend({ seen }),
  output: premiumFile,
});

export const removePremiumFile = defineCall({
  method: 'DELETE',
  path: '/api/premium-files/:id',
  who: { right: 'change', record: 'premiumFiles' },
  summary: 'Remove a premium file; its invoices and documents stay',
});

export const readPremiumInvoices = defineCall({
  method: 'POST',
  path: '/api/premium-files/:id/read-invoices',
  who: { right: 'change', record: 'premiumFiles' },
  summary: 'Read the files of its invoices for what must be on them',
  versionOf: null,
  limit: { max: 20, perSeconds: 60 },
  output: premiumFile,
});

/** Of a form it is a text, and blank where there is none. */
const formId = (message: string) =>
  z
    .union([id, z.string().regex(/^\d{1,9}$/), z.literal('')], message)
    .nullish()
    .transform((value) => (value ? Number(value) : null));

export const addPremiumProof = defineCall({
  method: 'POST',
  path: '/api/premium-files/:id/proofs',
  who: { right: 'add', record: 'premiumFiles' },
  summary: 'Add a proof: a file, a document or a photo that is there already, or a number in words',
  versionOf: null,
  body: z.object({
    kind: z.enum(proofKinds, 'Kies waarvoor dit stuk dient.'),
    documentId: formId('Kies een document uit de lijst.'),
    photoId: formId('Kies een foto uit de lijst.'),
    note: optionalLine(300),
  }),
  upload: { ...documentUpload, field: 'file', required: undefined },
  output: premiumProof,
  creates: true,
});

export const removePremiumProof = defineCall({
  method: 'DELETE',
  path: '/api/premium-proofs/:id',
  who: { right: 'change', record: 'premiumProofs', orOwn: true },
  summary: 'Take a proof out of its premium file; its document or photo stays',
});

/** Everything of a premium file in one ZIP. */
export const premiumArchivePath = '/api/premium-files/:id/archive';
