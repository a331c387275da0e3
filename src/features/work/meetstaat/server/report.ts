import { meetstaatReportPath } from '#/features/work/meetstaat/page';
import { meetstaatReport } from '#/features/work/meetstaat/rules/meetstaat-report';
import { readCoverage } from '#/features/work/meetstaat/server/shared/read-coverage';
import { listItems } from '#/features/work/shared/meetstaat/server/store';
import type { ReportSource } from '#/platform/server/ports/report';

export const meetstaatReports: readonly ReportSource[] = [
  {
    path: meetstaatReportPath,
    who: { right: 'read' },
    fileName: 'meetstaat-met-dekking.pdf',
    make: async ({ db, readMoney, projectId, project, today }) =>
      meetstaatReport({
        project,
        today,
        items: await listItems(db, projectId),
        coverage: await readCoverage({ db, readMoney, projectId, today }),
      }),
  },
];
