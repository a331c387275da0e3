import { z } from 'zod';
import { amount, day, quantity } from '#/core/shapes';

/** A paper as it was read, the way it goes out: what stands on it, how sure that is, and where it stands. */

const share = z.number().min(0).max(1);
const box = z.object({ left: share, top: share, width: share, height: share });
const place = z.object({ page: z.int().positive(), box });
export type PaperPlace = z.infer<typeof place>;

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

/** How sure a field that was found is, and where it stands; no place where it was calculated. */
export const found = z.object({ confidence: share, place: place.nullable() });

/** All that an AI service would be told of a paper, once somebody says yes, with the proof that this server wrote it. */
export const secondOffer = z.object({ text: z.string().min(1).max(40_000), seal: z.string().max(100) });
export type SecondOffer = z.infer<typeof secondOffer>;

/** What a quote and any other paper have in common. */
export const commonData = {
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

export const paperData = z.object({
  ...commonData,
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
export type PaperData = z.infer<typeof paperData>;

/** How a reading goes, told as it happens. */
export const readingSteps = [
  z.object({ step: z.literal('queued'), ahead: z.int() }),
  z.object({ step: z.literal('opening') }),
  z.object({ step: z.literal('page'), page: z.int(), of: z.int(), share }),
  z.object({ step: z.literal('understanding') }),
  z.object({ step: z.literal('failed'), status: z.int(), message: z.string() }),
] as const;
export type ReadingStep = z.infer<(typeof readingSteps)[number]>;

/** Who asks for this gets the steps, a line of JSON each, and as the last line how it ended. */
export const eventLines = 'application/x-ndjson';
