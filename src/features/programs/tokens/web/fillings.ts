import { accountCards } from '#/features/people/account/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const tokensFillings: readonly Filling[] = [
  fill(
    accountCards,
    20,
    lazyComponent(async () => (await import('#/features/programs/tokens/web/programs-card')).ProgramsCard),
  ),
];
