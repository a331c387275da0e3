import { type Cents, decimalFromCents } from '#/core/money';
import { decimalFromQuantity, type Thousandths } from '#/core/quantity';
import {
  type PaperData,
  type PaperField,
  paperFields,
  type SecondOffer,
} from '#/features/papers/shared/reading/paper-data';
import type { Found, Place } from '#/features/reading/scan/rules/places';
import type { UnderstoodItem } from '#/features/reading/scan/rules/understand';
import type { ReadPaper } from '#/features/reading/scan/server/read-paper';
import { listWarnings } from '#/features/reading/scan/server/warnings';

/** A paper as it goes out. */
export function toPaperData(read: ReadPaper, offer: SecondOffer | null): PaperData {
  const { paper, pages, pagesLeftOut, source } = read;
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
    found: Object.fromEntries([
      ...paperFields.flatMap((field) => entryOf(field, paper[field])),
      // Where a sum is named that can't be read: empty, but here.
      ...Object.entries(paper.unread).map(([field, place]) => [
        field,
        { confidence: 0, place: toPlace(place) },
      ]),
    ]),
  };
}

/** In per cent. */
function toRate(hundredths: number | undefined): number | null {
  return hundredths === undefined ? null : hundredths / 100;
}

function toAmount(value: number | undefined): string | null {
  return value === undefined ? null : decimalFromCents(value as Cents);
}

function entryOf(field: PaperField, found: Found<unknown> | undefined) {
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
