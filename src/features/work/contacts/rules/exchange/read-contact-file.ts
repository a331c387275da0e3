import { decodeText } from '#/core/decode-text';
import { toStorableText } from '#/core/storable';
import { readContactCsv } from '#/features/work/contacts/rules/exchange/contact-csv';
import type { FoundContact } from '#/features/work/contacts/rules/exchange/found-contact';
import { readCards } from '#/features/work/contacts/rules/exchange/read-vcard';
import { maxImportedContacts } from '#/features/work/shared/contacts/contract';

export type ContactFile =
  | {
      contacts: FoundContact[];
      /** Cards or rows without a name, a company, a phone number or a mail address. */
      unnamed: number;
      /** There are more than can be taken at once. */
      isMore: boolean;
    }
  | { refusal: string };

/** A vCard or a table, by what is in it and not by what it is called. */
export function readContactFile(bytes: Uint8Array): ContactFile {
  const text = toStorableText(decodeText(bytes)).replace(/\r\n?/g, '\n');
  const isCard = /(?:^|\n)BEGIN:VCARD/i.test(text);
  const found = isCard ? readCards(text) : readContactCsv(text, maxImportedContacts + 1);
  if (found === undefined) return { refusal: unknownColumns };
  const contacts: FoundContact[] = [];
  let unnamed = 0;
  let isMore = false;
  for (const contact of found) {
    if (contact === undefined) unnamed += 1;
    else if (contacts.length < maxImportedContacts) contacts.push(contact);
    else {
      isMore = true;
      break;
    }
  }
  return contacts.length > 0 ? { contacts, unnamed, isMore } : { refusal: nobody };
}

const unknownColumns =
  'In dit bestand herkennen we geen contacten. Kies een vCard (.vcf), of een csv-bestand met op de eerste rij kolommen als Naam, Bedrijf, E-mail en Telefoon.';
const nobody =
  'In dit bestand staat niemand met een naam, een bedrijf, een e-mailadres of een telefoonnummer.';
