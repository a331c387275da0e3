import { contactName } from '#/core/contact-name';
import { day, formatDayLong } from '#/core/day';
import type { InvoiceKind } from '#/features/papers/invoices/contract';

type Named = { invoiceNumber: string | null; kind: InvoiceKind; invoiceDate: string | null };
type Sender = { contact: { name: string; company: string | null } };

const words: Record<InvoiceKind, string> = { invoice: 'Factuur', 'credit-note': 'Creditnota' };

/** How it is called on a screen: by its number, else by its day, else by who sent it. A number is never made up. */
export function invoiceName(invoice: Named & Sender): string {
  const { invoiceNumber, kind, invoiceDate, contact } = invoice;
  if (invoiceNumber !== null) return invoiceNumber;
  const of = invoiceDate === null ? contactName(contact) : formatDayLong(day(invoiceDate));
  return `${words[kind]} van ${of}`;
}

/** In a sentence about another invoice of the same sender: 'de factuur van 3 maart 2026'. */
export function invoiceInSentence({ invoiceNumber, kind, invoiceDate }: Named): string {
  if (invoiceNumber !== null) return invoiceNumber;
  const word = words[kind].toLowerCase();
  return invoiceDate === null
    ? `een ${word} zonder nummer`
    : `de ${word} van ${formatDayLong(day(invoiceDate))}`;
}
