import { formatEnterpriseNumber } from '#/core/enterprise-number';
import { readIban } from '#/core/iban';

/** What a paper says of who sent it. */
export type ReadSender = {
  companyName?: string | null | undefined;
  contactPerson?: string | null | undefined;
  enterpriseNumber?: string | null | undefined;
  iban?: string | null | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
};

/** In the place of a contact: the one that the paper tells of, made when the paper is saved. */
export const newContact = -1;

export type SenderContact = {
  name: string;
  company: string | null;
  type: 'contractor';
  email: string | null;
  phone: string | null;
  enterpriseNumber: string | null;
  iban: string | null;
  notes: string | null;
};

const mail = /^[^\s@]{1,64}@[^\s@.]{1,63}(?:\.[^\s@.]{1,63}){1,8}$/;

/**
 * All that was read, as a contact. A number that can’t be right keeps nobody from saving: it goes to the notes, and is
 * told. Undefined where the paper names nobody.
 */
export function contactOfSender(read: ReadSender): { contact: SenderContact; wrong: string[] } | undefined {
  const company = read.companyName?.trim() || null;
  const name = read.contactPerson?.trim() || company;
  if (!name) return undefined;
  const wrong: string[] = [];
  const unless = (label: string, typed: string | null | undefined, right: string | undefined) => {
    if (!typed) return null;
    if (right === undefined) wrong.push(`${label} ‘${typed}’ kan niet kloppen.`);
    return right ?? null;
  };
  const { enterpriseNumber, iban, email, phone } = read;
  const contact = {
    ...{ name: name.slice(0, 120), company: company?.slice(0, 120) ?? null, type: 'contractor' as const },
    enterpriseNumber: unless(
      'Het ondernemingsnummer',
      enterpriseNumber,
      enterpriseNumber ? formatEnterpriseNumber(enterpriseNumber) : undefined,
    ),
    iban: unless('Het rekeningnummer', iban, iban ? readIban(iban) : undefined),
    email: unless('Het e-mailadres', email, email && mail.test(email) ? email : undefined),
    phone: phone?.slice(0, 40) ?? null,
  };
  return { contact: { ...contact, notes: wrong.length > 0 ? `Gelezen: ${wrong.join(' ')}` : null }, wrong };
}
