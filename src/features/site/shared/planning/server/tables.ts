import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import { task, taskPriorities, taskStatuses } from '#/features/site/shared/planning/contract';
import type { TaskNeed } from '#/features/site/shared/planning/rules/needs';
import type { Following } from '#/features/site/shared/planning/rules/shift';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const tasks = defineTable(
  'tasks',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    description: text(),
    startDate: date({ mode: 'string' }),
    endDate: date({ mode: 'string' }),
    isMilestone: boolean().notNull().default(false),
    contactId: integer().references(() => contacts.id),
    status: text({ enum: taskStatuses }).notNull().default('planned'),
    priority: text({ enum: taskPriorities }).notNull().default('medium'),
    notes: text(),
    dependsOn: jsonb().$type<Following[]>().notNull().default([]),
    /** Of this project; they say nothing while they are in the trash. */
    quoteId: integer(),
    documentIds: jsonb().$type<number[]>().notNull().default([]),
    category: text(),
    /** Of this project, as the quote. */
    roomIds: jsonb().$type<number[]>().notNull().default([]),
    covers: boolean(),
    checks: jsonb().$type<{ what: string; isDone: boolean }[]>().notNull().default([]),
    needs: jsonb().$type<TaskNeed[]>().notNull().default([]),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('tasks_project').on(table.projectId, table.startDate),
    index('tasks_contact').on(table.contactId),
    index('tasks_maker').on(table.createdBy),
    check('tasks_status', oneOf(table.status, taskStatuses)),
    check('tasks_priority', oneOf(table.priority, taskPriorities)),
    check('tasks_title_filled', sql`btrim(${table.title}) <> ''`),
  ],
);

declareArchived(tasks, {
  shapes: task.pick({ dependsOn: true, documentIds: true, roomIds: true, checks: true }).extend({
    needs: z.array(task.shape.needs.element.partial({ arrivesOn: true })),
  }).shape,
  ids: {
    ...{ 'dependsOn.*.taskId': 'tasks', quoteId: 'quotes', 'documentIds.*': 'documents' },
    'roomIds.*': 'rooms',
  },
});
