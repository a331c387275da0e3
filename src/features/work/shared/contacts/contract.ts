import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { formatEnterpriseNumber } from '#/core/enterprise-number';
import { megabyte } from '#/core/files';
import { readIban } from '#/core/iban';
import { amount, day, id, line, optionalLine, optionalText, requiredLine, version } from '#/core/shapes';
import { trades } from '#/features/work/shared/contacts/rules/trades';

export const contactTypes = ['contractor', 'supplier', 'architect', 'other'] as const;
export type ContactType = (typeof contactTypes)[number];

export const contact = z.object({
  id,
  name: z.string(),
  company: z.string().nullable(),
  email: z.string().nullable(),
  phone: z.string().nullable(),
  address: z.string().nullable(),
  type: z.enum(contactTypes),
  /** As its owner says. */
  trades: z.array(z.enum(trades)),
  notes: z.string().nullable(),
  enterpriseNumber: z.string().nullable(),
  iban: z.string().nullable(),
  /** One sees the contacts of a shared project too, but changes only one's own. */
  isOwn: z.boolean(),
  version,
});
export type Contact = z.infer<typeof contact>;

const listedContact = contact.extend({
  /** What its papers tell of a contractor whose owner says nothing. */
  guessedTrades: z.array(z.enum(trades)),
});
export type ListedContact = z.infer<typeof listedContact>;

/** Left out it stays as it is: a client that doesn't know these numbers must not wipe them. */
function checkedNumber(format: (typed: string) => string | undefined, message: string) {
  return line(60)
    .nullable()
    .transform((typed, context) => {
      if (!typed) return null;
      const formatted = format(typed);
      if (formatted !== undefined) return formatted;
      context.addIssue({ code: 'custom', message });
      return z.NEVER;
    })
    .optional();
}

export const contactFields = z.object({
  name: requiredLine(200, 'Vul een naam in.'),
  type: z.enum(contactTypes, 'Kies een type.'),
  /** Left out they stay as they are, as the numbers do. */
  trades: z
    .array(z.enum(trades, 'Kies een vak uit de lijst.'))
    .max(trades.length)
    .nullable()
    .transform((said) => [...new Set(said)])
    .optional(),
  company: optionalLine(200),
  email: optionalLine(254),
  phone: optionalLine(50),
  address: optionalText(500),
  enterpriseNumber: checkedNumber(
    formatEnterpriseNumber,
    'Dit ondernemingsnummer klopt niet. Een Belgisch nummer heeft tien cijfers, zoals 0941.238.510.',
  ),
  iban: checkedNumber(readIban, 'Dit rekeningnummer klopt niet. Controleer de IBAN.'),
  notes: optionalText(5_000),
});

const history = z.object({
  entries: z.array(
    z.object({
      /** 'quote', 'invoice', 'task'; of another kind the word that its calls use. */
      kind: z.string(),
      /** 'offerte' */
      label: z.string(),
      /** 'offertes' */
      many: z.string(),
      id,
      projectId: id,
      projectName: z.string(),
      date: day,
      /** What happened on that day. */
      dateKind: z.enum(['added', 'due', 'paid', 'start']),
      title: z.string().nullable(),
      number: z.string().nullable(),
      status: z.string(),
      /** 'geaccepteerd'; empty where it has none. */
      statusLabel: z.string(),
      /** Where the app shows it. */
      path: z.string().nullable(),
      amount: amount.nullable(),
      /** Of an invoice: what was paid of it. */
      paid: amount.nullable(),
    }),
  ),
  quoted: amount,
  accepted: amount,
  /** What was agreed: the accepted quotes, with the extra work that was approved. */
  contracted: amount,
  /** Less what credit notes give back. */
  billed: amount,
  paid: amount,
  open: amount,
});
export type ContactHistory = z.infer<typeof history>;
export type HistoryEntry = ContactHistory['entries'][number];

export const listContacts = defineCall({
  method: 'GET',
  path: '/api/contacts',
  who: 'signed-in',
  summary: 'One’s own contacts and those used in the projects one works in, by name',
  output: z.array(listedContact),
});

export const listContactsSimply = defineCall({
  method: 'GET',
  path: '/api/emergency/contacts',
  who: 'signed-in',
  summary: 'The same contacts, found by plainer queries: for when the usual list fails',
  output: z.array(listedContact),
});

export const createContact = defineCall({
  method: 'POST',
  path: '/api/contacts',
  who: 'signed-in',
  summary: 'A new contact of one’s own',
  changes: ['contacts'],
  body: contactFields,
  output: contact,
  creates: true,
});

/** As many as a phone has of craftsmen and their kin; who has more takes them in parts. */
export const maxImportedContacts = 1_000;

export const importContacts = defineCall({
  method: 'POST',
  path: '/api/contacts/import',
  who: 'signed-in',
  summary: 'Several contacts of one’s own at once, all or none: those of a vCard or a csv file',
  changes: ['contacts'],
  body: z.object({
    contacts: z
      .array(contactFields)
      .min(1, 'Kies minstens één contact.')
      .max(maxImportedContacts, `Hoogstens ${maxImportedContacts} contacten tegelijk.`),
  }),
  output: z.array(contact),
  creates: true,
  bodyLimit: 8 * megabyte,
  limit: { max: 60, perSeconds: 600 },
});

export const removeContacts = defineCall({
  method: 'POST',
  path: '/api/contacts/remove',
  who: 'signed-in',
  summary: 'Remove those of one’s own contacts that nothing uses; answers which',
  changes: ['contacts'],
  body: z.object({ ids: z.array(id).max(maxImportedContacts) }),
  output: z.object({ removed: z.array(id) }),
});

/** What other programs take: a phone, Outlook and Google the one, Excel the other. */
export const contactExports = {
  vcf: { path: '/api/contacts/export.vcf', label: 'Als vCard (.vcf), voor uw telefoon' },
  csv: { path: '/api/contacts/export.csv', label: 'Als csv, voor Excel' },
} as const;

export const updateContact = defineCall({
  method: 'PUT',
  path: '/api/contacts/:id',
  versionOf: { kind: 'contacts' },
  who: 'signed-in',
  summary: 'Change a contact of one’s own',
  changes: ['contacts'],
  body: changesOf(contactFields),
  output: contact,
});

export const removeContact = defineCall({
  method: 'DELETE',
  path: '/api/contacts/:id',
  versionOf: { kind: 'contacts' },
  who: 'signed-in',
  summary: 'Remove a contact of one’s own that nothing uses',
  changes: ['contacts'],
});

export const getContactHistory = defineCall({
  method: 'GET',
  path: '/api/contacts/:id/history',
  who: 'signed-in',
  summary: 'Its quotes, invoices and tasks in the projects one can see, newest first, with the sums',
  output: history,
});
