import { fitting } from '#/features/folder/fittings/contract';
import { fittingsHelp } from '#/features/folder/fittings/help';
import { fittingPath, fittingsPage } from '#/features/folder/fittings/page';
import { fittingLog } from '#/features/folder/fittings/rules/log';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { fittingDeadlines } from '#/features/folder/fittings/server/deadlines';
import { fittingsExample } from '#/features/folder/fittings/server/example-store';
import { fittingsInFolder } from '#/features/folder/fittings/server/folder';
import { fittingsNews } from '#/features/folder/fittings/server/news';
import { fittingReports } from '#/features/folder/fittings/server/report';
import { fittingRooms } from '#/features/folder/fittings/server/room-use-store';
import { fittingsRoutes } from '#/features/folder/fittings/server/routes';
import { followDocument, getFitting } from '#/features/folder/fittings/server/store';
import { fittings } from '#/features/folder/fittings/server/tables';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { addedOn, defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const fittingsFeature: Feature = {
  name: 'fittings',
  page: fittingsPage,
  help: fittingsHelp,
  routes: fittingsRoutes,
  folder: { tell: fittingsInFolder },
  records: {
    fittings: defineRecord({
      table: fittings,
      words: {
        title: 'Toestellen en onderdelen',
        one: 'toestel of onderdeel',
        many: 'toestellen en onderdelen',
      },
      path: (id) => fittingPath(Number(id)),
      line: ({ name, brand, type, createdAt }) => ({
        title: fittingTitle({ name, brand, type }),
        ...{ number: null, status: '', amount: null },
        ...addedOn(createdAt),
      }),
      versioned: { shape: fitting, read: (db, { projectId }, id) => getFitting(db, projectId, id) },
      standing: free,
      log: { isInTrash: true, hidden: ['invoiceId', 'documentIds', 'photoIds'], ...fittingLog },
    }),
  },
  deadlines: fittingDeadlines,
  calendar: nothing,
  todo: nothing,
  report: fittingReports,
  overview: nothing,
  money: nothing,
  news: fittingsNews,
  example: fittingsExample,
  roomUse: fittingRooms,
  followsDocuments: followDocument,
  holds: { rooms: heldByRooms(fittingRooms) },
  words: {
    columns: {
      ...{ brand: 'Merk', serial: 'Serienummer', invoiceId: 'Factuur', deliveredOn: 'Geleverd op' },
      ...{ guaranteeUntil: 'Waarborg tot', lastMaintained: 'Laatste onderhoud' },
      ...{ maintainEveryMonths: 'Onderhoud om de (maanden)', documentIds: 'Documenten', photoIds: 'Foto’s' },
    },
  },
};
