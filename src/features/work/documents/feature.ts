import { projectDocument } from '#/features/work/documents/contract';
import { documentsPage } from '#/features/work/documents/page';
import { documentDeadlines } from '#/features/work/documents/server/deadlines';
import { documentsExample } from '#/features/work/documents/server/example';
import { documentLog } from '#/features/work/documents/server/log';
import { documentNews } from '#/features/work/documents/server/news';
import { receivesDocuments } from '#/features/work/documents/server/receives';
import { documentRoutes, readDocument } from '#/features/work/documents/server/routes';
import { documents } from '#/features/work/documents/server/tables';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const documentsFeature: Feature = {
  name: 'documents',
  page: documentsPage,
  routes: documentRoutes,
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
  report: nothing,
  overview: nothing,
  news: documentNews,
  example: documentsExample,
  receives: receivesDocuments,
  words: { columns: { uploadedAt: 'Toegevoegd op' } },
};
