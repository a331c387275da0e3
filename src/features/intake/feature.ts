import { intakeLog } from '#/features/intake/rules/log';
import { intakeRoutes } from '#/features/intake/server/routes';
import { intakes } from '#/features/intake/server/tables';
import type { Feature } from '#/platform/server/feature';

export const intakeFeature: Feature = {
  name: 'intake',
  routes: intakeRoutes,
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
  log: { intakes: { table: intakes, hidden: ['sessionId'], ...intakeLog } },
};
