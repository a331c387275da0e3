import { addresses } from '#/core/addresses';

export const plansView = 'plannen';
/** The number of the plan on screen. */
export const planParam = 'plan';

export const plansPath = `${addresses.site}?weergave=${plansView}`;

export function planPath(id: number | string): string {
  return `${addresses.site}?${planParam}=${id}`;
}
