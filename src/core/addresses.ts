/** Where pages stand that others lead to. Each page.ts says so itself, and is held to it by its type. */
export const addresses = {
  contacts: '/contacts',
  documents: '/documents',
  home: '/home',
  invoices: '/invoices',
  logbook: '/logboek',
  meetstaat: '/meetstaat',
  planning: '/planning',
  premies: '/subsidies',
  quoteRequests: '/quote-requests',
  quotes: '/quotes',
  site: '/site',
  todo: '/termijnen',
  trash: '/prullenmand',
} as const;

export const acceptedQuotesHref = `${addresses.quotes}?status=accepted`;
export const paidInvoicesHref = `${addresses.invoices}?status=paid`;

/** In the address of the import into the meetstaat: the paper of the letterbox that it begins with. */
export const handedInParam = 'postvak';

export function contactPath(id: number): string {
  return `${addresses.contacts}/${id}`;
}

/** Of whom something is told, as the log writes it; the list where that isn’t known. */
export function threadPath(contactId: string | null | undefined): string {
  return contactId ? contactPath(Number(contactId)) : addresses.contacts;
}

export function premiumFileHref(id: number): string {
  return `${addresses.premies}/${id}`;
}
