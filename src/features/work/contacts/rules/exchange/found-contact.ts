import { formatEnterpriseNumber } from '#/core/enterprise-number';
import { readIban } from '#/core/iban';
import type { ContactType } from '#/features/work/shared/contacts/contract';
import { findTrade, type Trade } from '#/features/work/shared/contacts/rules/trades';
import { findContactType } from '#/features/work/shared/contacts/rules/types';

/** Somebody in a file of another program, as far as it tells; ready to be kept once their type is known. */
export type FoundContact = {
  name: string;
  type: ContactType | undefined;
  trades: Trade[];
  company: string | null;
  email: string | null;
  phone: string | null;
  address: string | null;
  enterpriseNumber: string | null;
  iban: string | null;
  notes: string | null;
};

/** What a file says of one, before anything is made of it. */
export type RawContact = {
  name: string;
  company: string;
  emails: readonly string[];
  phones: readonly string[];
  address: string;
  enterpriseNumber: string;
  iban: string;
  notes: string;
  /** Words that may name a type. */
  types: readonly string[];
  /** Words that may name what they do. */
  trades: readonly string[];
};

/** Signs that turn the direction of a text would make one name look like another. */
const turns = /[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g;

function oneLine(text: string, max: number): string {
  return within(text.replace(turns, '').replace(/[\p{Cc}\u2028\u2029]+/gu, ' '), max);
}

/** Never half of a character that takes two. */
function within(text: string, max: number): string {
  const trimmed = text.trim();
  if (trimmed.length <= max) return trimmed;
  return trimmed
    .slice(0, max)
    .replace(/[\ud800-\udbff]$/, '')
    .trim();
}

function distinct(texts: readonly string[]): string[] {
  return [...new Set(texts.map((text) => oneLine(text, 300)).filter(Boolean))];
}

/** A number that doesn't check out is kept as a note, as are a second phone number and a second address. */
export function makeContact(raw: RawContact): FoundContact | undefined {
  const [email = '', ...otherEmails] = distinct(raw.emails);
  const [phone = '', ...otherPhones] = distinct(raw.phones);
  const company = oneLine(raw.company, 200);
  const name = oneLine(raw.name, 200) || company || oneLine(email || phone, 200);
  if (name === '') return undefined;
  const enterpriseNumber = formatEnterpriseNumber(raw.enterpriseNumber);
  const iban = readIban(raw.iban);
  const rest = [
    ...otherPhones.map((text) => `Telefoon: ${text}`),
    ...otherEmails.map((text) => `E-mail: ${text}`),
    enterpriseNumber === undefined && raw.enterpriseNumber && `Ondernemingsnummer: ${raw.enterpriseNumber}`,
    iban === undefined && raw.iban && `Rekeningnummer: ${raw.iban}`,
  ].filter(Boolean);
  const notes = [raw.notes.trim(), rest.join('\n')].filter(Boolean).join('\n');
  return {
    name,
    type: raw.types.map(findContactType).find((type) => type !== undefined),
    trades: [...new Set(raw.trades.flatMap((word) => findTrade(word) ?? []))],
    company: company || null,
    email: within(email, 254) || null,
    phone: within(phone, 50) || null,
    address: within(raw.address, 500) || null,
    enterpriseNumber: enterpriseNumber ?? null,
    iban: iban ?? null,
    notes: within(notes, 5_000) || null,
  };
}
