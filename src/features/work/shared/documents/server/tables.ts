import { date, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';
import { documentCategories } from '#/features/work/shared/documents/contract';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const documents = defineTable(
  'documents',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileKey: uuid()
      .notNull()
      .references(() => files.key),
    category: text({ enum: documentCategories }).notNull().default('other'),
    description: text(),
    validUntil: date({ mode: 'string' }).$type<Day>(),
    /** Of this project; it says nothing while it is in the trash. */
    roomId: integer(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    uploadedAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('documents_project').on(table.projectId),
    index('documents_file').on(table.fileKey),
    index('documents_maker').on(table.createdBy),
  ],
);

declareArchived(documents, { ids: { roomId: 'rooms' } });
