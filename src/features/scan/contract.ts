import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, day, quantity } from '#/core/wire';

export const scanKinds = ['pdf', 'jpg', 'png'] as const;

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

const scannedItem = z.object({
  description: z.string(),
  quantity: quantity.nullable(),
  unit: text,
  unitPrice: amount.nullable(),
  totalPrice: amount.nullable(),
  confidence: share,
  place,
});

const scannedQuote = z.object({
  companyName: text,
  contactPerson: text,
  totalAmount: amount.nullable(),
  vatAmount: amount.nullable(),
  description: text,
  items: z.array(scannedItem),
  netAmount: amount.nullable(),
  quoteNumber: text,
  quoteDate: day.nullable(),
  validUntil: day.nullable(),
  enterpriseNumber: text,
  iban: text,
  phone: text,
  email: text,
  vatLines: z.array(z.object({ rate: z.int().nullable(), base: amount.nullable(), amount })),
  /** How sure each field that was found is, and where it stands; no place where it was calculated. */
  found: z.partialRecord(z.enum(scanFields), z.object({ confidence: share, place: place.nullable() })),
  /** Net and VAT make the total; the lines make the net. */
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
});
export type ScannedQuote = z.infer<typeof scannedQuote>;

export const scanResult = z.object({
  success: z.boolean(),
  data: scannedQuote.nullable(),
  /** Why nothing came of it, for people. */
  error: text,
});
export type ScanResult = z.infer<typeof scanResult>;

/** One line of the answer to who asks for `application/x-ndjson`: steps as they happen, then how it ended. */
export const scanEvent = z.discriminatedUnion('step', [
  z.object({ step: z.literal('queued'), ahead: z.int() }),
  z.object({ step: z.literal('opening') }),
  z.object({ step: z.literal('page'), page: z.int(), of: z.int(), share }),
  z.object({ step: z.literal('understanding') }),
  z.object({ step: z.literal('done'), result: scanResult }),
  z.object({ step: z.literal('failed'), status: z.int(), message: z.string() }),
]);
export type ScanEvent = z.infer<typeof scanEvent>;

export const eventLines = 'application/x-ndjson';

export const scanUpload = {
  field: 'quote',
  kinds: scanKinds,
  required: true,
  readOnly: true,
  judgedByReader: true,
} as const;

export const extractQuote = defineCall({
  method: 'POST',
  path: '/api/ocr/extract-quote',
  who: 'signed-in',
  summary: 'Read a quote from a picture or a PDF; nothing is kept. Accept application/x-ndjson to follow it',
  upload: scanUpload,
  limit: { max: 30, perSeconds: 60 },
  output: scanResult,
});
