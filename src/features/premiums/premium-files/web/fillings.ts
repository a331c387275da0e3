import { premiesRecords } from '#/features/premiums/premies/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const premiumFilesFillings: readonly Filling[] = [
  fill(
    premiesRecords,
    10,
    lazyComponent(
      async () => (await import('#/features/premiums/premium-files/web/premium-files')).PremiumFiles,
    ),
  ),
];
