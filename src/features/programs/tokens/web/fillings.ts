import { lazyComponent } from '#/platform/web/lazy-component';
import { accountCards } from '#/platform/web/ports/account';
import { type Filling, fill } from '#/platform/web/slots';

export const tokensFillings: readonly Filling[] = [
  fill(
    accountCards,
    20,
    lazyComponent(async () => (await import('#/features/programs/tokens/web/programs-card')).ProgramsCard),
  ),
];
