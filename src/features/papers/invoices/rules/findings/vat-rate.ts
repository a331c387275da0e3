import type { Day } from '#/core/day';
import type { Others } from '#/features/papers/invoices/rules/findings/others';
import type {
  CheckedContact,
  CheckedHome,
  CheckedInvoice,
  CheckedQuote,
  Found,
} from '#/features/papers/invoices/rules/findings/types';
import { findVatFindings } from '#/features/papers/vat/rules/vat-findings';

/** Of all invoices of the same works, this one too. */
function firstDate(invoice: CheckedInvoice, others: Others): Day | null {
  const ofWorks = [invoice, ...others.ofQuote(invoice).filter(({ kind }) => kind === 'invoice')];
  return (
    ofWorks.flatMap(({ invoiceDate, receivedDate }) => invoiceDate ?? receivedDate ?? []).sort()[0] ?? null
  );
}

/** Whether 6% or 21% can be right for this work and this home. */
export function wrongVatRate(
  invoice: CheckedInvoice,
  quote: CheckedQuote | null,
  others: Others,
  contact: CheckedContact,
  home: CheckedHome,
  today: Day,
): Found[] {
  const paper = {
    ...invoice,
    ...{ kind: 'invoice' as const, number: invoice.invoiceNumber },
    contractor: { ...contact, isSupplier: contact.type === 'supplier' },
    date: invoice.invoiceDate ?? invoice.receivedDate,
    firstDate: firstDate(invoice, others),
    contractDate: quote?.quoteDate ?? null,
  };
  return findVatFindings(paper, home, today).map(({ grade: _, ...found }) => ({
    rule: 'vat-rate',
    ...found,
  }));
}
