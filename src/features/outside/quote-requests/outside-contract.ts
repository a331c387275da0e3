import { z } from 'zod';
import { defineCall } from '#/core/call';
import { includedWords, priceLine } from '#/core/price-list';
import {
  amount,
  day,
  id,
  moment,
  optionalLine,
  optionalText,
  quantityInput,
  requiredLine,
  requiredText,
  unitPriceInput,
} from '#/core/shapes';
import { answerStates, mostItems } from '#/features/outside/quote-requests/contract';
import { frozenItem } from '#/features/outside/quote-requests/prices-contract';

const who = { link: 'price-request' } as const;

const draft = z.object({
  lines: z.array(priceLine),
  number: z.string().nullable(),
  validUntil: day.nullable(),
  startsWithin: z.string().nullable(),
  note: z.string().nullable(),
});
export type PriceDraft = z.infer<typeof draft>;

const sums = z.object({ net: amount, vat: amount, total: amount, missing: z.int() });
export type PriceSums = z.infer<typeof sums>;

/** Of who has the link, and of nobody else: no estimate, no other contractor, no other price. */
export const priceRequest = z.object({
  project: z.object({ name: z.string(), place: z.string().nullable(), invitedBy: z.string() }),
  contact: z.object({ name: z.string() }),
  title: z.string(),
  text: z.string(),
  visit: z.string().nullable(),
  until: day,
  /** Why nothing can be written any more; null while it can. */
  closed: z.string().nullable(),
  items: z.array(frozenItem),
  files: z.array(z.object({ kind: z.enum(['documents', 'photos']), id, name: z.string() })),
  questions: z.array(
    z.object({
      id,
      question: z.string().nullable(),
      answer: z.string().nullable(),
      at: moment,
      isOwn: z.boolean(),
    }),
  ),
  addenda: z.array(z.object({ at: moment, text: z.string() })),
  state: z.enum(answerStates),
  submittedAt: moment.nullable(),
  sha256: z.string().nullable(),
  draft,
  sums,
  version: z.int(),
});
export type PriceRequest = z.infer<typeof priceRequest>;

const saved = z.object({ draft, sums, version: z.int() });
export type SavedDraft = z.infer<typeof saved>;

export const getPriceRequest = defineCall({
  method: 'GET',
  path: '/api/price-requests/:token',
  who,
  summary: 'What a price is asked for, what was answered to all, and one’s own draft with its version',
  output: priceRequest,
});

const noPrice = 'Vul een eenheidsprijs in van 0 of meer, met hoogstens vier decimalen.';
const noRate = 'Kies een btw-tarief van 0, 6, 12 of 21%.';

const orNull = <Schema extends z.ZodType>(schema: Schema) =>
  z
    .unknown()
    .optional()
    .transform((value): unknown => (value === '' || value === undefined ? null : value))
    .pipe(schema.nullable() as z.ZodType<z.output<Schema> | null>);

const lineIn = z.object({
  itemId: id,
  unitPrice: orNull(unitPriceInput.refine((price) => !price.startsWith('-'), noPrice)),
  vatRate: orNull(z.literal([0, 6, 12, 21], noRate)),
  quantity: orNull(quantityInput),
  included: z.enum(includedWords, 'Kies inbegrepen, niet inbegrepen, of in een andere post.'),
  note: optionalText(500),
});

export const draftIn = z.object({
  version: z.int().min(0),
  lines: z.array(lineIn, 'Geef een lijst van lijnen mee.').max(mostItems, `Hoogstens ${mostItems} lijnen.`),
  number: optionalLine(60),
  validUntil: z
    .string('Dit is geen geldige datum (JJJJ-MM-DD).')
    .nullish()
    .transform((typed) => typed?.trim() || null)
    .pipe(day.nullable()),
  startsWithin: optionalLine(120),
  note: optionalText(2_000),
});
export type DraftIn = z.output<typeof draftIn>;

export const savePrices = defineCall({
  method: 'PUT',
  path: '/api/price-requests/:token',
  who,
  versionOf: null,
  summary: 'Keep what was filled in so far; on another version 409 with it',
  body: draftIn,
  output: saved,
  limit: { max: 1_200, perSeconds: 3_600, name: 'price drafts' },
});

const acts = { max: 60, perSeconds: 3_600, name: 'price answers' };

export const submitPrices = defineCall({
  method: 'POST',
  path: '/api/price-requests/:token/submit',
  who,
  summary:
    'Hand in the draft as it stands: it becomes a quote with a PDF that stays. Again before the day replaces it',
  body: z.object({ version: z.int().min(0), name: requiredLine(120, 'Vul uw naam in.') }),
  output: priceRequest,
  limit: acts,
});

export const declinePrices = defineCall({
  method: 'POST',
  path: '/api/price-requests/:token/decline',
  who,
  summary: 'Say that no price will come',
  body: z.object({ note: optionalText(1_000) }),
  output: priceRequest,
  limit: acts,
});

export const askQuestion = defineCall({
  method: 'POST',
  path: '/api/price-requests/:token/questions',
  who,
  summary: 'Ask who asks the price something',
  body: z.object({ text: requiredText(2_000, 'Schrijf eerst uw vraag.') }),
  output: z.object({ id }),
  creates: true,
  limit: { max: 30, perSeconds: 3_600, name: 'price questions' },
});

export const handInPrices = defineCall({
  method: 'POST',
  path: '/api/price-requests/:token/file',
  who,
  summary:
    'A PDF or the workbook of the same list: kept, read, and what is matched by the numbers printed on it put in the draft',
  body: z.object({}),
  upload: {
    field: 'file',
    kinds: ['xlsx', 'xls', 'ods', 'pdf'],
    required: true,
    namesFile: true,
    noStatements: true,
  },
  output: saved.extend({ matched: z.int(), unmatched: z.array(z.int()) }),
  creates: true,
  limit: { max: 30, perSeconds: 3_600, name: 'price files' },
});
export type HandedInPrices = z.infer<NonNullable<(typeof handInPrices)['output']>>;
