import { reminderLog } from '#/features/reminders/deadlines/rules/log';
import { deadlineTodosOf } from '#/features/reminders/deadlines/rules/todo';
import { reminderDeadlines } from '#/features/reminders/deadlines/server/deadlines';
import { getReminder } from '#/features/reminders/deadlines/server/reminder-store';
import { deadlineRoutes } from '#/features/reminders/deadlines/server/routes';
import { reminders } from '#/features/reminders/deadlines/server/tables';
import { reminder } from '#/features/reminders/shared/deadlines/contract';
import { defineRecord } from '#/platform/server/database/stores/record-kind';
import { type Feature, nothing } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const deadlinesFeature: Feature = {
  name: 'deadlines',
  routes: deadlineRoutes,
  records: {
    reminders: defineRecord({
      table: reminders,
      words: { title: 'Herinneringen', one: 'herinnering', many: 'herinneringen' },
      versioned: {
        shape: reminder,
        read: (db, { projectId, userId, role = 'collaborator' }, id) =>
          getReminder(db, { projectId, userId, role }, id),
      },
      standing: free,
      log: { isInTrash: true, ...reminderLog },
    }),
  },
  deadlines: reminderDeadlines,
  calendar: nothing,
  todo: async ({ listDeadlines }) => deadlineTodosOf(await listDeadlines()),
  report: nothing,
  overview: nothing,
  money: nothing,
  news: nothing,
  example: nothing,
  find: nothing,
  words: { columns: { day: 'Dag', isDone: 'Gedaan' } },
};
