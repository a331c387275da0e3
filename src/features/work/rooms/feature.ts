import { roomLog } from '#/features/work/rooms/rules/log';
import { roomsExample } from '#/features/work/rooms/server/example-store';
import { roomRoutes } from '#/features/work/rooms/server/routes';
import { room } from '#/features/work/shared/rooms/contract';
import { getRoom, whyNotBack } from '#/features/work/shared/rooms/server/store';
import { rooms } from '#/features/work/shared/rooms/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const roomsFeature: Feature = {
  name: 'rooms',
  routes: roomRoutes,
  records: {
    rooms: defineRecord({
      table: rooms,
      words: { title: 'Ruimtes', one: 'ruimte', many: 'ruimtes' },
      versioned: { shape: room, read: (db, { projectId }, id) => getRoom(db, projectId, id) },
      // What stands in one holds on to it: see `heldByRooms`.
      standing: free,
      log: { isInTrash: true, whyNotSo: whyNotBack, ...roomLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: nothing,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: roomsExample,
  words: { columns: { storey: 'Verdieping', roomId: 'Ruimte', roomIds: 'Ruimtes' } },
};
