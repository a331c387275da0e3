import { lazyComponent } from '#/platform/web/lazy-component';

export const IntakeCard = lazyComponent(
  async () => (await import('#/features/work/intake/web/intake-card')).IntakeCard,
);
