import { AppError } from '#/core/errors';
import { minutesReport } from '#/features/site/acceptances/rules/minutes';
import { readMinutes } from '#/features/site/acceptances/server/minutes-store';
import { getStored } from '#/features/site/acceptances/server/store';
import { findDocumentFile } from '#/features/work/shared/documents/server/store';
import type { ReportSource } from '#/platform/server/ports/report';

const minutesPath = '/api/acceptances/:id/minutes.pdf';

/** To print and sign by hand, before anything was sent; from then on what was frozen. */
export const acceptanceReports: readonly ReportSource[] = [
  {
    path: minutesPath,
    who: { right: 'read', record: 'acceptances' },
    fileName: 'proces-verbaal-van-oplevering.pdf',
    make: async ({ db, projectId, id }) =>
      minutesReport(await readMinutes(db, projectId, await getStored(db, projectId, id))),
    frozen: async ({ db, projectId, id }) => {
      const { status, documentId } = await getStored(db, projectId, id);
      if (status === 'draft') return undefined;
      const file = documentId === null ? undefined : await findDocumentFile(db, projectId, documentId);
      if (!file) throw new AppError('not_found', 'Deze pdf is er niet meer.');
      return file.key;
    },
  },
];
