import { contactsPage } from '#/features/contacts/page';
import { contactRoutes } from '#/features/contacts/server/routes';
import type { Feature } from '#/platform/server/feature';

export const contactsFeature: Feature = {
  name: 'contacts',
  page: contactsPage,
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
};
