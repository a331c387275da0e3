import type { Page } from '#/core/page';

export const meetstaatPage: Page = {
  path: '/meetstaat',
  title: 'Meetstaat',
  menu: { group: 'work', place: 10 },
  create: { label: 'Nieuw item', needs: 'change' },
  screen: 'features/work/meetstaat/web/meetstaat-page.tsx',
};

/** In the address of the import: the paper of the letterbox that it begins with. */
export const handedInParam = 'postvak';

/** The meetstaat on paper, with what covers it. */
export const meetstaatReportPath = '/api/projects/:projectId/reports/meetstaat.pdf';
