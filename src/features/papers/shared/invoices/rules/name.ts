import { contactName } from '#/core/contact-name';
import { day, formatDayLong } from '#/core/day';
import type { InvoiceKind } from '#/features/papers/shared/invoices/contract';
import { numberBeside, paperTitle } from '#/features/papers/shared/rules/title';

type Named = { invoiceNumber: string | null; kind: InvoiceKind; invoiceDate: string | null };
type Sender = { contact: { name: string; company: string | null } };

export const invoiceKindWords: Record<InvoiceKind, string> = {
  invoice: 'Factuur',
  'credit-note': 'Creditnota',
  receipt: 'Bonnetje',
};

/** How it is called in a sentence or on a button: by its number, else by its day, else by who sent it. A number is never made up. */
export function invoiceName(invoice: Named & Sender): string {
  const { invoiceNumber, kind, invoiceDate, contact } = invoice;
  if (invoiceNumber !== null) return invoiceNumber;
  const of = invoiceDate === null ? contactName(contact) : formatDayLong(day(invoiceDate));
  return `${invoiceKindWords[kind]} van ${of}`;
}

/** In a sentence about another invoice of the same sender: 'de factuur van 3 maart 2026'. */
export function invoiceInSentence({ invoiceNumber, kind, invoiceDate }: Named): string {
  if (invoiceNumber !== null) return invoiceNumber;
  const word = invoiceKindWords[kind].toLowerCase();
  return invoiceDate === null
    ? `een ${word} zonder nummer`
    : `${kind === 'receipt' ? 'het' : 'de'} ${word} van ${formatDayLong(day(invoiceDate))}`;
}

type Described = Sender & { invoiceNumber: string | null; description: string | null };

/** Its title on a screen; its number stands beside it. */
export function invoiceTitle(invoice: Described): string {
  return paperTitle(asTitled(invoice));
}

export function invoiceNumberBeside(invoice: Described): string | undefined {
  return numberBeside(asTitled(invoice));
}

function asTitled({ contact, description, invoiceNumber: number }: Described) {
  return { contact, description, number };
}
