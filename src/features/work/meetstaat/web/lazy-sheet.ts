import { lazyComponent } from '#/platform/web/lazy-component';

export const Sheet = lazyComponent(
  async () => (await import('#/features/work/meetstaat/web/sheet/sheet')).Sheet,
);
