import { date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { id, moment } from '#/core/shapes';
import type { WrittenLine } from '#/features/site/diary/rules/written';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** What people wrote of a day; the rest of its page is made of what the day has. */
export const diaryDays = defineTable(
  'diary_days',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    text: text(),
    /** The same text, line by line with who wrote it: the log forgets its details in time. */
    written: jsonb().$type<WrittenLine[]>().notNull().default([]),
    weather: text(),
    /** Contacts; they say nothing once they are gone for good. */
    present: jsonb().$type<number[]>().notNull().default([]),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('diary_days_day').on(table.projectId, table.day),
    index('diary_days_maker').on(table.createdBy),
  ],
);

declareArchived(diaryDays, {
  shapes: {
    written: z.array(z.object({ text: z.string(), by: z.int(), at: moment })),
    present: z.array(id),
  },
  ids: { 'written.*.by': 'users', 'present.*': 'contacts' },
});
