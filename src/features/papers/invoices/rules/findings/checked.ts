import type {
  CheckedContact,
  CheckedHome,
  CheckedInvoice,
  CheckedQuote,
} from '#/features/papers/invoices/rules/findings/types';
import { type Checked, type Looked, sortLooked } from '#/features/papers/shared/checked';
import { fileLooked, sumsLooked } from '#/features/papers/shared/rules/adding-up';
import { placedLines } from '#/features/papers/shared/rules/placed-lines';
import { vatLooked } from '#/features/papers/vat/rules/vat-looked';

type Paper = CheckedInvoice & { readonly hasFile: boolean };
type CheckedPart = Looked & { isChecked: boolean };

/** What an invoice could be held against, and what was missing for the rest. */
export function checkedOf(
  invoice: Paper,
  quote: CheckedQuote | null,
  contact: CheckedContact,
  home: CheckedHome,
): Checked {
  return sortLooked([
    sumsLooked(invoice),
    vatLooked(invoice, home),
    ...(invoice.kind === 'invoice' ? [quoteOf(invoice, quote)] : []),
    earlierOf(invoice),
    accountOf(invoice, contact),
    nameOf(invoice, home),
    ...fileLooked(invoice.hasFile),
  ]);
}

function told(kind: Looked['kind'], isChecked: boolean, text: string): CheckedPart {
  return { kind, isChecked, text };
}

function quoteOf(invoice: Paper, quote: CheckedQuote | null): CheckedPart {
  if (!quote) return told('quote', false, 'de offerte: deze factuur hangt aan geen offerte');
  const byLine = placedLines(invoice).length > 0 && placedLines(quote, true).length > 0;
  return told(
    'quote',
    true,
    byLine ? 'de offerte, lijn per lijn' : 'het bedrag van de offerte (zonder lijnen niet meer dan dat)',
  );
}

function earlierOf({ invoiceNumber, invoiceDate, lines }: Paper): CheckedPart {
  return invoiceNumber === null && invoiceDate === null && lines.length === 0
    ? told(
        'earlier',
        false,
        'eerdere facturen: zonder nummer, datum of lijnen is een dubbele niet te herkennen',
      )
    : told('earlier', true, 'eerdere facturen van deze firma');
}

function accountOf({ iban }: Paper, contact: CheckedContact): CheckedPart {
  if (iban === null) return told('account', false, 'het rekeningnummer: dat van de factuur is niet ingevuld');
  return contact.iban === null
    ? told('account', false, 'het rekeningnummer: van deze firma kent u er nog geen')
    : told('account', true, 'het rekeningnummer');
}

function nameOf({ addressee }: Paper, { applicants }: CheckedHome): CheckedPart {
  if (!addressee) return told('name', false, 'op wiens naam ze staat: dat is niet ingevuld');
  return applicants.length === 0
    ? told('name', false, 'op wiens naam ze staat: bij ‘Uw woning’ staat nog niet wie de premie vraagt')
    : told('name', true, 'op wiens naam ze staat');
}
