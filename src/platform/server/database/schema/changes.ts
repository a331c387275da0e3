import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { defineTable } from '#/platform/server/database/define-table';
import { createdAt, oneOf } from '#/platform/server/database/schema/columns';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const changeActions = ['add', 'change', 'remove', 'restore'] as const;

/** What happened to every record of a project, written by triggers: nobody can forget to. */
export const changes = defineTable(
  'changes',
  {
    id: bigint({ mode: 'number' }).primaryKey().generatedAlwaysAsIdentity(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    /** What the project's revision became. */
    revision: bigint({ mode: 'number' }).notNull(),
    at: createdAt(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The record's table and its key there. */
    tableName: text().notNull(),
    recordKey: text().notNull(),
    action: text({ enum: changeActions }).notNull(),
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('changes_project').on(table.projectId, table.id),
    index('changes_record').on(table.tableName, table.recordKey, table.id),
    index('changes_user').on(table.userId),
    check('changes_action', oneOf(table.action, changeActions)),
    check('changes_tells', sql`${table.before} is not null or ${table.after} is not null`),
  ],
);
