import { intakeLog } from '#/features/front/intake/rules/log';
import { intakeAccount } from '#/features/front/intake/server/account-store';
import { intakeRoutes } from '#/features/front/intake/server/routes';
import { intakes } from '#/features/front/intake/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const intakeFeature: Feature = {
  name: 'intake',
  routes: intakeRoutes,
  records: {
    intakes: defineRecord({ table: intakes, standing: free, log: { hidden: ['sessionId'], ...intakeLog } }),
  },
  news: nothing,
  example: nothing,
  account: intakeAccount,
  find: nothing,
  words: {
    tables: { intakes: 'Intake' },
    columns: {
      sessionId: 'Gesprek',
      typeRenovatie: 'Soort renovatie',
      oppervlakteM2: 'Oppervlakte (m²)',
      locatie: 'Locatie',
      budget: 'Budget',
      bouwjaar: 'Bouwjaar',
      epc: 'EPC',
      timing: 'Timing',
      completed: 'Afgerond',
    },
  },
};
