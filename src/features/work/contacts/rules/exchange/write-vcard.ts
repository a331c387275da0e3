import { splitAddress } from '#/features/work/contacts/rules/exchange/card-address';
import type { Contact } from '#/features/work/shared/contacts/contract';
import { tradeLabels } from '#/features/work/shared/contacts/rules/trades';
import { contactTypeLabels } from '#/features/work/shared/contacts/rules/types';

export type CardContact = Omit<Contact, 'id' | 'isOwn' | 'version'>;

function escaped(text: string): string {
  return text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|\r|\n/g, '\\n');
}

const lineBytes = 74;

/** In lines of at most 75 bytes, never through the middle of a letter. */
function fold(line: string): string {
  const encoder = new TextEncoder();
  const lines: string[] = [];
  let current = '';
  let bytes = 0;
  for (const letter of line) {
    const size = encoder.encode(letter).length;
    if (bytes + size > lineBytes) {
      lines.push(current);
      [current, bytes] = ['', 0];
    }
    current += letter;
    bytes += size;
  }
  return [...lines, current].join('\r\n ');
}

function writeCard(contact: CardContact): string {
  const { name, company, email, phone, address, enterpriseNumber, iban, notes, type, trades } = contact;
  const [first = '', ...family] = name.split(' ');
  const isFirm = company === name;
  const parts = isFirm ? [name, ''] : [family.join(' '), first];
  const lines = [
    'BEGIN:VCARD',
    'VERSION:3.0',
    `FN:${escaped(name)}`,
    `N:${parts.map(escaped).join(';')};;;`,
    company && `ORG:${escaped(company)}`,
    email && `EMAIL;TYPE=INTERNET:${escaped(email)}`,
    phone && `TEL;TYPE=WORK,VOICE:${escaped(phone)}`,
    address && `ADR;TYPE=WORK:${splitAddress(address).map(escaped).join(';')}`,
    enterpriseNumber && `X-VAT-NUMBER:${escaped(enterpriseNumber)}`,
    iban && `X-IBAN:${escaped(iban)}`,
    notes && `NOTE:${escaped(notes)}`,
    `CATEGORIES:${[contactTypeLabels[type], ...trades.map((trade) => tradeLabels[trade])].map(escaped).join(',')}`,
    'END:VCARD',
  ];
  return lines
    .filter((line) => typeof line === 'string' && line !== '')
    .map((line) => `${fold(String(line))}\r\n`)
    .join('');
}

/** Version 3.0: every phone, Outlook and Google read it. */
export function writeVcards(contacts: readonly CardContact[]): string {
  return contacts.map(writeCard).join('');
}
