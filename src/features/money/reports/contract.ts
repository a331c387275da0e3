/** The reports on paper of a project. */
export const reportPaths = {
  budget: '/api/projects/:projectId/reports/budget.pdf',
  meetstaat: '/api/projects/:projectId/reports/meetstaat.pdf',
  payments: '/api/projects/:projectId/reports/payments.pdf',
} as const;
export type ReportName = keyof typeof reportPaths;

export const reportTitles: Record<ReportName, string> = {
  budget: 'Budget en kasplan',
  meetstaat: 'Meetstaat met dekking',
  payments: 'Betalingen per aannemer',
};

export function reportHref(name: ReportName, projectId: number): string {
  return reportPaths[name].replace(':projectId', String(projectId));
}

/** Of one accepted quote. */
export const contractReportPath = '/api/quotes/:id/contract.pdf';

export function contractReportHref(quoteId: number): string {
  return contractReportPath.replace(':id', String(quoteId));
}
