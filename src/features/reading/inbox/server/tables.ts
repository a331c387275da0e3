import { check, index, integer, jsonb, text, uuid } from 'drizzle-orm/pg-core';
import { type ReturnedList, returnedList } from '#/core/price-list';
import { type QuoteAnalysis, quoteAnalysis } from '#/features/papers/shared/checks/contract';
import { type PaperData, paperData } from '#/features/papers/shared/reading/paper-data';
import { entryKinds, entryStates, savedKinds } from '#/features/reading/inbox/contract';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf, recordId } from '#/platform/server/database/schema/columns';
import { declareDerived, defineTable } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const inboxEntries = defineTable(
  'inbox_entries',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileKey: uuid()
      .notNull()
      .references(() => files.key),
    readState: text({ enum: entryStates }).notNull().default('waiting'),
    readKind: text({ enum: entryKinds }),
    readData: jsonb().$type<PaperData>(),
    readCheck: jsonb().$type<QuoteAnalysis>(),
    /** What it answers, where it is a list that was sent out. */
    readAnswer: jsonb().$type<ReturnedList>(),
    readError: text(),
    /** Only ever filled in the moment in which it goes. */
    savedAs: text({ enum: savedKinds }),
    /** Who handed it in by a link, as they were called. */
    sentBy: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('inbox_project').on(table.projectId),
    index('inbox_file').on(table.fileKey),
    index('inbox_maker').on(table.createdBy),
    check('inbox_state', oneOf(table.readState, entryStates)),
    check('inbox_kind', oneOf(table.readKind, entryKinds)),
    check('inbox_saved_as', oneOf(table.savedAs, savedKinds)),
  ],
);

/** Written by who reads the paper, and by saving it, which the record that it became tells. */
declareDerived(inboxEntries, [
  'readState',
  'readKind',
  'readData',
  'readCheck',
  'readAnswer',
  'readError',
  'savedAs',
]);
declareArchived(inboxEntries, {
  shapes: {
    ...{ readData: paperData.nullable(), readCheck: quoteAnalysis.nullable() },
    readAnswer: returnedList.nullable(),
  },
  ids: {
    ...{ 'readAnswer.requestId': 'quote_requests', 'readAnswer.contactId': 'contacts' },
    'readAnswer.lines.*.itemId': 'meetstaat_items',
  },
});
