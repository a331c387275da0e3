import { home } from '#/features/work/home/contract';
import { homeLog } from '#/features/work/home/rules/log';
import { homeRoutes } from '#/features/work/home/server/routes';
import { getHome } from '#/features/work/home/server/store';
import { homes } from '#/features/work/home/server/tables';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const homeFeature: Feature = {
  name: 'home',
  versions: { homes: { table: homes, shape: home, read: (db, { projectId }) => getHome(db, projectId) } },
  routes: homeRoutes,
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
    },
  },
  standing: { homes: free },
  log: { homes: { table: homes, ...homeLog } },
};
