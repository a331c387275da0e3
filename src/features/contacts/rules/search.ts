import type { Contact, ContactType } from '#/features/contacts/contract';
import { phoneDigits } from '#/features/contacts/rules/reachable';

type Searchable = Pick<Contact, 'name' | 'company' | 'email' | 'phone' | 'type'>;

/** 'Baetslé' is found by 'baetsle'. */
function plain(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function matches(contact: Searchable, words: readonly string[], digits: string): boolean {
  const texts = plain(
    [contact.name, contact.company, contact.email, contact.phone].filter(Boolean).join('\n'),
  );
  if (words.every((word) => texts.includes(word))) return true;
  return digits.length > 2 && phoneDigits(contact.phone ?? '').includes(digits);
}

/** Every word somewhere in name, company, e-mail or phone; a phone number is found however it is spaced. */
export function searchContacts<C extends Searchable>(
  contacts: readonly C[],
  typed: string,
  type: ContactType | '',
): C[] {
  const words = plain(typed).split(/\s+/).filter(Boolean);
  const compact = phoneDigits(typed);
  const digits = /^\+?\d+$/.test(compact) ? compact : '';
  return contacts.filter(
    (contact) => (type === '' || contact.type === type) && matches(contact, words, digits),
  );
}
