import { quoteRequestsPage } from '#/features/outside/quote-requests/page';

const param = 'posten';

/** A new request that begins with these items of the meetstaat. */
export function newRequestHref(itemIds: readonly number[]): string {
  return `${quoteRequestsPage.path}?nieuw=1&${param}=${itemIds.join('.')}`;
}

export function startItems(search: URLSearchParams): number[] {
  return (search.get(param) ?? '')
    .split('.')
    .map(Number)
    .filter((id) => Number.isSafeInteger(id) && id > 0);
}
