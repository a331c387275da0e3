import { sql } from 'drizzle-orm';
import { index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { declareStaying } from '#/platform/server/database/schema/archived';
import { createdAt, removedAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { projects } from '#/platform/server/database/schema/projects';

/** What is stored under a random key; the name is for people and never a path. */
export const files = defineTable(
  'files',
  {
    key: uuid().primaryKey(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    mimeType: text().notNull(),
    size: integer().notNull(),
    sha256: text('sha256').notNull(),
    createdAt: createdAt(),
    removedAt: removedAt(),
  },
  (table) => [
    index('files_removed').on(table.removedAt).where(sql`${table.removedAt} is not null`),
    index('files_project_content').on(table.projectId, table.sha256),
  ],
);

/** An archive has the files themselves, each with its name. */
declareStaying(files);
