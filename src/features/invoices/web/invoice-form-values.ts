import { z } from 'zod';
import { cents, centsFromDecimal, decimalFromCents, subtractTotal, totalFromDecimal } from '#/core/money';
import { type Invoice, invoiceStatuses } from '#/features/invoices/contract';
import { readCommunication } from '#/features/invoices/rules/structured-communication';
import type { Quote } from '#/features/quotes/contract';
import { centsValue, dayValue, filled, typedText } from '#/platform/web/form-schema';

export const invoiceFormSchema = z.object({
  invoiceNumber: typedText(60),
  contactId: filled(z.int(), 'Kies een contact.'),
  quoteId: z.int().nullable(),
  category: z.string(),
  description: typedText(2_000),
  amount: filled(centsValue, 'Vul een bedrag in.'),
  dueDate: dayValue.nullable(),
  status: z.enum(invoiceStatuses),
  paidDate: dayValue.nullable(),
  subsidyEligible: z.boolean(),
  subsidyTypeId: z.int().nullable(),
  paymentReference: typedText(140).refine(
    (typed) => readCommunication(typed).kind !== 'mistyped',
    'Deze gestructureerde mededeling klopt niet. Kijk de cijfers na.',
  ),
  notes: typedText(4_000),
});

export type InvoiceValues = z.output<typeof invoiceFormSchema>;
/** As the fields hold it: contact and amount may still be missing. */
export type InvoiceDraft = z.input<typeof invoiceFormSchema>;

export const emptyInvoice: InvoiceDraft = {
  invoiceNumber: '',
  contactId: null,
  quoteId: null,
  category: '',
  description: '',
  amount: null,
  dueDate: null,
  status: 'pending',
  paidDate: null,
  subsidyEligible: false,
  subsidyTypeId: null,
  paymentReference: '',
  notes: '',
};

export function draftOfInvoice(invoice: Invoice): InvoiceDraft {
  return {
    invoiceNumber: invoice.invoiceNumber ?? '',
    contactId: invoice.contactId,
    quoteId: invoice.quoteId,
    category: invoice.category ?? '',
    description: invoice.description ?? '',
    amount: centsFromDecimal(invoice.amount),
    dueDate: invoice.dueDate,
    status: invoice.status,
    paidDate: invoice.paidDate,
    subsidyEligible: invoice.subsidyEligible,
    subsidyTypeId: invoice.subsidyTypeId,
    paymentReference: invoice.paymentReference ?? '',
    notes: invoice.notes ?? '',
  };
}

/** Proposes what was not invoiced yet; nothing where everything was. */
export function draftOfQuote(quote: Quote): InvoiceDraft {
  const left = subtractTotal(centsFromDecimal(quote.amount), totalFromDecimal(quote.invoiced));
  return {
    ...emptyInvoice,
    contactId: quote.contactId,
    quoteId: quote.id,
    category: quote.category ?? '',
    description: quote.description ?? '',
    amount: left > 0 ? cents(Number(left)) : null,
  };
}

export function bodyOf({ amount, ...values }: InvoiceValues) {
  return {
    ...values,
    amount: decimalFromCents(amount),
    paidDate: values.status === 'paid' ? values.paidDate : null,
    subsidyTypeId: values.subsidyEligible ? values.subsidyTypeId : null,
  };
}
