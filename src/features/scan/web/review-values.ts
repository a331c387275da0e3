import { z } from 'zod';
import { type Day, isDay } from '#/core/day';
import { type Cents, centsFromDecimal, decimalFromCents, formatEuro } from '#/core/money';
import { formatQuantity, quantityFromDecimal, type Thousandths } from '#/core/quantity';
import type { ScannedQuote } from '#/features/scan/contract';
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

/** What the quote form begins with. */
export type UsedScan = {
  data: {
    companyName: string | null;
    contactPerson: string | null;
    totalAmount: string | null;
    description: string | null;
    quoteNumber: string | null;
    validUntil: Day | null;
    notes: string | null;
    /** As they were read: they tell whose paper it is. */
    enterpriseNumber: string | null;
    iban: string | null;
    phone: string | null;
    email: string | null;
  };
  file: File;
};

export const noItem: ReviewValues['items'][number] = {
  description: '',
  quantity: null,
  unit: '',
  unitPrice: null,
  totalPrice: null,
  source: null,
};

export function valuesOf(quote: ScannedQuote): ReviewValues {
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
  {
    enterpriseNumber,
    iban,
    phone,
    email,
  }: Pick<ScannedQuote, 'enterpriseNumber' | 'iban' | 'phone' | 'email'>,
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
      notes: notesOf(values),
      enterpriseNumber,
      iban,
      phone,
      email,
    },
  };
}

/** A quote has no lines of its own: they are kept readable in its notes. */
function notesOf({ contactPerson, vatAmount, items }: ReviewValues): string | null {
  const lines = [
    ...(contactPerson.trim() ? [`Contactpersoon: ${contactPerson.trim()}`] : []),
    ...(vatAmount === null ? [] : [`Btw: ${formatEuro(vatAmount)}`]),
    ...(items.length > 0 ? ['Posten:', ...items.map(itemText)] : []),
  ];
  const text = lines.join('\n');
  return text.length > longestNotes ? `${text.slice(0, longestNotes - 1)}…` : text || null;
}

function itemText({
  description,
  quantity,
  unit,
  unitPrice,
  totalPrice,
}: ReviewValues['items'][number]): string {
  const count = quantity === null ? '' : [formatQuantity(quantity), unit].filter(Boolean).join(' ');
  const price = unitPrice === null ? '' : `${count ? ' × ' : ''}${formatEuro(unitPrice)}`;
  const detail = count || price ? ` (${count}${price})` : '';
  const total = totalPrice === null ? '' : `: ${formatEuro(totalPrice)}`;
  return `- ${description}${detail}${total}`.replaceAll('\u00a0', ' ');
}
