import { contactName } from '#/core/contact-name';
import { type Day, formatDay } from '#/core/day';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Entry } from '#/features/front/search/rules/find';
import type { Invoice } from '#/features/papers/invoices/contract';
import { invoiceState, invoiceStateLabel } from '#/features/papers/invoices/rules/payments';
import type { Quote } from '#/features/papers/quotes/contract';
import { effectiveQuoteStatus, quoteStatusLabels } from '#/features/papers/quotes/rules/quote';
import { premiesPage, premiumFileParam } from '#/features/premiums/premies/page';
import { workNames } from '#/features/premiums/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/premium-files/contract';
import { statusLabels as premiumStatusLabels } from '#/features/premiums/premium-files/rules/statuses';
import type { InboxEntry } from '#/features/reading/inbox/contract';
import type { PaperData } from '#/features/reading/shared/contract';
import type { Task } from '#/features/site/planning/contract';
import { statusLabels } from '#/features/site/planning/rules/tasks';
import type { Contact } from '#/features/work/contacts/contract';
import { categoryLabels, type ProjectDocument } from '#/features/work/documents/contract';
import type { Item } from '#/features/work/meetstaat/contract';

const euro = (amount: string) => formatEuro(totalFromDecimal(amount));
const join = (...parts: readonly (string | null | undefined | false)[]) => parts.filter(Boolean).join(' · ');
const texts = (...parts: readonly (string | null | undefined)[]) => parts.filter(Boolean).join('\n');

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
    text: texts(contact.name, contact.iban, notes, ...lines.map((line) => line.description)),
  };
}

export function entryOfQuote(quote: Quote, today: Day): Entry {
  const { who, detail, text } = ofPaper(quote);
  const status = quoteStatusLabels[effectiveQuoteStatus(quote, today)];
  const costs = quote.unforeseenCosts.map(({ description }) => description);
  const title = quote.quoteNumber ?? quote.description ?? who;
  const more = texts(text, status, ...costs);
  return { kind: 'Offerte', path: `/quotes/${quote.id}`, title, detail, text: more };
}

export function entryOfInvoice(invoice: Invoice, today: Day): Entry {
  const { who, detail, text } = ofPaper(invoice);
  const kind = invoice.kind === 'credit-note' ? 'Creditnota' : 'Factuur';
  const title = invoice.invoiceNumber ?? invoice.description ?? who;
  const state = invoiceStateLabel(invoice.kind, invoiceState(invoice, today));
  const more = texts(text, state, invoice.paymentReference, invoice.iban);
  return { kind, path: `/invoices/${invoice.id}`, title, detail, text: more };
}

type Read = Pick<
  PaperData,
  | 'number'
  | 'companyName'
  | 'contactPerson'
  | 'description'
  | 'totalAmount'
  | 'paymentReference'
  | 'iban'
  | 'enterpriseNumber'
> & { items: readonly { description: string }[] };

/** What came in and waits: by its file, and by what was read from it. */
export function entryOfPaper({
  id,
  file,
  data,
}: Pick<InboxEntry, 'id' | 'file'> & { data: Read | null }): Entry {
  const entry = { kind: 'Postvak', path: `/postvak?id=${id}` };
  if (!data) return { ...entry, title: file.name, detail: '', text: '' };
  const { number, companyName, description, totalAmount } = data;
  const words = data.items.map((item) => item.description);
  return {
    ...entry,
    title: number ?? file.name,
    detail: join(companyName, description, totalAmount && euro(totalAmount)),
    text: texts(
      file.name,
      data.contactPerson,
      data.paymentReference,
      data.iban,
      data.enterpriseNumber,
      ...words,
    ),
  };
}

export function entryOfTask(task: Task): Entry {
  const { id, title, startDate, contact, description, notes, room, status } = task;
  const who = contact && contactName(contact);
  return {
    ...{ kind: 'Taak', path: `/planning?id=${id}`, title },
    detail: join(who, startDate && formatDay(startDate)),
    text: texts(description, notes, room, contact?.name, statusLabels[status]),
  };
}

export function entryOfDocument({ id, fileName, description, category }: ProjectDocument): Entry {
  return {
    ...{ kind: 'Document', path: `/documents?id=${id}`, title: fileName },
    detail: join(categoryLabels[category], description),
    text: '',
  };
}

export function entryOfContact(contact: Contact): Entry {
  const { id, name, company, email, phone, address, notes, enterpriseNumber, iban } = contact;
  return {
    ...{ kind: 'Contact', path: `/contacts?id=${id}`, title: contactName(contact) },
    detail: join(company && name, phone),
    text: texts(email, address, notes, enterpriseNumber, iban, phone?.replace(/^\+32 ?/, '0')),
  };
}

export function entryOfPremiumFile({ id, work, status, reference, total, notes }: PremiumFile): Entry {
  return {
    ...{
      kind: 'Premiedossier',
      path: `${premiesPage.path}?${premiumFileParam}=${id}`,
      title: workNames[work],
    },
    detail: join(premiumStatusLabels[status], reference, euro(total)),
    text: texts(notes),
  };
}
