import { premiesNotices, premiesSections } from '#/features/premiums/premies/web/shared/slots';
import { lazyComponent, lazyPart } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

const load = () => import('#/features/premiums/premium-files/web/premium-files-section');

export const premiumFilesFillings: readonly Filling[] = [
  fill(
    premiesNotices,
    10,
    // Where it doesn’t arrive, the section below says so.
    lazyPart(
      async () => (await load()).DeadPremiumFile,
      () => null,
    ),
  ),
  fill(
    premiesSections,
    10,
    lazyComponent(async () => (await load()).PremiumFilesSection),
  ),
];
