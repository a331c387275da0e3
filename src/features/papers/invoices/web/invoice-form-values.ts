import { z } from 'zod';
import { dayAt, isDay } from '#/core/day';
import { isIban } from '#/core/iban';
import { cents, centsFromDecimal, decimalFromCents, totalFromDecimal } from '#/core/money';
import { type Invoice, invoiceKinds, invoiceStatuses } from '#/features/papers/shared/invoices/contract';
import type { Quote } from '#/features/papers/shared/quotes/contract';
import { proposedInvoice } from '#/features/papers/shared/quotes/rules/agreement';
import { senderOf } from '#/features/papers/shared/quotes/rules/contact-match';
import type { PaperData } from '#/features/papers/shared/reading/paper-data';
import { proposeKind } from '#/features/papers/shared/rules/propose-kind';
import { readCommunication } from '#/features/papers/shared/rules/structured-communication';
import {
  contentsOf,
  contentsOfRead,
  draftOfPaper,
  emptyPaper,
  facing,
  paperForm,
} from '#/features/papers/shared/web/paper-form-values';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { dayValue, typedText } from '#/platform/web/form-schema';

export const invoiceFormSchema = paperForm.extend({
  kind: z.enum(invoiceKinds),
  creditsInvoiceId: z.int().nullable(),
  invoiceDate: dayValue.nullable(),
  receivedDate: dayValue.nullable(),
  iban: typedText(60).refine(
    (typed) => typed.trim() === '' || isIban(typed),
    'Dit rekeningnummer klopt niet. Controleer de IBAN.',
  ),
  addressee: typedText(200),
  invoiceNumber: typedText(60),
  quoteId: z.int().nullable(),
  dueDate: dayValue.nullable(),
  status: z.enum(invoiceStatuses),
  paidDate: dayValue.nullable(),
  subsidyEligible: z.boolean(),
  subsidyTypeId: z.int().nullable(),
  paymentReference: typedText(140).refine(
    (typed) => readCommunication(typed).kind !== 'mistyped',
    'Deze gestructureerde mededeling klopt niet. Kijk de cijfers na.',
  ),
});

export type InvoiceValues = z.output<typeof invoiceFormSchema>;
/** As the fields hold it: contact and amount may still be missing. */
export type InvoiceDraft = z.input<typeof invoiceFormSchema>;

export const emptyInvoice: InvoiceDraft = {
  ...emptyPaper,
  kind: 'invoice',
  creditsInvoiceId: null,
  invoiceDate: null,
  receivedDate: null,
  iban: '',
  addressee: '',
  invoiceNumber: '',
  quoteId: null,
  dueDate: null,
  status: 'pending',
  paidDate: null,
  subsidyEligible: false,
  subsidyTypeId: null,
  paymentReference: '',
};

export function draftOfInvoice(invoice: Invoice): InvoiceDraft {
  const paper = draftOfPaper(invoice);
  return {
    ...paper,
    // The fields of a credit note hold what comes back, above zero: its kind says the rest.
    ...(invoice.kind === 'credit-note' ? facing(paper, 1) : {}),
    amount: cents(Math.abs(centsFromDecimal(invoice.amount))),
    kind: invoice.kind,
    creditsInvoiceId: invoice.creditsInvoiceId,
    invoiceDate: invoice.invoiceDate,
    receivedDate: invoice.receivedDate,
    iban: invoice.iban ?? '',
    addressee: invoice.addressee ?? '',
    invoiceNumber: invoice.invoiceNumber ?? '',
    quoteId: invoice.quoteId,
    dueDate: invoice.dueDate,
    status: invoice.status,
    paidDate: invoice.paidDate,
    subsidyEligible: invoice.subsidyEligible,
    subsidyTypeId: invoice.subsidyTypeId,
    paymentReference: invoice.paymentReference ?? '',
  };
}

/** Proposes what the agreements ask next, else what was not invoiced yet; nothing where everything was. */
export function draftOfQuote(quote: Quote): InvoiceDraft {
  const proposed = proposedInvoice(quote, dayAt(new Date()));
  return {
    ...emptyInvoice,
    contactId: quote.contactId,
    quoteId: quote.id,
    category: quote.category ?? '',
    description: quote.description ?? '',
    amount: proposed === undefined ? null : cents(Number(proposed)),
  };
}

/** A paper from the letterbox; contact and quote are only suggestions. A credit note shows what it gives back. */
export function draftOfRead(
  read: PaperData,
  contacts: readonly Contact[],
  quotes: readonly Quote[],
): InvoiceDraft {
  const contactId = senderOf(read, contacts);
  const quote = proposeQuote(quotes, contactId);
  const { number, dueDate, totalAmount, paymentReference } = read;
  const reference = paymentReference ?? '';
  const amount = totalAmount === null ? null : Math.abs(centsFromDecimal(totalAmount));
  const contents = contentsOfRead(read);
  const kind = read.kind === 'credit-note' ? 'credit-note' : 'invoice';
  return {
    ...emptyInvoice,
    contactId,
    ...(kind === 'credit-note' ? facing(contents, 1) : contents),
    kind,
    invoiceDate: read.date && isDay(read.date) ? read.date : null,
    receivedDate: dayAt(new Date()),
    iban: read.iban && isIban(read.iban) ? read.iban : '',
    addressee: read.addressee ?? '',
    invoiceNumber: number ?? '',
    amount: amount === null ? null : cents(amount),
    dueDate: dueDate && isDay(dueDate) ? dueDate : null,
    description: read.description ?? quote?.description ?? '',
    category: quote?.category ?? kindOfRead(read) ?? '',
    quoteId: quote?.id ?? null,
    paymentReference: readCommunication(reference).kind === 'mistyped' ? '' : reference,
  };
}

function kindOfRead({ description, items }: PaperData): string | undefined {
  return proposeKind({ description, lines: items.map((item) => ({ ...item, net: item.totalPrice })) });
}

/** The accepted quote of the same contact with something left to invoice; of several none. */
function proposeQuote(quotes: readonly Quote[], contactId: number | null): Quote | undefined {
  const open = quotes.filter(
    (quote) =>
      quote.contactId === contactId &&
      quote.status === 'accepted' &&
      totalFromDecimal(quote.invoiced) < totalFromDecimal(quote.contractSum),
  );
  return open.length === 1 ? open[0] : undefined;
}

export function bodyOf({ amount, ...values }: InvoiceValues) {
  const isCredit = values.kind === 'credit-note';
  return {
    ...values,
    ...contentsOf(isCredit ? facing(values, -1) : values),
    amount: decimalFromCents(isCredit ? cents(-amount) : amount),
    creditsInvoiceId: isCredit ? values.creditsInvoiceId : null,
    paidDate: values.status === 'paid' ? values.paidDate : null,
    subsidyTypeId: values.subsidyEligible ? values.subsidyTypeId : null,
  };
}
