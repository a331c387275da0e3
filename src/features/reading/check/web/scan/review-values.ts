import { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import { type Cents, centsFromDecimal, decimalFromCents, formatEuro } from '#/core/money';
import { decimalFromQuantity, quantityFromDecimal, type Thousandths } from '#/core/quantity';
import type { QuoteData } from '#/features/reading/check/scan-contract';
import { centsValue, dayValue, typedText } from '#/platform/web/form-schema';

const thousandthsValue = z.custom<Thousandths>((value) => Number.isSafeInteger(value));

export const reviewSchema = z.object({
  companyName: typedText(200),
  contactPerson: typedText(200),
  description: typedText(2_000),
  totalAmount: centsValue.nullable(),
  vatAmount: centsValue.nullable(),
  quoteNumber: typedText(60),
  validUntil: dayValue.nullable(),
  items: z.array(
    z.object({
      description: typedText(500),
      quantity: thousandthsValue.nullable(),
      unit: typedText(20),
      unitPrice: centsValue.nullable(),
      totalPrice: centsValue.nullable(),
      /** Which of the lines that were read it is; none for one that was added. */
      source: z.int().nullable(),
    }),
  ),
});
export type ReviewValues = z.output<typeof reviewSchema>;

type ReviewedLine = {
  description: string;
  quantity: string | null;
  unit: string | null;
  unitPrice: string | null;
  vatRate: number | null;
  net: string | null;
  kind: 'line';
  /** No item of the meetstaat was named yet. */
  itemId: null;
};

/** What the quote form begins with. */
export type UsedScan = {
  data: {
    companyName: string | null;
    contactPerson: string | null;
    totalAmount: string | null;
    description: string | null;
    quoteNumber: string | null;
    quoteDate: Day | null;
    validUntil: Day | null;
    netAmount: string | null;
    lines: ReviewedLine[];
    vatLines: QuoteData['vatLines'];
    notes: string | null;
    /** As they were read: they tell whose paper it is. */
    enterpriseNumber: string | null;
    iban: string | null;
    phone: string | null;
    email: string | null;
  };
  file: File;
  /** The check that goes along with it, where there is one. */
  checkId?: number | undefined;
};

export const noItem: ReviewValues['items'][number] = {
  description: '',
  quantity: null,
  unit: '',
  unitPrice: null,
  totalPrice: null,
  source: null,
};

export function valuesOf(quote: QuoteData): ReviewValues {
  return {
    companyName: quote.companyName ?? '',
    contactPerson: quote.contactPerson ?? '',
    description: quote.description ?? '',
    totalAmount: toCents(quote.totalAmount),
    vatAmount: toCents(quote.vatAmount),
    quoteNumber: quote.quoteNumber ?? '',
    validUntil: quote.validUntil !== null && isDay(quote.validUntil) ? quote.validUntil : null,
    items: quote.items.map((item, source) => ({
      description: item.description,
      quantity: item.quantity === null ? null : quantityFromDecimal(item.quantity),
      unit: item.unit ?? '',
      unitPrice: toCents(item.unitPrice),
      totalPrice: toCents(item.totalPrice),
      source,
    })),
  };
}

function toCents(amount: string | null): Cents | null {
  return amount === null ? null : centsFromDecimal(amount);
}

const longestNotes = 4_000;

export function usedScan(
  values: ReviewValues,
  file: File,
  { enterpriseNumber, iban, phone, email, quoteDate, netAmount, vatLines, items }: QuoteData,
): UsedScan {
  return {
    file,
    data: {
      companyName: values.companyName.trim() || null,
      contactPerson: values.contactPerson.trim() || null,
      totalAmount: values.totalAmount === null ? null : decimalFromCents(values.totalAmount),
      description: values.description.trim() || null,
      quoteNumber: values.quoteNumber.trim() || null,
      validUntil: values.validUntil,
      quoteDate: quoteDate !== null && isDay(quoteDate) ? quoteDate : null,
      netAmount,
      lines: values.items.map((item) => lineOf(item, items)),
      vatLines,
      notes: notesOf(values, vatLines.length > 0),
      enterpriseNumber,
      iban,
      phone,
      email,
    },
  };
}

/** What the quote has no field for. */
function notesOf({ contactPerson, vatAmount }: ReviewValues, hasRates: boolean): string | null {
  const lines = [
    ...(contactPerson.trim() ? [`Contactpersoon: ${contactPerson.trim()}`] : []),
    ...(vatAmount === null || hasRates ? [] : [`Btw: ${formatEuro(vatAmount)}`.replaceAll('\u00a0', ' ')]),
  ];
  const text = lines.join('\n');
  return text.length > longestNotes ? `${text.slice(0, longestNotes - 1)}…` : text || null;
}

function lineOf(
  { description, quantity, unit, unitPrice, totalPrice, source }: ReviewValues['items'][number],
  read: QuoteData['items'],
): ReviewedLine {
  return {
    ...{ description, unit: unit.trim() || null, itemId: null, kind: 'line' },
    quantity: quantity === null ? null : decimalFromQuantity(quantity),
    unitPrice: unitPrice === null ? null : decimalFromCents(unitPrice),
    vatRate: (source === null ? undefined : read[source])?.vatRate ?? null,
    net: totalPrice === null ? null : decimalFromCents(totalPrice),
  };
}
