import { addresses } from '#/core/addresses';
import { deadlineOn } from '#/core/deadline';
import { listOpenReminders } from '#/features/reminders/deadlines/server/reminder-store';
import type { DeadlineSource } from '#/platform/server/ports/deadlines';

export const reminderDeadlines: DeadlineSource = {
  kinds: {
    reminder: {
      label: 'Herinnering',
      name: 'Eigen herinneringen',
      step: 'Termijnen openen',
      noticeDays: 7,
      place: 80,
    },
  },
  list: async (db, projectId) => {
    const open = await listOpenReminders(db, projectId);
    return open.map(({ day, ...reminder }) =>
      deadlineOn('reminder', reminder, { day, path: addresses.todo }),
    );
  },
};
