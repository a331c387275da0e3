import { lazyDialog } from '#/platform/web/lazy-component';

export const PlanDialog = lazyDialog(
  async () => (await import('#/features/site/plans/web/plan-dialog')).PlanDialog,
);
