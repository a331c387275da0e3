import { z } from 'zod';
import { defineCall } from '#/core/call';
import { readableKinds } from '#/core/files';
import { day, fromForm, id } from '#/core/shapes';
import { quoteCheck } from '#/features/papers/shared/checks/contract';
import { commonData, found, readingSteps } from '#/features/papers/shared/reading/paper-data';

/** What is said where nothing better is known. */
export const scanFailed = 'Er is een fout opgetreden bij het verwerken van de offerte. Probeer het opnieuw.';

export const scanFields = [
  'companyName',
  'contactPerson',
  'description',
  'totalAmount',
  'vatAmount',
  'netAmount',
  'quoteNumber',
  'quoteDate',
  'validUntil',
  'enterpriseNumber',
  'iban',
  'phone',
  'email',
] as const;
export type ScanField = (typeof scanFields)[number];

const text = z.string().nullable();

const quoteData = z.object({
  ...commonData,
  quoteNumber: text,
  quoteDate: day.nullable(),
  found: z.partialRecord(z.enum(scanFields), found),
});
export type QuoteData = z.infer<typeof quoteData>;

const quoteAnswer = z.object({
  success: z.boolean(),
  data: quoteData.nullable(),
  /** What the check finds in it; it waits a day for its quote, as that of `POST /api/quotes/analyze-pdf` does. */
  check: quoteCheck.nullable(),
  /** Why nothing came of it, for people. */
  error: text,
});
export type QuoteAnswer = z.infer<typeof quoteAnswer>;

export const scanEvent = z.discriminatedUnion('step', [
  ...readingSteps,
  z.object({ step: z.literal('done'), result: quoteAnswer }),
]);
export type ScanEvent = z.infer<typeof scanEvent>;

export const scanUpload = {
  field: 'quote',
  kinds: readableKinds,
  required: true,
  readOnly: true,
  judgedByReader: true,
} as const;

export const extractQuote = defineCall({
  method: 'POST',
  path: '/api/ocr/extract-quote',
  who: 'signed-in',
  summary:
    'Read and check a quote from a picture or a PDF; nothing is kept but the check, for a day. Accept application/x-ndjson to follow it',
  /** The project whose home tells how old it is, for the check. */
  body: z.object({ projectId: fromForm(id.nullish()) }),
  upload: scanUpload,
  limit: { max: 30, perSeconds: 60 },
  output: quoteAnswer,
});
