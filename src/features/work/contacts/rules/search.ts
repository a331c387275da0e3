import { matchesSearch } from '#/core/search-text';
import type { Contact, ContactType } from '#/features/work/contacts/contract';
import { phoneDigits } from '#/features/work/contacts/rules/reachable';

type Searchable = Pick<Contact, 'name' | 'company' | 'email' | 'phone' | 'type'>;

function matches(contact: Searchable, typed: string, digits: string): boolean {
  const { name, company, email, phone } = contact;
  if (matchesSearch([name, company, email, phone], typed)) return true;
  return digits.length > 2 && phoneDigits(phone ?? '').includes(digits);
}

/** Every word somewhere in name, company, e-mail or phone; a phone number is found however it is spaced. */
export function searchContacts<C extends Searchable>(
  contacts: readonly C[],
  typed: string,
  type: ContactType | '',
): C[] {
  const compact = phoneDigits(typed);
  const digits = /^\+?\d+$/.test(compact) ? compact : '';
  return contacts.filter(
    (contact) => (type === '' || contact.type === type) && matches(contact, typed, digits),
  );
}
