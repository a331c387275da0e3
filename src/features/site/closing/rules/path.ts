import { sitePage } from '#/features/site/photos/page';

/** In the address of the site: which task is photographed for. */
export const closingParam = 'dicht';

export function closingPath(taskId: number): string {
  return `${sitePage.path}?${closingParam}=${taskId}`;
}
