import { photoFields } from '#/features/site/photos/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const plansFillings: readonly Filling[] = [
  fill(
    photoFields,
    10,
    lazyComponent(async () => (await import('#/features/site/plans/web/photo-pin')).PhotoPin),
  ),
];
