import { z } from 'zod';
import { defineCall } from '#/core/call';
import { readableKinds } from '#/core/files';
import { amount, day, fromForm, id, quantity } from '#/core/shapes';
import { quoteCheck } from '#/features/reading/check/contract';

/** What is said where nothing better is known. */
export const scanFailed = 'Er is een fout opgetreden bij het verwerken van de offerte. Probeer het opnieuw.';

const share = z.number().min(0).max(1);
const box = z.object({ left: share, top: share, width: share, height: share });
export const place = z.object({ page: z.int().positive(), box });
export type ScanPlace = z.infer<typeof place>;

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

const item = z.object({
  description: z.string(),
  quantity: quantity.nullable(),
  unit: text,
  unitPrice: amount.nullable(),
  totalPrice: amount.nullable(),
  vatRate: z.number().nullable(),
  confidence: share,
  place: place.nullable(),
});

const found = z.object({ confidence: share, place: place.nullable() });

/** All that an AI service would be told of a paper, once somebody says yes, with the proof that this server wrote it. */
const secondOffer = z.object({ text: z.string().min(1).max(40_000), seal: z.string().max(100) });
export type SecondOffer = z.infer<typeof secondOffer>;

/** What a quote and any other paper have in common. */
const read = {
  companyName: text,
  contactPerson: text,
  totalAmount: amount.nullable(),
  vatAmount: amount.nullable(),
  description: text,
  items: z.array(item),
  netAmount: amount.nullable(),
  validUntil: day.nullable(),
  enterpriseNumber: text,
  iban: text,
  phone: text,
  email: text,
  vatLines: z.array(z.object({ rate: z.number().nullable(), base: amount.nullable(), amount })),
  /** Net, VAT and total each stand on the paper, the VAT is right for each rate, and the lines make the net. */
  addsUp: z.boolean(),
  itemsAddUp: z.boolean(),
  pages: z.array(
    z.object({
      number: z.int().positive(),
      source: z.enum(['text', 'picture']),
      /** The page as it was read, as a data URL. */
      preview: text,
    }),
  ),
  pagesLeftOut: z.int().min(0),
  warnings: z.array(z.string()),
  /** Null where there is no AI service, or nothing to ask it; what was read before there was one has none. */
  secondOffer: secondOffer.nullable().default(null),
};

const scannedQuote = z.object({
  ...read,
  quoteNumber: text,
  quoteDate: day.nullable(),
  /** How sure each field that was found is, and where it stands; no place where it was calculated. */
  found: z.partialRecord(z.enum(scanFields), found),
});
export type ScannedQuote = z.infer<typeof scannedQuote>;

export const paperKinds = ['quote', 'invoice', 'credit-note', 'other'] as const;

export const paperFields = [
  'companyName',
  'contactPerson',
  'addressee',
  'number',
  'date',
  'dueDate',
  'validUntil',
  'description',
  'netAmount',
  'vatAmount',
  'totalAmount',
  'enterpriseNumber',
  'iban',
  'bic',
  'paymentReference',
  'phone',
  'email',
] as const;
export type PaperField = (typeof paperFields)[number];

export const paperRead = z.object({
  ...read,
  kind: z.enum(paperKinds),
  /** Who is to pay, as the paper names them; papers that were read before this was known have none. */
  addressee: text.default(null),
  number: text,
  date: day.nullable(),
  dueDate: day.nullable(),
  bic: text,
  paymentReference: text,
  /** ISO 4217; amounts are in it as they stand. */
  currency: z.string(),
  /** Whether it came from an e-invoice, from a text, or from a picture of a page. */
  source: z.enum(['xml', 'text', 'picture']),
  found: z.partialRecord(z.enum(paperFields), found),
});
export type PaperRead = z.infer<typeof paperRead>;

export const paperResult = z.object({ success: z.boolean(), data: paperRead.nullable(), error: text });
export type PaperResult = z.infer<typeof paperResult>;

export const scanResult = z.object({
  success: z.boolean(),
  data: scannedQuote.nullable(),
  /** What the check finds in it; it waits a day for its quote, as that of `POST /api/quotes/analyze-pdf` does. */
  check: quoteCheck.nullable(),
  /** Why nothing came of it, for people. */
  error: text,
});
export type ScanResult = z.infer<typeof scanResult>;

const steps = [
  z.object({ step: z.literal('queued'), ahead: z.int() }),
  z.object({ step: z.literal('opening') }),
  z.object({ step: z.literal('page'), page: z.int(), of: z.int(), share }),
  z.object({ step: z.literal('understanding') }),
  z.object({ step: z.literal('failed'), status: z.int(), message: z.string() }),
] as const;

/** One line of the answer to who asks for `application/x-ndjson`: steps as they happen, then how it ended. */
export const scanEvent = z.discriminatedUnion('step', [
  ...steps,
  z.object({ step: z.literal('done'), result: scanResult }),
]);
export type ScanEvent = z.infer<typeof scanEvent>;

/** The same, where any paper was asked for. */
export type PaperEvent = Exclude<ScanEvent, { step: 'done' }> | { step: 'done'; result: PaperResult };

export const eventLines = 'application/x-ndjson';

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
  output: scanResult,
});

export const readPaper = defineCall({
  method: 'POST',
  path: '/api/papers/read',
  who: 'signed-in',
  summary:
    'Read a quote, an invoice or a credit note from any file; nothing is kept. Accept application/x-ndjson to follow it',
  upload: { field: 'file', kinds: readableKinds, required: true, readOnly: true, judgedByReader: true },
  limit: { max: 30, perSeconds: 60 },
  output: paperResult,
});

const euros = z.number().min(-99_999_999.99).max(99_999_999.99);
const said = z.string().trim().max(60).nullable();

/** What an AI service answers when it reads a paper: euros with a point, days as YYYY-MM-DD, null where it finds none. */
export const secondReading = z.object({
  number: said,
  date: said,
  dueDate: said,
  netAmount: euros.nullable(),
  vatAmount: euros.nullable(),
  totalAmount: euros.nullable(),
  /** Of each line of the table, without VAT. */
  lineAmounts: z.array(euros).max(400),
});
export type SecondReading = z.infer<typeof secondReading>;

export const askSecondReading = defineCall({
  method: 'POST',
  path: '/api/papers/second-reading',
  who: 'signed-in',
  summary:
    'Send the secondOffer of a paper that was read, to the letter, to the AI service; its own reading of it, or why there is none. Nothing is kept',
  body: secondOffer,
  limit: { max: 10, perSeconds: 60 },
  output: z.object({
    reading: secondReading.nullable(),
    /** Why there is none, for people. */
    note: text,
  }),
});
