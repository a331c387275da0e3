import { itemSelectionActions } from '#/features/work/meetstaat/web/shared/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const quoteRequestsFillings: readonly Filling[] = [
  fill(
    itemSelectionActions,
    10,
    lazyComponent(async () => (await import('#/features/outside/quote-requests/web/ask-prices')).AskPrices),
  ),
];
