import { formatDay } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Contact } from '#/features/contacts/contract';
import { contactName } from '#/features/contacts/rules/name';
import type { ProjectDocument } from '#/features/documents/contract';
import type { InboxEntry } from '#/features/inbox/contract';
import type { Invoice } from '#/features/invoices/contract';
import type { Item } from '#/features/meetstaat/contract';
import type { Task } from '#/features/planning/contract';
import type { Quote } from '#/features/quotes/contract';
import type { PaperRead } from '#/features/scan/contract';
import type { Entry } from '#/features/search/rules/find';

const euro = (amount: string) => formatEuro(totalFromDecimal(amount));
const join = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');
const texts = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join(' ');

export function entryOfItem({ id, description, category, totalAmount, notes }: Item): Entry {
  const detail = join(category, euro(totalAmount));
  return { kind: 'Meetstaat', path: `/meetstaat?id=${id}`, title: description, detail, text: notes ?? '' };
}

type Paper = Pick<Quote, 'contact' | 'description' | 'amount' | 'notes' | 'lines'>;

function ofPaper({ contact, description, amount, notes, lines }: Paper) {
  const who = contactName(contact);
  return {
    who,
    detail: join(who, description, euro(amount)),
    text: texts(contact.name, notes, ...lines.map((line) => line.description)),
  };
}

export function entryOfQuote(quote: Quote): Entry {
  const { who, detail, text } = ofPaper(quote);
  const title = quote.quoteNumber ?? quote.description ?? who;
  return { kind: 'Offerte', path: `/quotes/${quote.id}`, title, detail, text };
}

export function entryOfInvoice(invoice: Invoice): Entry {
  const { who, detail, text } = ofPaper(invoice);
  const kind = invoice.kind === 'credit-note' ? 'Creditnota' : 'Factuur';
  const title = invoice.invoiceNumber ?? invoice.description ?? who;
  const more = texts(text, invoice.paymentReference, invoice.iban);
  return { kind, path: `/invoices/${invoice.id}`, title, detail, text: more };
}

type Read = Pick<
  PaperRead,
  'number' | 'companyName' | 'contactPerson' | 'description' | 'totalAmount' | 'paymentReference' | 'iban'
> & { items: readonly { description: string }[] };

/** What came in and waits: by its file, and by what was read from it. */
export function entryOfPaper({
  id,
  file,
  data,
}: Pick<InboxEntry, 'id' | 'file'> & { data: Read | null }): Entry {
  const entry = { kind: 'Postvak', path: `/postvak?id=${id}` };
  if (!data) return { ...entry, title: file.name, detail: '', text: '' };
  const { number, companyName, contactPerson, description, totalAmount, paymentReference, iban, items } =
    data;
  const words = items.map((item) => item.description);
  return {
    ...entry,
    title: number ?? file.name,
    detail: join(companyName, description, totalAmount && euro(totalAmount)),
    text: texts(file.name, contactPerson, paymentReference, iban, ...words),
  };
}

export function entryOfTask({ id, title, startDate, contact, description, notes, room }: Task): Entry {
  const who = contact && contactName(contact);
  return {
    ...{ kind: 'Taak', path: `/planning?id=${id}`, title },
    detail: join(who, startDate && formatDay(startDate)),
    text: texts(description, notes, room, contact?.name),
  };
}

export function entryOfDocument({ id, fileName, description }: ProjectDocument): Entry {
  return {
    ...{ kind: 'Document', path: `/documents?id=${id}`, title: fileName },
    detail: description ?? '',
    text: '',
  };
}

export function entryOfContact(contact: Contact): Entry {
  const { id, name, company, email, phone, address, notes, enterpriseNumber, iban } = contact;
  return {
    ...{ kind: 'Contact', path: `/contacts?id=${id}`, title: contactName(contact) },
    detail: join(company && name, phone),
    text: texts(email, address, notes, enterpriseNumber, iban, phone?.replaceAll(/\D/g, '')),
  };
}
