import { Ruler } from 'lucide-react';
import { meetstaatPage, meetstaatReportPath } from '#/features/work/meetstaat/page';
import { MeetstaatPanel } from '#/features/work/meetstaat/web/dashboard-panel';
import { dashboardMain, quickActions } from '#/platform/web/ports/dashboard';
import { reportLinks } from '#/platform/web/ports/reports';
import { type Filling, fill } from '#/platform/web/slots';

export const meetstaatFillings: readonly Filling[] = [
  fill(dashboardMain, 20, MeetstaatPanel),
  // A list to work in, and no dialog.
  fill(quickActions, 20, {
    path: meetstaatPage.path,
    label: 'Meetstaat bewerken',
    Icon: Ruler,
    needsChange: true,
  }),
  fill(reportLinks, 20, {
    title: 'Meetstaat met dekking',
    text: 'Elke post, met wat er voor geoffreerd, gefactureerd en betaald is.',
    path: meetstaatReportPath,
  }),
];
