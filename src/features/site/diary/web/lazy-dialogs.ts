import { lazyDialog } from '#/platform/web/lazy-component';

export const DayDialog = lazyDialog(
  async () => (await import('#/features/site/diary/web/day-dialog')).DayDialog,
);
export const PeriodDialog = lazyDialog(
  async () => (await import('#/features/site/diary/web/period-dialog')).PeriodDialog,
);
