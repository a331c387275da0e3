import { intakeRoutes } from '#/features/intake/server/routes';
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
};
