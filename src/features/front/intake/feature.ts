import { intakeLog } from '#/features/front/intake/rules/log';
import { intakeRoutes } from '#/features/front/intake/server/routes';
import { findBuildYear } from '#/features/front/intake/server/store';
import { intakes } from '#/features/front/intake/server/tables';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const intakeFeature: Feature = {
  name: 'intake',
  routes: intakeRoutes,
  findBuildYear,
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
  standing: { intakes: free },
  log: { intakes: { table: intakes, hidden: ['sessionId'], ...intakeLog } },
};
