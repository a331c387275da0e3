import { minutesReport } from '#/features/papers/acceptances/rules/minutes';
import { readMinutes } from '#/features/papers/acceptances/server/minutes-store';
import { getStored } from '#/features/papers/acceptances/server/store';
import type { ReportSource } from '#/platform/server/ports/report';

const draftMinutesPath = '/api/acceptances/:id/minutes.pdf';

/** To print and sign by hand, before anything was sent. */
export const acceptanceReports: readonly ReportSource[] = [
  {
    path: draftMinutesPath,
    who: { right: 'read', record: 'acceptances' },
    fileName: 'proces-verbaal-van-oplevering.pdf',
    make: async ({ db, projectId, id }) =>
      minutesReport(await readMinutes(db, projectId, await getStored(db, projectId, id))),
  },
];
