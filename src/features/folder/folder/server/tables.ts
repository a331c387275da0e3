import { boolean, index, integer, jsonb } from 'drizzle-orm/pg-core';
import type { FolderChapter } from '#/core/folder';
import { declareStaying } from '#/platform/server/database/schema/archived';
import { createdAt, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/** What a link to the folder shows; the link itself points at it, and is nothing without it. */
export const folderLinks = defineTable(
  'folder_links',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    chapters: jsonb().$type<FolderChapter[]>().notNull(),
    withAmounts: boolean().notNull().default(false),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    index('folder_links_project').on(table.projectId),
    index('folder_links_maker').on(table.createdBy),
  ],
);

declareStaying(folderLinks);
