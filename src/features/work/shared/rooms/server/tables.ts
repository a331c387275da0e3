import { sql } from 'drizzle-orm';
import { check, index, integer, text } from 'drizzle-orm/pg-core';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const rooms = defineTable(
  'rooms',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    storey: text(),
    position: integer().notNull().default(0),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('rooms_project').on(table.projectId, table.position),
    index('rooms_maker').on(table.createdBy),
    check('rooms_name_filled', sql`btrim(${table.name}) <> ''`),
  ],
);

declareArchived(rooms);
