import { check, date, index, integer, text } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { requestStatuses } from '#/features/outside/shared/paper-requests/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, oneOf, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const paperRequests = defineTable(
  'paper_requests',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    contactId: integer()
      .notNull()
      .references(() => contacts.id, { onDelete: 'cascade' }),
    what: text().notNull(),
    note: text(),
    dueDate: date({ mode: 'string' }).$type<Day>(),
    status: text({ enum: requestStatuses }).notNull().default('asked'),
    /** Of this project; it says nothing while that is in the trash. */
    documentId: integer(),
    /** By whom it was handed in, where that was by a link. */
    sentBy: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('paper_requests_project').on(table.projectId, table.contactId),
    index('paper_requests_contact').on(table.contactId),
    index('paper_requests_maker').on(table.createdBy),
    check('paper_requests_status', oneOf(table.status, requestStatuses)),
  ],
);

declareArchived(paperRequests, { ids: { documentId: 'documents' } });
