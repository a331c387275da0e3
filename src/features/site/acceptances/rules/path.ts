import { addresses } from '#/core/addresses';

export const acceptancesView = 'oplevering';
export const acceptancesPath = `${addresses.site}?weergave=${acceptancesView}`;

/** Where the acceptance of a contract stands on its page. */
export function acceptancePath(quoteId: number | string): string {
  return `${addresses.quotes}/${quoteId}#oplevering`;
}
