import { z } from 'zod';
import { paperKinds } from '#/core/files';
import { formId, parseJsonText } from '#/core/form-fields';
import {
  amount,
  amountInput,
  id,
  line,
  moment,
  optionalLine,
  optionalText,
  quantity,
  signedAmountInput,
  signedQuantityInput,
  unitPriceInput,
  version,
} from '#/core/shapes';
import { isStorable, unstorableText } from '#/core/storable';
import { keptLine, lineKinds } from '#/features/papers/shared/rules/lines';

/** What quotes and invoices have in common. */

export const requiredFields = 'Vul minimaal een contact en bedrag in.';

/** What a paper shows of its contact. */
const paperContact = z.object({
  id,
  name: z.string(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  iban: z.string().nullable(),
});

const paperFile = z.object({ name: z.string(), mimeType: z.string(), size: z.int() });

/** What a paper may come as. */
export const paperUpload = {
  field: 'file',
  kinds: paperKinds,
} as const;

const unitPrice = z.string().regex(/^-?\d+\.\d{2,4}$/);
/** In per cent. */
const vatRate = z.number().min(0).max(100);

/** One line of a paper as it goes out and is stored. */
export const paperLine = z.object({
  description: z.string(),
  quantity: quantity.nullable(),
  unit: z.string().nullable(),
  unitPrice: unitPrice.nullable(),
  vatRate: vatRate.nullable(),
  /** The item of the meetstaat that it is about. */
  itemId: id.nullable(),
  kind: z.enum(lineKinds),
  /** Quantity times price, where both are known. */
  net: amount.nullable(),
});
export type PaperLine = z.infer<typeof paperLine>;

/** VAT at one rate, as it stands on the paper. */
export const vatLine = z.object({ rate: vatRate.nullable(), base: amount.nullable(), amount });
export type VatLine = z.infer<typeof vatLine>;

export const paper = z.object({
  id,
  projectId: id,
  contactId: id,
  contact: paperContact,
  category: z.string().nullable(),
  description: z.string().nullable(),
  /** With VAT: what is asked for in the end. */
  amount,
  netAmount: amount.nullable(),
  lines: z.array(paperLine),
  vatLines: z.array(vatLine),
  /** The items of the meetstaat that a lump sum is about. */
  coversItemIds: z.array(id),
  notes: z.string().nullable(),
  filePath: z.string().nullable(),
  file: paperFile.nullable(),
  isOwn: z.boolean(),
  version,
  createdAt: moment,
  updatedAt: moment,
});
export type Paper = z.infer<typeof paper>;

const mostLines = 500;
const mostVatLines = 12;
const lineText = 500;
const unitText = 20;

/** Blank and missing are nothing. */
function orNothing<Schema extends z.ZodType>(schema: Schema) {
  return z
    .unknown()
    .optional()
    .transform((value): unknown => (value === '' || value === undefined ? null : value))
    .pipe(schema.nullable() as z.ZodType<z.output<Schema> | null>);
}

const netIn = z
  .union([z.string().max(40), z.number()])
  .nullable()
  .transform((value) => (value === '' ? null : value))
  .pipe(signedAmountInput.nullable())
  .optional();

const unknownRate = 'Vul een btw-tarief in tussen 0 en 100, met hoogstens twee decimalen.';
const rateIn = z
  .union([z.number(), z.string().max(10)], unknownRate)
  .transform((value) => (typeof value === 'string' ? Number(value.trim().replace(',', '.') || 'x') : value))
  .pipe(z.number(unknownRate).min(0, unknownRate).max(100, unknownRate).multipleOf(0.01, unknownRate));

/** What is sent of a line; what it costs is computed where its quantity and price are known. */
const lineIn = z
  .object({
    description: line(lineText)
      .nullish()
      .transform((text) => text ?? ''),
    quantity: orNothing(signedQuantityInput),
    unit: optionalLine(unitText),
    unitPrice: orNothing(unitPriceInput),
    vatRate: orNothing(rateIn),
    itemId: orNothing(id),
    kind: z
      .enum(lineKinds, 'Een lijn is een gewone lijn, een titel of een optie.')
      .nullish()
      .transform((kind) => kind ?? 'line'),
    net: orNothing(signedAmountInput),
  })
  .transform((sent, context): PaperLine => {
    const kept = keptLine<PaperLine>(sent);
    if (kept) return kept;
    context.addIssue({ code: 'custom', message: 'Hoeveelheid maal prijs is te groot voor één lijn.' });
    return z.NEVER;
  });

const vatLineIn = z.object({
  rate: orNothing(rateIn),
  base: orNothing(signedAmountInput),
  amount: signedAmountInput,
});

/** A list, or the same as JSON in the field of a form. Left out, what was stored stays; null and blank are none. */
function listIn<Each extends z.ZodType>(each: Each, { most, unreadable, tooMany }: ListWords) {
  return z
    .union([z.string().max(600_000), z.array(z.unknown()).max(most, tooMany), z.null()], unreadable)
    .transform((value) => (typeof value === 'string' ? parseJsonText(value) : (value ?? [])))
    .refine(isStorable, unstorableText)
    .pipe(z.array(each, unreadable).max(most, tooMany))
    .optional();
}

type ListWords = { most: number; unreadable: string; tooMany: string };

export const paperLines = listIn(lineIn, {
  most: mostLines,
  unreadable: 'De lijnen zijn niet leesbaar.',
  tooMany: `Hoogstens ${mostLines} lijnen.`,
});
const vatLinesInput = listIn(vatLineIn, {
  most: mostVatLines,
  unreadable: 'De btw per tarief is niet leesbaar.',
  tooMany: `Hoogstens ${mostVatLines} btw-tarieven.`,
});

const mostCovered = 1_000;
const coversInput = listIn(id, {
  most: mostCovered,
  unreadable: 'De posten waarover dit papier gaat, zijn niet leesbaar.',
  tooMany: `Hoogstens ${mostCovered} posten.`,
}).transform((ids) => ids && [...new Set(ids)]);

export const paperFields = z.object({
  contactId: formId(requiredFields),
  category: optionalLine(120),
  description: optionalText(2_000),
  amount: amountInput,
  netAmount: netIn,
  lines: paperLines,
  vatLines: vatLinesInput,
  coversItemIds: coversInput,
  notes: optionalText(4_000),
});
