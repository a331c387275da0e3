import { boolean, index, integer, jsonb, primaryKey, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { Answers } from '#/features/work/shared/intake/contract';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, updatedAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/**
 * A conversation lives here so that it survives a restart and any instance can go on with it. The client makes the
 * id, so it counts only together with the user: the id of somebody else opens nothing.
 */
export const chatSessions = defineTable(
  'chat_sessions',
  {
    id: text().notNull(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: jsonb().$type<Answers>().notNull().default({}),
    position: integer().notNull().default(0),
    completed: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [primaryKey({ columns: [table.userId, table.id] })],
);

export const intakes = defineTable(
  'intakes',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sessionId: text().notNull(),
    typeRenovatie: text(),
    oppervlakteM2: text('oppervlakte_m2'),
    locatie: text(),
    budget: text(),
    bouwjaar: text(),
    epc: text(),
    timing: text(),
    completed: boolean().notNull().default(false),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('intakes_project_session').on(table.projectId, table.sessionId),
    index('intakes_maker').on(table.createdBy),
  ],
);

declareArchived(intakes);
