import { quotesPage } from '#/features/papers/quotes/page';
import { sitePage } from '#/features/site/photos/page';

export const acceptancesView = 'oplevering';
export const acceptancesPath = `${sitePage.path}?weergave=${acceptancesView}`;

/** Where the acceptance of a contract stands on its page. */
export function acceptancePath(quoteId: number | string): string {
  return `${quotesPage.path}/${quoteId}#oplevering`;
}
