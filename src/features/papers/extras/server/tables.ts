import { check, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { extraStatuses } from '#/features/papers/extras/contract';
import type { UnforeseenCost } from '#/features/papers/quotes/contract';
import { quotes } from '#/features/papers/quotes/server/tables';
import type { PaperLine } from '#/features/papers/shared/contract';
import { documents } from '#/features/work/documents/server/tables';
import {
  createdAt,
  moment,
  oneOf,
  recordId,
  totalMoney,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** Extra and less work; it goes with its quote. */
export const extras = defineTable(
  'extras',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    quoteId: integer()
      .notNull()
      .references(() => quotes.id, { onDelete: 'cascade' }),
    number: integer().notNull(),
    title: text().notNull(),
    reason: text(),
    days: integer().notNull().default(0),
    lines: jsonb().$type<PaperLine[]>().notNull().default([]),
    /** What the lines make: kept, so that the database adds up what is approved. */
    net: totalMoney().notNull(),
    total: totalMoney().notNull(),
    status: text({ enum: extraStatuses }).notNull().default('draft'),
    unforeseen: jsonb().$type<UnforeseenCost>(),
    sentAt: moment(),
    sentBy: text(),
    sentTo: text(),
    decidedAt: moment(),
    decidedBy: text(),
    /** The member whose browser it was, where somebody was signed in. */
    decidedAs: text(),
    /** What was approved; the hash stays also where somebody removed the document. */
    documentId: integer().references(() => documents.id, { onDelete: 'set null' }),
    sha256: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('extras_project').on(table.projectId),
    index('extras_quote').on(table.quoteId, table.status),
    index('extras_document').on(table.documentId),
    index('extras_maker').on(table.createdBy),
    check('extras_status', oneOf(table.status, extraStatuses)),
  ],
);

/** Another link was made, or what it was about became something else. */
const linkEnds = ['replaced', 'changed'] as const;

/**
 * The links by which the other side decides, each known only by its hash. They are nothing of the project that anybody
 * reads, undoes or exports: the extra work tells what became of them. Those that ended are swept.
 */
export const approvalLinks = defineTable(
  'approval_links',
  {
    id: recordId(),
    extraId: integer().notNull(),
    tokenHash: text().notNull(),
    expiresAt: moment().notNull(),
    /** Why it ended before its day. */
    ended: text({ enum: linkEnds }),
  },
  (table) => [
    uniqueIndex('approval_links_token').on(table.tokenHash),
    index('approval_links_extra').on(table.extraId),
    check('approval_links_ended', oneOf(table.ended, linkEnds)),
  ],
);
