import { contactLabel, contactName } from '#/core/contact-name';
import { phoneDigits } from '#/core/phone';
import { fold } from '#/core/search-text';
import type { Contact } from '#/features/work/shared/contacts/contract';

type Known = Pick<Contact, 'name' | 'company' | 'email' | 'phone' | 'enterpriseNumber'>;

/** Who they may be, and by what one can tell. */
export type Duplicate = { of: string; by: string; isInFile: boolean };

const signs: readonly [string, (contact: Known) => string][] = [
  ['ondernemingsnummer', ({ enterpriseNumber }) => (enterpriseNumber ?? '').replace(/\D/g, '')],
  ['e-mailadres', ({ email }) => (email ?? '').trim().toLowerCase()],
  [
    'telefoonnummer',
    ({ phone }) => {
      const digits = phoneDigits(phone ?? '').replace(/\D/g, '');
      return digits.length < 8 ? '' : digits.replace(/^(?:0032|32|0)0?/, '');
    },
  ],
  // A company with another person at it may be meant to be there twice; its own name and theirs together are not.
  ['naam', (contact) => fold(contactLabel(contact)).replace(/[^\p{L}\p{N}]/gu, '')],
];

/**
 * Of each in a file the one it seems to be already: of those that are there, else of those before it in the file. By
 * enterprise number, mail address, phone number or name, the surest first.
 */
export function findDuplicates(
  found: readonly Known[],
  existing: readonly Known[],
): (Duplicate | undefined)[] {
  const seen = signs.map(() => new Map<string, Omit<Duplicate, 'by'>>());
  const remember = (contact: Known, isInFile: boolean) => {
    for (const [index, [, sign]] of signs.entries()) {
      const key = sign(contact);
      const known = seen[index];
      if (key !== '' && known && !known.has(key)) known.set(key, { of: contactName(contact), isInFile });
    }
  };
  for (const contact of existing) remember(contact, false);
  return found.map((contact) => {
    const matches = signs.flatMap(([by, sign], index) => {
      const match = seen[index]?.get(sign(contact));
      return match ? [{ ...match, by }] : [];
    });
    remember(contact, true);
    return matches.find(({ isInFile }) => !isInFile) ?? matches[0];
  });
}
