import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { id } from '#/core/shapes';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import {
  acceptanceKinds,
  acceptanceStatuses,
  outcomes,
  type Signature,
  signature,
} from '#/features/site/acceptances/contract';
import { type StoredAddendum, storedAddendum } from '#/features/site/acceptances/rules/addendum';
import { type Frozen, frozen } from '#/features/site/acceptances/rules/frozen';
import { documents } from '#/features/work/shared/documents/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  moment,
  money,
  oneOf,
  recordId,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** It goes with its quote. */
export const acceptances = defineTable(
  'acceptances',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    kind: text({ enum: acceptanceKinds }).notNull(),
    day: date({ mode: 'string' }).$type<Day>().notNull(),
    present: jsonb().$type<string[]>().notNull().default([]),
    outcome: text({ enum: outcomes }).notNull(),
    reason: text(),
    keptBack: money(),
    keptUntil: date({ mode: 'string' }).$type<Day>(),
    /** These say nothing while what they point at is in the trash. */
    pointIds: jsonb().$type<number[]>().notNull().default([]),
    clearRoomIds: jsonb().$type<number[]>().notNull().default([]),
    remarks: text(),
    status: text({ enum: acceptanceStatuses }).notNull().default('draft'),
    sentAt: moment(),
    sentBy: text(),
    sentTo: jsonb().$type<number[]>().notNull().default([]),
    /** The minutes as they were each time they were frozen, so that who read others is told what changed. */
    frozen: jsonb().$type<Frozen[]>().notNull().default([]),
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    sha256: text(),
    signatures: jsonb().$type<Signature[]>().notNull().default([]),
    countsSince: moment(),
    countsBy: text(),
    paperId: integer().references(() => documents.id, { onDelete: 'set null' }),
    addenda: jsonb().$type<StoredAddendum[]>().notNull().default([]),
    releasedOn: date({ mode: 'string' }).$type<Day>(),
    startsLiability: boolean().notNull().default(true),
    finalOn: date({ mode: 'string' }).$type<Day>(),
    liabilityUntil: date({ mode: 'string' }).$type<Day>(),
    goodsDeliveredOn: date({ mode: 'string' }).$type<Day>(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('acceptances_project').on(table.projectId),
    index('acceptances_quote').on(table.quoteId),
    index('acceptances_document').on(table.documentId),
    index('acceptances_paper').on(table.paperId),
    index('acceptances_maker').on(table.createdBy),
    check('acceptances_kind', oneOf(table.kind, acceptanceKinds)),
    check('acceptances_outcome', oneOf(table.outcome, outcomes)),
    check('acceptances_status', oneOf(table.status, acceptanceStatuses)),
    check('acceptances_kept_back', sql`${table.keptBack} >= 0`),
  ],
);

declareArchived(acceptances, {
  shapes: {
    ...{ present: z.array(z.string()), pointIds: z.array(id), clearRoomIds: z.array(id) },
    ...{ sentTo: z.array(id), frozen: z.array(frozen), signatures: z.array(signature) },
    addenda: z.array(storedAddendum),
  },
  ids: {
    ...{ 'pointIds.*': 'points', 'clearRoomIds.*': 'rooms', 'sentTo.*': 'contacts' },
    ...{ 'frozen.*.pointIds.*': 'points', 'frozen.*.clearRoomIds.*': 'rooms' },
    ...{ 'signatures.*.contactId': 'contacts', 'addenda.*.documentId': 'documents' },
  },
  given: { at: 'countsSince', by: 'countsBy' },
});
