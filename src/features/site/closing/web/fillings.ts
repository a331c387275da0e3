import { ClosingToday } from '#/features/site/closing/web/today-rows';
import { siteNotices } from '#/features/site/photos/web/shared/slots';
import { taskNotes } from '#/features/site/shared/planning/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { dashboardToday } from '#/platform/web/ports/dashboard';
import { type Filling, fill } from '#/platform/web/slots';

export const closingFillings: readonly Filling[] = [
  fill(dashboardToday, 20, ClosingToday),
  fill(
    siteNotices,
    10,
    lazyComponent(async () => (await import('#/features/site/closing/web/site-notice')).SiteNotice),
  ),
  fill(
    taskNotes,
    10,
    lazyComponent(async () => (await import('#/features/site/closing/web/task-notice')).TaskNotice),
  ),
];
