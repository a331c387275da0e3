import { premiesNotices, premiesSections } from '#/features/premiums/premies/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

const load = () => import('#/features/premiums/premium-files/web/premium-files-section');

export const premiumFilesFillings: readonly Filling[] = [
  fill(
    premiesNotices,
    10,
    lazyComponent(async () => (await load()).DeadPremiumFile),
  ),
  fill(
    premiesSections,
    10,
    lazyComponent(async () => (await load()).PremiumFilesSection),
  ),
];
