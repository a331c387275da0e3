import { contact } from '#/features/work/contacts/contract';
import { contactsPage } from '#/features/work/contacts/page';
import { contactLog, ibanChangeLog } from '#/features/work/contacts/rules/log';
import { getContact } from '#/features/work/contacts/server/contact-store';
import { contactRoutes } from '#/features/work/contacts/server/routes';
import { contacts, ibanChanges } from '#/features/work/contacts/server/tables';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const contactsFeature: Feature = {
  name: 'contacts',
  page: contactsPage,
  versions: {
    contacts: { table: contacts, shape: contact, read: (db, { userId }, id) => getContact(db, userId, id) },
  },
  routes: contactRoutes,
  words: {
    tables: { iban_changes: 'Rekeningnummers' },
    columns: {
      company: 'Bedrijf',
      phone: 'Telefoon',
      address: 'Adres',
      type: 'Soort',
      enterpriseNumber: 'Ondernemingsnummer',
      iban: 'IBAN',
      fromIban: 'IBAN was',
      toIban: 'IBAN werd',
      changedAt: 'Gewijzigd op',
      confirmedAt: 'Bevestigd op',
      exampleProjectId: 'Voorbeeldproject',
    },
  },
  standing: { contacts: free, ibanChanges: free },
  log: {
    // An account that was changed meanwhile is what an owner was warned of: undoing never goes past that in silence.
    contacts: { table: contacts, neverForce: ['iban'], ...contactLog },
    ibanChanges: {
      table: ibanChanges,
      right: 'manage',
      neverForce: true,
      outlivesUndo: true,
      ...ibanChangeLog,
    },
  },
};
