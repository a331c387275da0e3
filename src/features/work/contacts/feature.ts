import { contactsHelp } from '#/features/work/contacts/help';
import { contactsPage } from '#/features/work/contacts/page';
import { contactLog, ibanChangeLog } from '#/features/work/contacts/rules/log';
import { contactAccount } from '#/features/work/contacts/server/account-store';
import { getContact } from '#/features/work/contacts/server/contact-store';
import { contactsExample } from '#/features/work/contacts/server/example-store';
import { contactsInFolder } from '#/features/work/contacts/server/folder-store';
import { followMembers, followProjects } from '#/features/work/contacts/server/follow-people';
import { contactRoutes } from '#/features/work/contacts/server/routes';
import { contactTrash } from '#/features/work/contacts/server/trash-store';
import { contact } from '#/features/work/shared/contacts/contract';
import { contacts, ibanChanges } from '#/features/work/shared/contacts/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const contactsFeature: Feature = {
  name: 'contacts',
  page: contactsPage,
  help: contactsHelp,
  routes: contactRoutes,
  folder: { tell: contactsInFolder },
  records: {
    contacts: defineRecord({
      table: contacts,
      versioned: { shape: contact, read: (db, { userId }, id) => getContact(db, userId, id) },
      standing: free,
      // An account that was changed meanwhile is what an owner was warned of: undoing never goes past that in silence.
      log: { neverForce: ['iban'], ...contactLog },
    }),
    ibanChanges: defineRecord({
      table: ibanChanges,
      standing: free,
      log: { right: 'manage', neverForce: true, outlivesUndo: true, ...ibanChangeLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: contactsExample,
  afterwards: { collaborators: followMembers, projects: followProjects },
  ownTrash: contactTrash,
  account: contactAccount,
  words: {
    tables: { iban_changes: 'Rekeningnummers' },
    columns: {
      company: 'Bedrijf',
      phone: 'Telefoon',
      address: 'Adres',
      type: 'Soort',
      trades: 'Vakken',
      enterpriseNumber: 'Ondernemingsnummer',
      iban: 'IBAN',
      fromIban: 'IBAN was',
      toIban: 'IBAN werd',
      changedAt: 'Gewijzigd op',
      confirmedAt: 'Bevestigd op',
      exampleProjectId: 'Voorbeeldproject',
    },
  },
};
