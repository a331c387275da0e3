import { contactName } from '#/core/contact-name';
import { day, formatDayLong } from '#/core/day';
import { numberBeside, paperTitle } from '#/features/papers/shared/rules/title';

type Sent = { quoteNumber: string | null; contact: { name: string; company: string | null } };

/** How it is called in a sentence or on a button: by its number, else by its day, else by who sent it. A number is never made up. */
export function quoteName(quote: Sent & { quoteDate: string | null }): string {
  const { quoteNumber, quoteDate, contact } = quote;
  if (quoteNumber !== null) return quoteNumber;
  return `Offerte van ${quoteDate === null ? contactName(contact) : formatDayLong(day(quoteDate))}`;
}

/** Among others: 'DV-1184 van Dakwerken Vermeersch bv'. */
export function quoteOfSender({ quoteNumber, contact }: Sent): string {
  return `${quoteNumber ?? 'Offerte'} van ${contactName(contact)}`;
}

/** Its title on a screen; its number stands beside it. */
export function quoteTitle(quote: Described): string {
  return paperTitle(asTitled(quote));
}

export function quoteNumberBeside(quote: Described): string | undefined {
  return numberBeside(asTitled(quote));
}

type Described = Sent & { description: string | null };

function asTitled({ contact, description, quoteNumber: number }: Described) {
  return { contact, description, number };
}
