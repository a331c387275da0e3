import { addresses } from '#/core/addresses';

/** In the address of the site: which task is photographed for. */
export const closingParam = 'dicht';

export function closingPath(taskId: number): string {
  return `${addresses.site}?${closingParam}=${taskId}`;
}
