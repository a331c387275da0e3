import { addDays } from '#/core/day';
import { deadlineOn } from '#/core/deadline';
import { documentsPage } from '#/features/work/documents/page';
import { listExpiring } from '#/features/work/documents/server/deadline-store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

/** Who has not replaced a paper that expired a month ago knows that, and has no use for it. */
const toldDays = 30;

export const documentDeadlines: DeadlineSource = {
  kinds: {
    document: {
      label: 'Document verloopt',
      name: 'Documenten die verlopen',
      step: 'Document openen',
      noticeDays: 30,
      place: 60,
    },
  },
  list: async (db, projectId, today) => {
    const expiring = await listExpiring(db, projectId, addDays(today, -toldDays));
    return expiring.map(({ validUntil, ...document }) =>
      deadlineOn('document', document, {
        day: validUntil,
        path: `${documentsPage.path}?id=${document.id}`,
      }),
    );
  },
};
