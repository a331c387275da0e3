import { intakeLog } from '#/features/work/intake/rules/log';
import { intakeAccount } from '#/features/work/intake/server/account-store';
import { intakeRoutes } from '#/features/work/intake/server/routes';
import { findBuildYear } from '#/features/work/shared/intake/server/store';
import { intakes } from '#/features/work/shared/intake/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const intakeFeature: Feature = {
  name: 'intake',
  routes: intakeRoutes,
  records: {
    intakes: defineRecord({ table: intakes, standing: free, log: { hidden: ['sessionId'], ...intakeLog } }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  findBuildYear,
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
