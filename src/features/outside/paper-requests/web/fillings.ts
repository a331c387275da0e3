import { lazyComponent } from '#/platform/web/lazy-component';
import { proofWays } from '#/platform/web/ports/proofs';
import { type Filling, fill } from '#/platform/web/slots';

export const paperRequestsFillings: readonly Filling[] = [
  fill(
    proofWays,
    10,
    lazyComponent(async () => (await import('#/features/outside/paper-requests/web/ask-proof')).AskProof),
  ),
];
