import { phoneDigits } from '#/core/phone';
import { matchesSearch } from '#/core/search-text';
import type { ContactType, ListedContact } from '#/features/work/shared/contacts/contract';
import { type Trade, tradesOf, tradeWords } from '#/features/work/shared/contacts/rules/trades';

type Searchable = Pick<
  ListedContact,
  'name' | 'company' | 'email' | 'phone' | 'type' | 'trades' | 'guessedTrades'
>;

/** What the list is narrowed to besides; empty leaves nobody out. */
type Choices = { type: ContactType | ''; trade: Trade | '' };

function matches(contact: Searchable, typed: string, digits: string): boolean {
  const { name, company, email, phone } = contact;
  const does = tradesOf(contact).trades.map(tradeWords);
  if (matchesSearch([name, company, email, phone, ...does], typed)) return true;
  return digits.length > 2 && phoneDigits(phone ?? '').includes(digits);
}

/** Every word somewhere in name, company, e-mail, phone or what they do; a phone number is found however it is spaced. */
export function searchContacts<C extends Searchable>(
  contacts: readonly C[],
  typed: string,
  { type, trade }: Choices,
): C[] {
  const compact = phoneDigits(typed);
  const digits = /^\+?\d+$/.test(compact) ? compact : '';
  return contacts.filter(
    (contact) =>
      (type === '' || contact.type === type) &&
      (trade === '' || tradesOf(contact).trades.includes(trade)) &&
      matches(contact, typed, digits),
  );
}
