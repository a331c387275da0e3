import { z } from 'zod';
import { isDay } from '#/core/day';
import { wholeFromDecimal } from '#/core/decimal';
import { type Cents, cents, centsFromDecimal, decimalFromCents, zeroCents } from '#/core/money';
import { type Quote, quoteStatuses } from '#/features/papers/shared/quotes/contract';
import { senderOf } from '#/features/papers/shared/quotes/rules/contact-match';
import type { QuoteData } from '#/features/papers/shared/quotes/rules/prefill';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import { proposeKind } from '#/features/papers/shared/rules/propose-kind';
import {
  draftOfLine,
  draftOfVatLine,
  lineOfDraft,
  vatLineOfDraft,
} from '#/features/papers/shared/web/line-form-values';
import {
  contentsOf,
  contentsOfRead,
  draftOfPaper,
  emptyPaper,
  paperForm,
} from '#/features/papers/shared/web/paper-form-values';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { centsValue, dayValue, typedText } from '#/platform/web/form-schema';

export const quoteFormSchema = paperForm.extend({
  quoteNumber: typedText(60),
  unforeseen: z.array(z.object({ description: typedText(300), amount: centsValue.nullable() })),
  quoteDate: dayValue.nullable(),
  validUntil: dayValue.nullable(),
  status: z.enum(quoteStatuses),
});

export type QuoteValues = z.output<typeof quoteFormSchema>;
/** As the fields hold it: contact and amount may still be missing. */
export type QuoteDraft = z.input<typeof quoteFormSchema>;

const empty: QuoteDraft = {
  ...emptyPaper,
  quoteNumber: '',
  unforeseen: [],
  quoteDate: null,
  validUntil: null,
  status: 'pending',
};

export function draftOfQuote(quote: Quote): QuoteDraft {
  return {
    ...draftOfPaper(quote),
    quoteNumber: quote.quoteNumber ?? '',
    unforeseen: quote.unforeseenCosts.map(({ description, amount }) => ({
      description,
      amount: centsFromDecimal(amount),
    })),
    quoteDate: quote.quoteDate,
    validUntil: quote.validUntil,
    status: quote.status,
  };
}

/** What the reader of papers made of one. */
export function scanOf({ number, ...read }: PaperData): QuoteData {
  const { validUntil } = read;
  const { lines, vatLines } = contentsOfRead(read);
  return {
    ...read,
    ...{ lines: lines.map(lineOfDraft), vatLines: vatLines.map(vatLineOfDraft), quoteNumber: number },
    quoteDate: read.date && isDay(read.date) ? read.date : null,
    validUntil: validUntil && isDay(validUntil) ? validUntil : null,
  };
}

function scannedAmount(value: string | number | null | undefined): Cents | null {
  const amount = wholeFromDecimal(String(value ?? ''), 2);
  return amount === undefined || amount < 0 ? null : cents(amount);
}

/** A new quote, filled as far as a scan could read it; the contact is only a suggestion. */
export function draftOfScan(scan: QuoteData | undefined, contacts: readonly Contact[]): QuoteDraft {
  if (!scan) return empty;
  return {
    ...empty,
    contactId: senderOf(scan, contacts),
    category: proposeKind(scan) ?? '',
    amount: scannedAmount(scan.totalAmount),
    description: scan.description ?? '',
    quoteNumber: scan.quoteNumber ?? '',
    quoteDate: scan.quoteDate ?? null,
    validUntil: scan.validUntil ?? null,
    netAmount: scannedAmount(scan.netAmount),
    lines: (scan.lines ?? []).map(draftOfLine),
    vatLines: (scan.vatLines ?? []).map(draftOfVatLine),
    notes: scan.notes ?? '',
  };
}

export function bodyOf({ amount, unforeseen, ...values }: QuoteValues) {
  return {
    ...values,
    ...contentsOf(values),
    amount: decimalFromCents(amount),
    unforeseenCosts: unforeseen.map((line) => ({
      description: line.description,
      amount: decimalFromCents(line.amount ?? zeroCents),
    })),
  };
}
