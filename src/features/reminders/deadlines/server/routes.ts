import { dayAt } from '#/core/day';
import * as reminders from '#/features/reminders/deadlines/server/reminder-store';
import * as calls from '#/features/reminders/shared/deadlines/contract';
import type { Services } from '#/platform/server/services';

export function deadlineRoutes({ route, db, now, deadlines }: Services): void {
  route(calls.listDeadlines, ({ project }) => deadlines.list(db, project.projectId, dayAt(now())));

  route(calls.listReminders, ({ user, project }) =>
    reminders.listReminders(db, { ...project, userId: user.id }),
  );

  route(calls.createReminder, ({ transact, user, project, body }) =>
    transact((tx) => reminders.createReminder(tx, { ...project, userId: user.id }, body)),
  );

  route(calls.updateReminder, ({ user, project, params, body }) =>
    db.transaction((tx) => reminders.updateReminder(tx, { ...project, userId: user.id }, params.id, body)),
  );

  route(calls.removeReminder, ({ project, params }) =>
    db.transaction((tx) => reminders.removeReminder(tx, project.projectId, params.id)),
  );
}
