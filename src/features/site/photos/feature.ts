import { siteHelp } from '#/features/site/photos/help';
import { sitePage } from '#/features/site/photos/page';
import { photoLog } from '#/features/site/photos/rules/log';
import { photosDiary } from '#/features/site/photos/server/diary-store';
import { photosExample } from '#/features/site/photos/server/example-store';
import { photosInFolder } from '#/features/site/photos/server/folder-store';
import { photosForGuests } from '#/features/site/photos/server/guest';
import { photoNews } from '#/features/site/photos/server/news';
import { photosPart } from '#/features/site/photos/server/overview';
import { photoRooms } from '#/features/site/photos/server/room-use-store';
import { photoRoutes, readPhoto } from '#/features/site/photos/server/routes';
import { photoTodos } from '#/features/site/photos/server/todo';
import { photo } from '#/features/site/shared/photos/contract';
import { photos } from '#/features/site/shared/photos/server/tables';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const photosFeature: Feature = {
  name: 'photos',
  page: sitePage,
  help: siteHelp,
  routes: photoRoutes,
  folder: photosInFolder,
  records: {
    photos: defineRecord({
      table: photos,
      words: { title: 'Foto’s van de werf', one: 'foto', many: 'foto’s' },
      path: (id) => `${sitePage.path}?id=${id}`,
      versioned: { shape: photo, read: readPhoto },
      standing: free,
      log: { isInTrash: true, hidden: ['width', 'height', 'pinX', 'pinY'], ...photoLog },
    }),
  },
  deadlines: nothing,
  calendar: nothing,
  todo: photoTodos,
  diary: photosDiary,
  report: nothing,
  money: nothing,
  overview: photosPart,
  news: photoNews,
  example: photosExample,
  roomUse: photoRooms,
  guest: photosForGuests,
  holds: { rooms: heldByRooms(photoRooms) },
  words: {
    columns: {
      ...{ takenAt: 'Genomen op', takenFrom: 'Tijdstip volgens', phase: 'Fase', caption: 'Bijschrift' },
      ...{
        taskId: 'Taak',
        itemId: 'Meetstaatitem',
        width: 'Breedte',
        height: 'Hoogte',
        sentBy: 'Verstuurd door',
        planId: 'Plan',
        pinX: 'Plaats van links',
        pinY: 'Plaats van boven',
      },
    },
  },
};
