import type { addresses } from '#/core/addresses';
import type { Page } from '#/core/page';

export const meetstaatPage: Page & { path: typeof addresses.meetstaat } = {
  path: '/meetstaat',
  title: 'Meetstaat',
  menu: { group: 'work', place: 10 },
  create: { label: 'Nieuw item', needs: 'change' },
  screen: 'features/work/meetstaat/web/meetstaat-page.tsx',
};

/** The meetstaat on paper, with what covers it. */
export const meetstaatReportPath = '/api/projects/:projectId/reports/meetstaat.pdf';
