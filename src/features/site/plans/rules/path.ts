import { sitePage } from '#/features/site/photos/page';

export const plansView = 'plannen';
/** The number of the plan on screen. */
export const planParam = 'plan';

export const plansPath = `${sitePage.path}?weergave=${plansView}`;

export function planPath(id: number | string): string {
  return `${sitePage.path}?${planParam}=${id}`;
}
