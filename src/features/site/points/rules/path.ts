import { addresses } from '#/core/addresses';

export const pointsView = 'punten';
/** The number by which the app knows it, of the point on screen. */
export const pointParam = 'punt';
/** A new one. */
export const newPointParam = 'nieuwpunt';
/** Only those of this contact. */
export const contactParam = 'aannemer';

export const pointsPath = `${addresses.site}?weergave=${pointsView}`;

export function pointPath(id: number | string): string {
  return `${addresses.site}?${pointParam}=${id}`;
}

export function pointsOfContactPath(contactId: number): string {
  return `${pointsPath}&${contactParam}=${contactId}`;
}
