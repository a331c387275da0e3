import { type Cents, decimalFromCents } from '#/core/money';
import { decimalFromQuantity, type Thousandths } from '#/core/quantity';
import { type ScanField, type ScannedQuote, type ScanResult, scanFields } from '#/features/scan/contract';
import type { Found, Place } from '#/features/scan/rules/places';
import type { UnderstoodItem } from '#/features/scan/rules/understand';
import type { Scan } from '#/features/scan/server/scan-quote';

const nothing =
  'We konden geen offerte herkennen: er staan geen bedragen of posten op die we kunnen lezen. Probeer een scherpere foto of een andere pagina.';

export function toScanResult({ reading, quote }: Scan): ScanResult {
  if (!quote.totalAmount && quote.items.length === 0) return { success: false, data: null, error: nothing };
  return { success: true, data: toData({ reading, quote }), error: null };
}

function toData({ reading, quote }: Scan): ScannedQuote {
  return {
    companyName: quote.companyName?.value ?? null,
    contactPerson: quote.contactPerson?.value ?? null,
    description: quote.description?.value ?? null,
    totalAmount: toAmount(quote.totalAmount?.value),
    vatAmount: toAmount(quote.vatAmount?.value),
    netAmount: toAmount(quote.netAmount?.value),
    quoteNumber: quote.quoteNumber?.value ?? null,
    quoteDate: quote.quoteDate?.value ?? null,
    validUntil: quote.validUntil?.value ?? null,
    enterpriseNumber: quote.enterpriseNumber?.value ?? null,
    iban: quote.iban?.value ?? null,
    phone: quote.phone?.value ?? null,
    email: quote.email?.value ?? null,
    items: quote.items.map(toItem),
    vatLines: quote.vatLines.map(({ rate, base, cents }) => ({
      rate: rate ?? null,
      base: toAmount(base),
      amount: decimalFromCents(cents as Cents),
    })),
    found: Object.fromEntries(scanFields.flatMap((field) => entryOf(field, quote[field]))),
    addsUp: quote.addsUp,
    itemsAddUp: quote.itemsAddUp,
    pages: reading.pages.map(({ number, source, preview }) => ({
      number,
      source,
      preview: preview ? `data:image/jpeg;base64,${Buffer.from(preview).toString('base64')}` : null,
    })),
    pagesLeftOut: reading.pagesLeftOut,
    warnings: listWarnings({ reading, quote }),
  };
}

function toAmount(value: number | undefined): string | null {
  return value === undefined ? null : decimalFromCents(value as Cents);
}

function entryOf(field: ScanField, found: Found<unknown> | undefined) {
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

function toItem({ quantity, unit, unitPrice, totalPrice, description, confidence, place }: UnderstoodItem) {
  return {
    description,
    quantity: quantity === undefined ? null : decimalFromQuantity(Math.round(quantity) as Thousandths),
    unit: unit ?? null,
    unitPrice: toAmount(unitPrice),
    totalPrice: toAmount(totalPrice),
    confidence: rounded(confidence),
    place: toPlace(place),
  };
}

function listWarnings({ reading, quote }: Scan): string[] {
  const { pagesLeftOut, pageCount } = reading;
  return [
    ...(pagesLeftOut > 0
      ? [`Alleen de eerste ${pageCount - pagesLeftOut} van de ${pageCount} pagina’s zijn gelezen.`]
      : []),
    ...(quote.totalAmount ? [] : ['We vonden geen totaalbedrag. Vul het zelf in.']),
    ...(quote.totalAmount && !quote.addsUp
      ? [
          'Het bedrag zonder btw en de btw maken samen niet het totaal dat we lazen. Kijk de bedragen goed na.',
        ]
      : []),
    ...(quote.items.length > 0 && quote.netAmount && !quote.itemsAddUp
      ? [
          'De posten maken samen niet het bedrag zonder btw. Misschien ontbreekt er een post of is er een verkeerd gelezen.',
        ]
      : []),
  ];
}
