import { point } from '#/features/site/points/contract';
import { pointLog } from '#/features/site/points/rules/log';
import { pointName } from '#/features/site/points/rules/name';
import { pointPath } from '#/features/site/points/rules/path';
import { statusLabels } from '#/features/site/points/rules/steps';
import { pointsExample } from '#/features/site/points/server/example-store';
import { pointsForGuests } from '#/features/site/points/server/guest';
import { pointsDeadlines, pointsInFolder, pointsTodos } from '#/features/site/points/server/ports';
import { pointsReports } from '#/features/site/points/server/report';
import { pointRooms } from '#/features/site/points/server/room-use-store';
import { pointRoutes, readPoint } from '#/features/site/points/server/routes';
import { points } from '#/features/site/points/server/tables';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const pointsFeature: Feature = {
  name: 'points',
  routes: pointRoutes,
  records: {
    points: defineRecord({
      table: points,
      words: { title: 'Punten van de werf', one: 'punt', many: 'punten' },
      path: pointPath,
      statusWord: ({ status }) => statusLabels[status],
      line: ({ number, text, status, foundOn }) => ({
        ...{ kind: 'point', title: pointName({ number, text }), number: null, status, amount: null },
        ...{ date: foundOn, dateKind: 'added' },
      }),
      versioned: { shape: point, read: readPoint },
      standing: free,
      log: {
        isInTrash: true,
        hidden: ['steps', 'quoteId', 'taskId', 'planId', 'pinX', 'pinY', 'sentBy'],
        ...pointLog,
      },
    }),
  },
  deadlines: pointsDeadlines,
  calendar: nothing,
  todo: pointsTodos,
  report: pointsReports,
  overview: nothing,
  money: nothing,
  news: {
    changes: {
      points: { stepTo: (id) => ({ step: 'Punt openen', path: pointPath(id) }), isOfOwner: true },
    },
  },
  example: pointsExample,
  folder: { tell: pointsInFolder },
  roomUse: pointRooms,
  guest: pointsForGuests,
  holds: { rooms: heldByRooms(pointRooms) },
  words: {
    columns: {
      ...{ photoIds: 'Foto’s', planId: 'Plan', pinX: 'Plaats van links', pinY: 'Plaats van boven' },
      ...{ foundOn: 'Vastgesteld op', steps: 'Wat ervan werd', lastPoint: 'Laatste nummer van een punt' },
    },
  },
};
