import { getHome } from '#/features/work/shared/home/server/store';
import type { GuestPart } from '#/platform/server/ports/guests';

/** Where the work is, and what who comes there should know. */
export const homeForGuests: GuestPart = {
  shows: async (db, { projectId }) => {
    const { street, postcode, city, practical } = await getHome(db, projectId);
    const town = [postcode, city].filter(Boolean).join(' ');
    return { place: { place: [street, town].filter(Boolean).join(', ') || null, practical } };
  },
};
