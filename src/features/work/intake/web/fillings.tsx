import { homeParts } from '#/features/work/shared/home/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const intakeFillings: readonly Filling[] = [
  fill(
    homeParts,
    10,
    lazyComponent(async () => (await import('#/features/work/intake/web/intake-card')).IntakeCard),
  ),
];
