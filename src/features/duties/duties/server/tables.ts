import { check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { dutyStates as states } from '#/features/duties/duties/contract';
import { signingPlaces } from '#/features/duties/duties/rules/facts';
import { questionKeys } from '#/features/duties/duties/rules/questions';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf, recordId, updatedAt } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

const projectId = () =>
  integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' });
const createdBy = () => integer().references(() => users.id, { onDelete: 'set null' });

/** What somebody said; what the home has a field for is kept there, but that nobody knows it. */
export const dutyAnswers = defineTable(
  'duty_answers',
  {
    id: recordId(),
    projectId: projectId(),
    question: text({ enum: questionKeys }).notNull(),
    /** Null: they don’t know. */
    value: jsonb().$type<unknown>(),
    createdBy: createdBy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('duty_answers_question').on(table.projectId, table.question),
    index('duty_answers_maker').on(table.createdBy),
  ],
);

export const dutyStates = defineTable(
  'duty_states',
  {
    id: recordId(),
    projectId: projectId(),
    duty: text().notNull(),
    state: text({ enum: states }).notNull().default('open'),
    reason: text(),
    /** Of this project; it says nothing while it is in the trash. */
    documentId: integer(),
    dueDate: date({ mode: 'string' }).$type<Day>(),
    /** The day that followed from the facts when another was chosen: once it moves, the choice is over. */
    insteadOf: date({ mode: 'string' }).$type<Day>(),
    createdBy: createdBy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('duty_states_duty').on(table.projectId, table.duty),
    index('duty_states_maker').on(table.createdBy),
    check('duty_states_state', oneOf(table.state, states)),
  ],
);

export const quoteSignings = defineTable(
  'quote_signings',
  {
    id: recordId(),
    projectId: projectId(),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    place: text({ enum: signingPlaces }).notNull(),
    signedOn: date({ mode: 'string' }).$type<Day>().notNull(),
    createdBy: createdBy(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    uniqueIndex('quote_signings_quote').on(table.quoteId),
    index('quote_signings_project').on(table.projectId),
    index('quote_signings_maker').on(table.createdBy),
    check('quote_signings_place', oneOf(table.place, signingPlaces)),
  ],
);

declareArchived(dutyAnswers, {
  shapes: {
    value: z
      .union([z.string().max(2_000), z.number(), z.boolean(), z.array(z.string().max(200)).max(50)])
      .nullable(),
  },
});
declareArchived(dutyStates, { ids: { documentId: 'documents' } });
declareArchived(quoteSignings);
