import { check, date, index, integer, text } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { answerStatuses, answers } from '#/features/outside/guests/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { projects } from '#/platform/server/database/schema/projects';

/** What who does a task says of its days. It changes nothing of the task. */
export const taskAnswers = defineTable(
  'task_answers',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    /** Of this project; it says nothing while that is in the trash. */
    taskId: integer().notNull(),
    answer: text({ enum: answers }).notNull(),
    startDate: date({ mode: 'string' }).$type<Day>(),
    endDate: date({ mode: 'string' }).$type<Day>(),
    note: text(),
    status: text({ enum: answerStatuses }).notNull().default('open'),
    /** Whose link it was, as they were called. */
    sentBy: text().notNull(),
    /** The member whose browser it was, where somebody was signed in. */
    sentAs: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('task_answers_project').on(table.projectId, table.contactId),
    index('task_answers_contact').on(table.contactId),
    check('task_answers_answer', oneOf(table.answer, answers)),
    check('task_answers_status', oneOf(table.status, answerStatuses)),
  ],
);

declareArchived(taskAnswers, { ids: { taskId: 'tasks' } });
