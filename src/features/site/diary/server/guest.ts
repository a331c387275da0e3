import { listMarks } from '#/features/site/diary/server/store';
import type { GuestPart } from '#/platform/server/ports/guests';

const mostShown = 60;

/** What was written of the last days, for an architect: without who wrote it and who was there. */
export const diaryForGuests: GuestPart = {
  shows: async (db, { projectId, kind }) => ({
    diary: kind === 'architect' ? await listMarks(db, projectId, mostShown) : [],
  }),
};
