import { premieCalculation } from '#/features/premiums/premies/contract';
import { premiesHelp } from '#/features/premiums/premies/help';
import { premiesPage } from '#/features/premiums/premies/page';
import { calculationLog } from '#/features/premiums/premies/rules/log';
import { premieAccount } from '#/features/premiums/premies/server/account-store';
import { premiesExample } from '#/features/premiums/premies/server/example';
import { premiesPart } from '#/features/premiums/premies/server/overview';
import { premieRoutes } from '#/features/premiums/premies/server/routes';
import { getCalculation } from '#/features/premiums/premies/server/store';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const premiesFeature: Feature = {
  name: 'premies',
  page: premiesPage,
  help: premiesHelp,
  routes: premieRoutes,
  records: {
    premieCalculations: defineRecord({
      table: premieCalculations,
      words: { title: 'Premies', one: 'berekening', many: 'berekeningen' },
      versioned: {
        shape: premieCalculation,
        read: (db, { projectId }, id) => getCalculation(db, projectId, id),
      },
      standing: free,
      log: { isInTrash: true, hidden: ['input', 'ruleTable'], ...calculationLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  money: nothing,
  overview: premiesPart,
  news: nothing,
  example: premiesExample,
  account: premieAccount,
  find: nothing,
  words: {
    columns: {
      subsidyTypeId: 'Premiecategorie',
      subsidyEligible: 'Subsidiabel',
      werksoort: 'Soort werk',
      categorie: 'Inkomenscategorie',
      investering: 'Investering',
      asbestM2: 'Asbest (m²)',
      oppervlakte: 'Oppervlakte (m²)',
      premieBedrag: 'Premie',
      plafondBereikt: 'Plafond bereikt',
      counts: 'Telt mee',
      ruleTable: 'Regels van',
      input: 'Ingevuld',
    },
  },
};
