import { reminder } from '#/features/deadlines/contract';
import { reminderLog } from '#/features/deadlines/rules/log';
import { getReminder } from '#/features/deadlines/server/reminder-store';
import { deadlineRoutes } from '#/features/deadlines/server/routes';
import { reminders } from '#/features/deadlines/server/tables';
import { defineRecord } from '#/platform/server/database/record-kind';
import type { Feature } from '#/platform/server/feature';
import { free } from '#/platform/server/standing/rule';

export const deadlinesFeature: Feature = {
  name: 'deadlines',
  versions: {
    reminders: {
      table: reminders,
      shape: reminder,
      read: (db, { projectId, userId, role = 'collaborator' }, id) =>
        getReminder(db, { projectId, userId, role }, id),
    },
  },
  routes: deadlineRoutes,
  records: {
    reminders: defineRecord({
      table: reminders,
      words: { title: 'Herinneringen', one: 'herinnering', many: 'herinneringen' },
    }),
  },
  words: { columns: { day: 'Dag', isDone: 'Gedaan' } },
  standing: { reminders: free },
  log: { reminders: { table: reminders, isInTrash: true, ...reminderLog } },
};
