import { meetstaatHelp } from '#/features/work/meetstaat/help';
import { meetstaatPage } from '#/features/work/meetstaat/page';
import { itemLog } from '#/features/work/meetstaat/rules/log';
import { meetstaatExample } from '#/features/work/meetstaat/server/example-store';
import { importRoutes } from '#/features/work/meetstaat/server/import-routes';
import { meetstaatPart } from '#/features/work/meetstaat/server/overview';
import { meetstaatReports } from '#/features/work/meetstaat/server/report';
import { itemRooms } from '#/features/work/meetstaat/server/room-use-store';
import { meetstaatRoutes } from '#/features/work/meetstaat/server/routes';
import { sheetReaderOf } from '#/features/work/meetstaat/server/sheet-reader';
import { item } from '#/features/work/shared/meetstaat/contract';
import { listEstimates } from '#/features/work/shared/meetstaat/server/estimates-store';
import { getItem } from '#/features/work/shared/meetstaat/server/store';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const meetstaatFeature: Feature = {
  name: 'meetstaat',
  page: meetstaatPage,
  help: meetstaatHelp,
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
  money: async (...asked) => ({ items: await listEstimates(...asked) }),
  sheetReaderOf,
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: meetstaatReports,
  overview: meetstaatPart,
  news: nothing,
  example: meetstaatExample,
  roomUse: itemRooms,
  holds: { rooms: heldByRooms(itemRooms) },
  words: {
    columns: {
      articleNumber: 'Artikelnummer',
      quantity: 'Hoeveelheid',
      unit: 'Eenheid',
      unitPrice: 'Eenheidsprijs',
      totalAmount: 'Totaal',
      vatRate: 'Btw (%)',
      isComplete: 'Volledig gefactureerd',
      includedInLoan: 'In lening',
      position: 'Plaats',
    },
  },
};
