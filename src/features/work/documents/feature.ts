import { documentsHelp } from '#/features/work/documents/help';
import { documentsPage } from '#/features/work/documents/page';
import { documentDeadlines } from '#/features/work/documents/server/deadlines';
import { documentsDiary } from '#/features/work/documents/server/diary-store';
import { documentsExample } from '#/features/work/documents/server/example';
import { documentsInFolder } from '#/features/work/documents/server/folder-store';
import { documentLog } from '#/features/work/documents/server/log';
import { documentNews } from '#/features/work/documents/server/news';
import { receivesDocuments } from '#/features/work/documents/server/receives';
import { documentRooms } from '#/features/work/documents/server/room-use-store';
import { documentRoutes, readDocument } from '#/features/work/documents/server/routes';
import { projectDocument } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { heldByRooms } from '#/features/work/shared/rooms/server/held-rooms';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const documentsFeature: Feature = {
  name: 'documents',
  page: documentsPage,
  help: documentsHelp,
  routes: documentRoutes,
  folder: documentsInFolder,
  records: {
    documents: defineRecord({
      table: documents,
      words: { title: 'Documenten', one: 'document', many: 'documenten' },
      versioned: { shape: projectDocument, read: readDocument },
      standing: free,
      log: { isInTrash: true, ...documentLog },
    }),
  },
  deadlines: documentDeadlines,
  calendar: nothing,
  todo: nothing,
  diary: documentsDiary,
  report: nothing,
  overview: nothing,
  money: nothing,
  news: documentNews,
  example: documentsExample,
  roomUse: documentRooms,
  holds: { rooms: heldByRooms(documentRooms) },
  receives: receivesDocuments,
  words: { columns: { uploadedAt: 'Toegevoegd op' } },
};
