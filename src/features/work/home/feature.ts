import { homeHelp } from '#/features/work/home/help';
import { homePage } from '#/features/work/home/page';
import { homeLog } from '#/features/work/home/rules/log';
import { homeExample } from '#/features/work/home/server/example-store';
import { homeForGuests } from '#/features/work/home/server/guest';
import { homeRoutes } from '#/features/work/home/server/routes';
import { home } from '#/features/work/shared/home/contract';
import { getHome } from '#/features/work/shared/home/server/store';
import { homes } from '#/features/work/shared/home/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const homeFeature: Feature = {
  name: 'home',
  page: homePage,
  help: homeHelp,
  routes: homeRoutes,
  records: {
    homes: defineRecord({
      table: homes,
      versioned: { shape: home, read: (db, { projectId }) => getHome(db, projectId) },
      standing: free,
      log: { ...homeLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: homeExample,
  find: nothing,
  guest: homeForGuests,
  words: {
    tables: { homes: 'Woning' },
    columns: {
      street: 'Straat en nummer',
      postcode: 'Postcode',
      city: 'Gemeente',
      applicants: 'Aanvragers',
      firstUseYear: 'Jaar van eerste gebruik',
      livingArea: 'Bewoonbare oppervlakte (m²)',
      epcLabel: 'EPC-label voor de werken',
      boughtYear: 'Jaar van aankoop',
      deedDate: 'Datum van de akte',
      ean: 'EAN-code',
      use: 'Gebruik van de woning',
      protectedCustomer: 'Beschermde klant',
      keepsHalfOfArea: 'Oude deel minstens de helft',
      keepsHalfOfBearingWalls: 'Helft van de dragende muren blijft',
      meetstaatVat: 'Prijzen van de meetstaat',
      practical: 'Praktisch voor wie komt werken',
    },
  },
};
