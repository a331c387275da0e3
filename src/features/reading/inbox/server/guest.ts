import { createEntry } from '#/features/reading/inbox/server/store';
import type { GuestPart } from '#/platform/server/ports/guests';

/** What is handed in by a link waits in the letterbox like any other paper. */
export const inboxForGuests: GuestPart = {
  takes: {
    papers:
      async ({ file, files }) =>
      async (tx, { projectId, sentBy }) => {
        await createEntry(tx, { userId: null, projectId, sentBy }, file, { limit: files.projectLimit });
      },
  },
};
