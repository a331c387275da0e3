import { proofWays } from '#/features/duties/duties/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const paperRequestsFillings: readonly Filling[] = [
  fill(
    proofWays,
    10,
    lazyComponent(async () => (await import('#/features/outside/paper-requests/web/ask-proof')).AskProof),
  ),
];
