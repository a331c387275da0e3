import { contactName } from '#/core/contact-name';
import { day, formatDayLong } from '#/core/day';

type Sent = { quoteNumber: string | null; contact: { name: string; company: string | null } };

/** How it is called on a screen: by its number, else by its day, else by who sent it. A number is never made up. */
export function quoteName(quote: Sent & { quoteDate: string | null }): string {
  const { quoteNumber, quoteDate, contact } = quote;
  if (quoteNumber !== null) return quoteNumber;
  return `Offerte van ${quoteDate === null ? contactName(contact) : formatDayLong(day(quoteDate))}`;
}

/** Among others: 'DV-1184 van Dakwerken Vermeersch bv'. */
export function quoteOfSender({ quoteNumber, contact }: Sent): string {
  return `${quoteNumber ?? 'Offerte'} van ${contactName(contact)}`;
}
