import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { plainDecimal, wholeFromDecimal } from '#/core/decimal';
import {
  formFlag,
  optionalFormDay,
  optionalFormWord,
  parseJsonText,
  stayingFormDay,
} from '#/core/form-fields';
import { amount, amountInput, day, fromForm, id, line, optionalLine } from '#/core/shapes';
import { paper, paperFields, paperUpload } from '#/features/papers/shared/contract';
import { agreement, agreementFields } from '#/features/papers/shared/quotes/rules/agreement-shape';
import { seenKeys } from '#/features/papers/shared/seen';

export const quoteStatuses = ['pending', 'accepted', 'rejected', 'expired'] as const;
export type QuoteStatus = (typeof quoteStatuses)[number];

const maxUnforeseen = 50;

export const unforeseenCost = z.object({ description: z.string(), amount });
export type UnforeseenCost = z.infer<typeof unforeseenCost>;

export const quote = paper.extend({
  quoteNumber: z.string().nullable(),
  unforeseenCosts: z.array(unforeseenCost),
  quoteDate: day.nullable(),
  validUntil: day.nullable(),
  status: z.enum(quoteStatuses),
  /** By the payments on the invoices that are linked to it, with what was given back. */
  payment: z.object({
    state: z.enum(['unpaid', 'partial', 'paid']),
    percent: z.int(),
    paid: amount,
    remaining: amount,
  }),
  /** What was agreed on in all: the quote and the extra work that was approved since. */
  contractSum: amount,
  /** How the contract stands that an accepted quote is; null of any other. */
  contract: z
    .object({ sum: amount, billed: amount, billedAbove: amount, toBill: amount, paid: amount, open: amount })
    .nullable(),
  /** How it is paid; null while nobody noted that. */
  agreement: agreement.nullable(),
  /** Of all linked invoices, paid or not. */
  invoiced: amount,
  invoiceCount: z.int(),
});
export type Quote = z.infer<typeof quote>;

const isNumber = /^-?\d+(\.\d+)?$/;

/** Lenient as the form is: plain or as a person types it, and an amount that is no number counts as 0. */
const unforeseenAmount = z.union([z.string().max(40), z.number(), z.null()]).transform((value, context) => {
  const typed = String(value).trim();
  const plain = isNumber.test(typed) ? typed : plainDecimal(typed);
  if (plain === undefined) return '0.00';
  const read = amountInput.safeParse(plain);
  if (read.success) return read.data;
  context.addIssue({ code: 'custom', message: read.error.issues[0]?.message ?? '' });
  return z.NEVER;
});

const unforeseenLines = z
  .array(z.object({ description: line(300).default(''), amount: unforeseenAmount.default('0.00') }))
  .max(maxUnforeseen, `Hoogstens ${maxUnforeseen} onvoorziene kosten.`);

const unreadableCosts = 'De onvoorziene kosten zijn niet leesbaar.';

/** A list, or the same list as JSON text; lines with nothing in them are left out. */
const unforeseenInput = z
  .union([z.string().max(50_000), z.array(z.unknown())], unreadableCosts)
  .nullish()
  .transform((value) => (typeof value === 'string' ? parseJsonText(value) : (value ?? [])))
  .pipe(unforeseenLines)
  .transform((lines) => lines.filter((line) => line.description !== '' || wholeFromDecimal(line.amount, 2)));

export const quoteFields = paperFields.extend({
  quoteNumber: optionalLine(60),
  unforeseenCosts: unforeseenInput,
  quoteDate: stayingFormDay,
  validUntil: optionalFormDay,
  status: optionalFormWord(quoteStatuses),
});
export type QuoteFields = z.output<typeof quoteFields>;

export const listQuotes = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/quotes',
  who: { right: 'read' },
  token: 'read',
  summary: 'The quotes of a project, newest first',
  shows: ['quotes', 'contacts', 'quoteChecks', 'invoices', 'payments', 'files', 'extras'],
  output: z.array(quote),
});

export const createQuote = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/quotes',
  who: { right: 'add' },
  summary: 'A new quote, with its file if there is one',
  body: quoteFields,
  upload: paperUpload,
  output: quote,
  creates: true,
});

export const updateQuote = defineCall({
  method: 'PUT',
  path: '/api/quotes/:id',
  who: { right: 'change', record: 'quotes', orOwn: true },
  summary: 'Change a quote; what is left out stays, its file too',
  body: changesOf(
    quoteFields.extend({
      removeFile: formFlag,
      /** Where it is accepted by it: what was read of what was found. */
      seen: fromForm(seenKeys),
    }),
  ),
  upload: paperUpload,
  output: quote,
});

export const removeQuote = defineCall({
  method: 'DELETE',
  path: '/api/quotes/:id',
  who: { right: 'change', record: 'quotes', orOwn: true },
  summary: 'Remove a quote that no invoice is linked to, with its file',
});

export const updateAgreement = defineCall({
  method: 'PUT',
  path: '/api/quotes/:id/agreement',
  who: { right: 'change', record: 'quotes', orOwn: true },
  summary:
    'Note how a quote is paid: kind of contract, instalments, what is kept back and how far the work is',
  body: agreementFields,
  output: quote,
});

const chosen = z.object({
  acceptId: id,
  rejectIds: z.array(id).min(1, 'Kies minstens één offerte om af te wijzen.').max(50),
  seen: seenKeys.optional(),
});

export const chooseQuote = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/quotes/choose',
  versionOf: { kind: 'quotes', field: 'acceptId' },
  who: { right: 'change' },
  summary:
    'Accept one quote and reject the others, all or nothing. With `seen`, what was found and not read is answered with 409',
  body: chosen.refine(({ acceptId, rejectIds }) => !rejectIds.includes(acceptId), {
    path: ['rejectIds'],
    message: 'Een offerte kan niet tegelijk geaccepteerd en afgewezen worden.',
  }),
  output: z.array(quote),
});
