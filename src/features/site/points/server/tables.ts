import { sql } from 'drizzle-orm';
import { check, date, doublePrecision, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { id, moment } from '#/core/shapes';
import { pointStatuses } from '#/features/site/points/contract';
import type { Step } from '#/features/site/points/rules/steps';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  money,
  oneOf,
  recordId,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const points = defineTable(
  'points',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    text: text().notNull(),
    contactId: integer().references(() => contacts.id),
    /** These are of this project, and say nothing while what they point at is in the trash. */
    roomId: integer(),
    quoteId: integer(),
    taskId: integer(),
    photoIds: jsonb().$type<number[]>().notNull().default([]),
    planId: integer(),
    pinX: doublePrecision(),
    pinY: doublePrecision(),
    dueDate: date({ mode: 'string' }).$type<Day>(),
    amount: money(),
    status: text({ enum: pointStatuses }).notNull().default('open'),
    foundOn: date({ mode: 'string' }).$type<Day>().notNull(),
    /** What became of it: the log forgets its details in time. */
    steps: jsonb().$type<Step[]>().notNull().default([]),
    /** Who said by a link that it was repaired, as they were called. */
    sentBy: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('points_number').on(table.projectId, table.number),
    index('points_contact').on(table.contactId),
    index('points_maker').on(table.createdBy),
    check('points_status', oneOf(table.status, pointStatuses)),
    check('points_text_filled', sql`btrim(${table.text}) <> ''`),
    check('points_pin', sql`${table.pinX} between 0 and 1 and ${table.pinY} between 0 and 1`),
  ],
);

declareArchived(points, {
  shapes: {
    photoIds: z.array(id),
    steps: z.array(
      z.object({
        at: moment,
        status: z.enum(pointStatuses),
        text: z.string().nullable(),
        by: z.int().nullable(),
        sentBy: z.string().nullable(),
        photoIds: z.array(id),
      }),
    ),
  },
  ids: {
    ...{ roomId: 'rooms', quoteId: 'quotes', taskId: 'tasks', planId: 'plans', 'photoIds.*': 'photos' },
    ...{ 'steps.*.by': 'users', 'steps.*.photoIds.*': 'photos' },
  },
});
