import { type Cents, decimalFromCents } from '#/core/money';
import { decimalFromQuantity, type Thousandths } from '#/core/quantity';
import type { QuoteCheck } from '#/features/reading/check/contract';
import {
  type PaperField,
  type PaperRead,
  type PaperResult,
  paperFields,
  type ScanField,
  type ScannedQuote,
  type ScanResult,
  type SecondOffer,
  scanFields,
} from '#/features/reading/scan/contract';
import type { Found, Place } from '#/features/reading/scan/rules/places';
import type { UnderstoodItem, UnderstoodPaper } from '#/features/reading/scan/rules/understand';
import type { PaperReading } from '#/features/reading/scan/server/read-paper';
import { listWarnings } from '#/features/reading/scan/server/warnings';

const noQuote =
  'We konden geen offerte herkennen: er staan geen bedragen of posten op die we kunnen lezen. Probeer een scherpere foto of een andere pagina.';
const noPaper =
  'We konden geen offerte of factuur herkennen: er staan geen bedragen of posten op die we kunnen lezen. Probeer een scherpere foto of een andere pagina.';

export function toScanResult(
  read: PaperReading,
  check: QuoteCheck | null,
  offer: SecondOffer | null,
): ScanResult {
  if (isNothing(read)) return { success: false, data: null, check: null, error: noQuote };
  const { paper } = read;
  const data: ScannedQuote = {
    ...sharedData(read),
    secondOffer: offer,
    quoteNumber: paper.number?.value ?? null,
    quoteDate: paper.date?.value ?? null,
    found: foundOf(scanFields, (field) => paper[inPaper(field)]),
  };
  return { success: true, data, check, error: null };
}

export function toPaperResult(read: PaperReading, offer: SecondOffer | null): PaperResult {
  if (isNothing(read)) return { success: false, data: null, error: noPaper };
  const { paper, source } = read;
  const data: PaperRead = {
    ...sharedData(read),
    secondOffer: offer,
    kind: paper.kind,
    addressee: paper.addressee?.value.slice(0, 200) ?? null,
    number: paper.number?.value ?? null,
    date: paper.date?.value ?? null,
    dueDate: paper.dueDate?.value ?? null,
    bic: paper.bic?.value ?? null,
    paymentReference: paper.paymentReference?.value ?? null,
    currency: paper.currency,
    source,
    found: foundOf(paperFields, (field) => paper[field]),
  };
  return { success: true, data, error: null };
}

export function isNothing({ paper }: PaperReading): boolean {
  return !paper.totalAmount && paper.items.length === 0;
}

function inPaper(field: ScanField): PaperField {
  if (field === 'quoteNumber') return 'number';
  return field === 'quoteDate' ? 'date' : field;
}

function sharedData(read: PaperReading) {
  const { paper, pages, pagesLeftOut } = read;
  return {
    companyName: paper.companyName?.value ?? null,
    contactPerson: paper.contactPerson?.value ?? null,
    description: paper.description?.value ?? null,
    totalAmount: toAmount(paper.totalAmount?.value),
    vatAmount: toAmount(paper.vatAmount?.value),
    netAmount: toAmount(paper.netAmount?.value),
    validUntil: paper.validUntil?.value ?? null,
    enterpriseNumber: paper.enterpriseNumber?.value ?? null,
    iban: paper.iban?.value ?? null,
    phone: paper.phone?.value ?? null,
    email: paper.email?.value ?? null,
    items: paper.items.map(toItem),
    vatLines: paper.vatLines.map(({ rate, base, cents }) => ({
      rate: toRate(rate),
      base: toAmount(base),
      amount: decimalFromCents(cents as Cents),
    })),
    addsUp: paper.addsUp,
    itemsAddUp: paper.itemsAddUp,
    pages: pages.map(({ number, source, preview }) => ({
      number,
      source,
      preview: preview ? `data:image/jpeg;base64,${Buffer.from(preview).toString('base64')}` : null,
    })),
    pagesLeftOut,
    warnings: listWarnings(read),
  };
}

/** In per cent. */
function toRate(hundredths: number | undefined): number | null {
  return hundredths === undefined ? null : hundredths / 100;
}

function foundOf<Field extends string>(
  fields: readonly Field[],
  get: (field: Field) => UnderstoodPaper[PaperField],
) {
  return Object.fromEntries(fields.flatMap((field) => entryOf(field, get(field)))) as Partial<
    Record<Field, { confidence: number; place: Place | null }>
  >;
}

function toAmount(value: number | undefined): string | null {
  return value === undefined ? null : decimalFromCents(value as Cents);
}

function entryOf(field: string, found: Found<unknown> | undefined) {
  if (!found) return [];
  const { confidence, place } = found;
  return [[field, { confidence: rounded(confidence), place: place ? toPlace(place) : null }] as const];
}

function toPlace({ page, box }: Place): Place {
  const { left, top, width, height } = box;
  return {
    page,
    box: { left: rounded(left), top: rounded(top), width: rounded(width), height: rounded(height) },
  };
}

function rounded(value: number): number {
  return Math.round(Math.min(1, Math.max(0, value)) * 10_000) / 10_000;
}

function toItem(item: UnderstoodItem) {
  const { quantity, unit, unitPrice, totalPrice, description, confidence, place, vatRate } = item;
  return {
    description,
    quantity: quantity === undefined ? null : decimalFromQuantity(Math.round(quantity) as Thousandths),
    unit: unit ?? null,
    unitPrice: toAmount(unitPrice),
    totalPrice: toAmount(totalPrice),
    vatRate: toRate(vatRate),
    confidence: rounded(confidence),
    place: place ? toPlace(place) : null,
  };
}
