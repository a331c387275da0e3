import { sql } from 'drizzle-orm';
import { check, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const plans = defineTable(
  'plans',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** Of this project; it says nothing while that is in the trash. */
    documentId: integer().notNull(),
    page: integer().notNull().default(1),
    /** How the page was drawn: what becomes of the document moves no pin. */
    fileKey: uuid()
      .notNull()
      .references(() => files.key),
    width: integer().notNull(),
    height: integer().notNull(),
    storey: text(),
    position: integer().notNull().default(0),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('plans_project').on(table.projectId, table.position),
    index('plans_file').on(table.fileKey),
    index('plans_maker').on(table.createdBy),
    check('plans_size', sql`${table.width} > 0 and ${table.height} > 0 and ${table.page} > 0`),
  ],
);

declareArchived(plans, { ids: { documentId: 'documents' } });
