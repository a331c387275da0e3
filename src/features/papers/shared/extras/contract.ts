import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { amount, id, moment, optionalText, requiredLine, version } from '#/core/shapes';
import { paperLine, paperLines } from '#/features/papers/shared/contract';
import { unforeseenCost } from '#/features/papers/shared/quotes/contract';
import { seenKeys } from '#/features/papers/shared/seen';

export const extraStatuses = ['draft', 'sent', 'approved', 'refused', 'withdrawn'] as const;
export type ExtraStatus = (typeof extraStatuses)[number];

export const decisions = ['approve', 'refuse'] as const;
export type Decision = (typeof decisions)[number];

/** Extra or less work on an accepted quote. */
export const extra = z.object({
  id,
  quoteId: id,
  /** Counted per quote, from 1. */
  number: z.int(),
  title: z.string(),
  reason: z.string().nullable(),
  /** Of delay; below zero where the work is done sooner. */
  days: z.int(),
  lines: z.array(paperLine),
  net: amount,
  /** With VAT. */
  total: amount,
  status: z.enum(extraStatuses),
  sentAt: moment.nullable(),
  sentBy: z.string().nullable(),
  /** Where the link was mailed to; null where who sent it brings it themselves. */
  sentTo: z.string().nullable(),
  decidedAt: moment.nullable(),
  /** As the other side wrote their name. */
  decidedBy: z.string().nullable(),
  /** The member whose browser was signed in when it was decided; null: nobody's. */
  decidedAs: z.string().nullable(),
  /** What was approved, as a PDF, while that document is there. */
  filePath: z.string().nullable(),
  /** Of that PDF, in hexadecimals. */
  sha256: z.string().nullable(),
  /** The unforeseen cost of the quote that it takes the place of once it is approved. */
  unforeseen: unforeseenCost.nullable(),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Extra = z.infer<typeof extra>;

const wrongDays = 'Vul een aantal dagen in tussen -999 en 999.';

const days = z
  .union([z.int(wrongDays), z.string().max(10)], wrongDays)
  .nullish()
  .transform((typed) => (typed === '' || typed == null ? 0 : Number(typed)))
  .pipe(z.int(wrongDays).min(-999, wrongDays).max(999, wrongDays));

const extraFields = z.object({
  title: requiredLine(200, 'Geef het meerwerk een naam.'),
  reason: optionalText(2_000),
  days,
  lines: paperLines,
});

export const listExtras = defineCall({
  method: 'GET',
  path: '/api/quotes/:id/extras',
  who: { right: 'read', record: 'quotes' },
  token: 'read',
  summary: 'Extra and less work on a quote, in the order of their numbers',
  output: z.array(extra),
  sameForAll: true,
});

export const createExtra = defineCall({
  method: 'POST',
  path: '/api/quotes/:id/extras',
  who: { right: 'change', record: 'quotes' },
  summary: 'Note extra or less work on an accepted quote, as a draft',
  versionOf: null,
  body: extraFields.extend({
    /** The place of an unforeseen cost of the quote that it takes over: 0 is the first. */
    unforeseen: z.int().min(0).max(99).nullish(),
  }),
  output: extra,
  creates: true,
});

export const updateExtra = defineCall({
  method: 'PUT',
  path: '/api/extras/:id',
  who: { right: 'change', record: 'extras' },
  summary:
    'Change extra work, or withdraw it. What was sent becomes a draft again and its link ends; what was approved stays',
  body: changesOf(
    extraFields.extend({ status: z.literal('withdrawn', 'Zelf kunt u meerwerk alleen intrekken.') }),
  ),
  output: extra,
});

export const removeExtra = defineCall({
  method: 'DELETE',
  path: '/api/extras/:id',
  who: { right: 'change', record: 'extras' },
  summary: 'Remove extra work that was not approved; its link ends',
});

export const sendExtra = defineCall({
  method: 'POST',
  path: '/api/extras/:id/send',
  who: { right: 'change', record: 'extras' },
  versionOf: { kind: 'extras' },
  summary:
    'Make the link by which the other side decides, in place of an earlier one: mailed where an address is given, and then known to nobody else. With `seen`, what was found and not read is answered with 409',
  body: z.object({
    email: z
      .union([z.email('Vul een geldig e-mailadres in.').max(254), z.literal('')])
      .nullish()
      .transform((typed) => typed || null),
    seen: seenKeys.optional(),
  }),
  /** What is mailed is not told here. Nothing leaves a server without mail: then the link is brought by hand. */
  output: z.object({ url: z.string().nullable(), isMailed: z.boolean() }),
  limit: { max: 30, perSeconds: 3_600 },
});

/** All that who has the link gets to see: this one piece of work and nothing else of the project. */
export const approval = extra
  .pick({ number: true, title: true, reason: true, days: true, lines: true, net: true, total: true })
  .extend({
    lines: z.array(paperLine.omit({ itemId: true })),
    status: z.enum(['sent', 'approved', 'refused']),
    quote: z.object({ number: z.string().nullable(), description: z.string().nullable() }),
    contractor: z.string(),
    sentBy: z.string(),
    sentAt: moment,
    expiresAt: moment,
    decidedBy: z.string().nullable(),
    decidedAt: moment.nullable(),
    sha256: z.string().nullable(),
    /** What is decided on: sent back with the decision. */
    version,
  });
export type Approval = z.infer<typeof approval>;

const limit = { max: 300, perSeconds: 60, name: 'approvals' };

export const getApproval = defineCall({
  method: 'GET',
  path: '/api/approvals/:token',
  who: { link: 'approval' },
  summary: 'What a link asks to decide on. Reading it decides nothing',
  output: approval,
  limit,
});

const noVersion = 'Zeg erbij over welke versie u beslist: laad de pagina opnieuw.';

export const decision = z.object({
  name: requiredLine(120, 'Vul uw naam in.'),
  decision: z.enum(decisions, 'Kies goedkeuren of weigeren.'),
  /** As it was read: nobody decides on words that they didn’t see. A form without a script sends it as text. */
  version: z.coerce.number(noVersion).pipe(z.int(noVersion).min(1, noVersion)),
});

export const decideApproval = defineCall({
  method: 'POST',
  path: '/api/approvals/:token',
  who: { link: 'approval' },
  summary:
    'Approve or refuse the version that was read, once; what is approved is kept as a PDF with its hash. Another version: 409 with `current`',
  body: decision,
  output: approval,
  limit,
});

export const approvalPath = '/approvals/:token';

/** On paper: how the contract of one accepted quote stands. */
export const contractReportPath = '/api/quotes/:id/contract.pdf';

export function contractReportHref(quoteId: number): string {
  return contractReportPath.replace(':id', String(quoteId));
}
