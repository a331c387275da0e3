import { boolean, index, integer, jsonb, pgTable, text } from 'drizzle-orm/pg-core';
import { createdAt, recordId, updatedAt } from '#/platform/server/database/schema/columns';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** A conversation lives here so that it survives a restart and any instance can go on with it. */
export const chatSessions = pgTable(
  'chat_sessions',
  {
    id: text().primaryKey(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    answers: jsonb().$type<Record<string, string>>().notNull().default({}),
    position: integer().notNull().default(0),
    completed: boolean().notNull().default(false),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [index('chat_sessions_user').on(table.userId)],
);

export const intakes = pgTable(
  'intakes',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    sessionId: text(),
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
  (table) => [index('intakes_project').on(table.projectId, table.id)],
);
