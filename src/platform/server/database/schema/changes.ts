import { sql } from 'drizzle-orm';
import { bigint, check, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { logActions } from '#/core/log';
import { declareStaying } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

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
    /** The same for all that was changed in one transaction. Given out by the numbers of this very table. */
    act: bigint({ mode: 'number' }).notNull(),
    /** The act that was undone by this one. */
    undoes: bigint({ mode: 'number' }),
    at: createdAt(),
    userId: integer().references(() => users.id, { onDelete: 'set null' }),
    /** The program that they let do it. */
    via: text(),
    /** The record's table and its key there. */
    tableName: text().notNull(),
    recordKey: text().notNull(),
    action: text({ enum: logActions }).notNull(),
    /** What was known to be wrong when it was done all the same, in sentences; null where nobody said what was read. */
    seen: jsonb().$type<string[]>(),
    /** The whole record; both are emptied when the details have been kept long enough. */
    before: jsonb(),
    after: jsonb(),
  },
  (table) => [
    index('changes_project').on(table.projectId, table.id),
    index('changes_record').on(table.tableName, table.recordKey, table.id),
    index('changes_user').on(table.userId),
    index('changes_act').on(table.act),
    // Lines come in the order of time: the pages of the oldest are all that it has to know.
    index('changes_at').using('brin', table.at),
    index('changes_removed').on(table.projectId, table.id).where(sql`${table.action} = 'remove'`),
    check('changes_action', oneOf(table.action, logActions)),
  ],
);

declareStaying(changes);
