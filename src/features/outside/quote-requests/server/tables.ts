import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { type PriceLine, priceLine } from '#/core/price-list';
import { id } from '#/core/shapes';
import {
  type Addendum,
  addendum,
  answerStates,
  requestStatuses,
} from '#/features/outside/quote-requests/contract';
import type { PriceDraft } from '#/features/outside/quote-requests/outside-contract';
import { type FrozenItem, frozenItem } from '#/features/outside/quote-requests/prices-contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  moment,
  oneOf,
  recordId,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Prices asked of several contractors in one go. */
export const quoteRequests = defineTable(
  'quote_requests',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    title: text().notNull(),
    text: text().notNull(),
    visit: text(),
    until: date({ mode: 'string' }).$type<Day>().notNull(),
    status: text({ enum: requestStatuses }).notNull().default('draft'),
    /** Of this project; they say nothing while they are in the trash. */
    itemIds: jsonb().$type<number[]>().notNull().default([]),
    documentIds: jsonb().$type<number[]>().notNull().default([]),
    photoIds: jsonb().$type<number[]>().notNull().default([]),
    /** As they were when it was sent, or by the last addendum. */
    items: jsonb().$type<FrozenItem[]>().notNull().default([]),
    addenda: jsonb().$type<Addendum[]>().notNull().default([]),
    sentAt: moment(),
    /** Once: who didn’t answer heard of it two days before the day. */
    remindedAt: moment(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('quote_requests_project').on(table.projectId, table.status),
    index('quote_requests_maker').on(table.createdBy),
    check('quote_requests_status', oneOf(table.status, requestStatuses)),
    check('quote_requests_title_filled', sql`btrim(${table.title}) <> ''`),
  ],
);

declareDerived(quoteRequests, ['remindedAt']);

/** Of whom a price is asked, and what they handed in. */
export const priceAnswers = defineTable(
  'price_answers',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    requestId: integer()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    state: text({ enum: answerStates }).notNull().default('invited'),
    /** As handed in; also what isn’t included, which is no line of a quote. */
    lines: jsonb().$type<PriceLine[]>().notNull().default([]),
    number: text(),
    validUntil: date({ mode: 'string' }).$type<Day>(),
    startsWithin: text(),
    note: text(),
    submittedAt: moment(),
    /** Who has the link, as they call themselves. */
    sentBy: text(),
    /** The member whose browser it was, where somebody was signed in. */
    sentAs: text(),
    /** Of this project: the quote that came of it, and each PDF that was frozen, the last first. */
    quoteId: integer(),
    documentIds: jsonb().$type<number[]>().notNull().default([]),
    sha256: text(),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
  },
  (table) => [
    index('price_answers_project').on(table.projectId),
    index('price_answers_request').on(table.requestId, table.contactId),
    index('price_answers_contact').on(table.contactId),
    check('price_answers_state', oneOf(table.state, answerStates)),
  ],
);

export const priceQuestions = defineTable(
  'price_questions',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    requestId: integer()
      .notNull()
      .references(() => quoteRequests.id, { onDelete: 'cascade' }),
    contactId: integer().references(() => contacts.id, { onDelete: 'cascade' }),
    question: text(),
    answer: text(),
    answeredAt: moment(),
    toAll: boolean().notNull().default(false),
    sentBy: text(),
    sentAs: text(),
    createdAt: createdAt(),
  },
  (table) => [
    index('price_questions_project').on(table.projectId),
    index('price_questions_request').on(table.requestId),
    index('price_questions_contact').on(table.contactId),
  ],
);

/**
 * What a contractor typed so far. Theirs until they hand it in: no log, export or undo of the project knows it, and so
 * it points at its answer without the database knowing. Those of answers that are gone are swept.
 */
export const priceDrafts = defineTable('price_drafts', {
  id: recordId(),
  answerId: integer().notNull().unique('price_drafts_answer'),
  draft: jsonb().$type<PriceDraft>().notNull(),
  version: integer().notNull().default(1),
  updatedAt: updatedAt(),
});

const ids = z.array(id);
declareArchived(quoteRequests, {
  shapes: {
    ...{ itemIds: ids, documentIds: ids, photoIds: ids },
    ...{ items: z.array(frozenItem), addenda: z.array(addendum) },
  },
  ids: {
    ...{ 'itemIds.*': 'meetstaat_items', 'documentIds.*': 'documents', 'photoIds.*': 'photos' },
    'items.*.itemId': 'meetstaat_items',
  },
});
declareArchived(priceAnswers, {
  shapes: { lines: z.array(priceLine), documentIds: ids },
  ids: { quoteId: 'quotes', 'documentIds.*': 'documents', 'lines.*.itemId': 'meetstaat_items' },
  given: { at: 'submittedAt', by: 'sentBy' },
});
declareArchived(priceQuestions);
