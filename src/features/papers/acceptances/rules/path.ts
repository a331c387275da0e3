import { quotesPage } from '#/features/papers/quotes/page';

/** Where the acceptance of a contract stands on its page. */
export function acceptancePath(quoteId: number | string): string {
  return `${quotesPage.path}/${quoteId}#oplevering`;
}
