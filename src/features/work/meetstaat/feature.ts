import { item } from '#/features/work/meetstaat/contract';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { itemLog } from '#/features/work/meetstaat/rules/log';
import { meetstaatExample } from '#/features/work/meetstaat/server/example-store';
import { importRoutes } from '#/features/work/meetstaat/server/import-routes';
import { meetstaatPart } from '#/features/work/meetstaat/server/overview';
import { meetstaatReports } from '#/features/work/meetstaat/server/report';
import { meetstaatRoutes } from '#/features/work/meetstaat/server/routes';
import { getItem } from '#/features/work/meetstaat/server/store';
import { meetstaatItems } from '#/features/work/meetstaat/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const meetstaatFeature: Feature = {
  name: 'meetstaat',
  page: meetstaatPage,
  routes: (services) => {
    meetstaatRoutes(services);
    importRoutes(services);
  },
  records: {
    items: defineRecord({
      table: meetstaatItems,
      words: { title: 'Meetstaat', one: 'meetstaatitem', many: 'meetstaatitems' },
      // A contact’s history tells what was agreed and done, not each line of an estimate.
      outOfHistory: true,
      versioned: { shape: item, read: (db, { projectId }, id) => getItem(db, projectId, id) },
      standing: free,
      log: { isInTrash: true, ...itemLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: meetstaatReports,
  overview: meetstaatPart,
  news: nothing,
  example: meetstaatExample,
  words: {
    columns: {
      quantity: 'Hoeveelheid',
      unit: 'Eenheid',
      unitPrice: 'Eenheidsprijs',
      totalAmount: 'Totaal',
      includedInLoan: 'In lening',
      position: 'Plaats',
    },
  },
};
