import { documentsPage } from '#/features/work/documents/page';
import { categoryLabels, listDocuments } from '#/features/work/shared/documents/contract';
import { defineFound, type Find, joinDetail } from '#/platform/web/find';

export const documentsFind: Find = {
  name: 'documents',
  screen: { page: documentsPage, words: 'bestanden vergunning plannen foto' },
  records: defineFound(listDocuments, ({ id, fileName, description, category }) => ({
    kind: 'Document',
    path: `${documentsPage.path}?id=${id}`,
    title: fileName,
    detail: joinDetail(categoryLabels[category], description),
    text: '',
  })),
};
