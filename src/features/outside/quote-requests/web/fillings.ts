import { itemSelectionActions } from '#/features/work/shared/meetstaat/web/slots';
import { lazyComponent } from '#/platform/web/lazy-component';
import { type Filling, fill } from '#/platform/web/slots';

export const quoteRequestsFillings: readonly Filling[] = [
  fill(
    itemSelectionActions,
    10,
    lazyComponent(async () => (await import('#/features/outside/quote-requests/web/ask-prices')).AskPrices),
  ),
];
