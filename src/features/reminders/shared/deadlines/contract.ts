import { z } from 'zod';
import { defineCall } from '#/core/call';
import { changesOf } from '#/core/changes-of';
import { amount, day, id, moment, requiredLine, version } from '#/core/shapes';

const deadline = z.object({
  key: z.string(),
  kind: z.string(),
  id,
  name: z.string(),
  amount: amount.nullable(),
  day: day.nullable(),
  /** Only where it follows from a rule: why it is that day, and how sure that is. */
  ground: z.string().optional(),
  days: z.int().nullable(),
  /** What is due: 'Factuur betalen'. */
  label: z.string(),
  /** The page on which one does something about it. */
  path: z.string(),
});

export const listDeadlines = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/deadlines',
  who: { right: 'read' },
  token: 'read',
  summary:
    'Everything in a project that has a day: to pay, to decide, to apply for, to begin. The first comes first',
  output: z.array(deadline),
  sameForAll: true,
});

export const reminderFields = z.object({
  title: requiredLine(200, 'Vul in waaraan u herinnerd wilt worden.'),
  day: z.string('Kies een dag.').pipe(day),
  isDone: z.boolean('Kies ja of nee.').default(false),
});
export type ReminderFields = z.output<typeof reminderFields>;

export const reminder = z.object({
  id,
  title: z.string(),
  day,
  isDone: z.boolean(),
  /** Whether who asks may change or remove it. */
  mayChange: z.boolean(),
  version,
  createdAt: moment,
});
export type Reminder = z.infer<typeof reminder>;

export const listReminders = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/reminders',
  who: { right: 'read' },
  token: 'read',
  shows: ['reminders'],
  summary: 'The reminders of a project by day',
  output: z.array(reminder),
});

export const createReminder = defineCall({
  method: 'POST',
  path: '/api/projects/:projectId/reminders',
  who: { right: 'add' },
  summary: 'Have everybody in the project reminded of something',
  body: reminderFields,
  output: reminder,
  creates: true,
});

export const updateReminder = defineCall({
  method: 'PUT',
  path: '/api/reminders/:id',
  who: { right: 'change', record: 'reminders', orOwn: true },
  summary: 'Change a reminder, or say that it is done',
  body: changesOf(reminderFields),
  output: reminder,
});

export const removeReminder = defineCall({
  method: 'DELETE',
  path: '/api/reminders/:id',
  who: { right: 'change', record: 'reminders', orOwn: true },
  summary: 'Remove a reminder',
});
