import { sql } from 'drizzle-orm';
import { check, doublePrecision, index, integer, text, uuid } from 'drizzle-orm/pg-core';
import { photoPhases, takenFroms } from '#/features/site/shared/photos/contract';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, moment, oneOf, recordId, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { files } from '#/platform/server/database/schema/files';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const photos = defineTable(
  'photos',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    fileKey: uuid()
      .notNull()
      .references(() => files.key),
    takenAt: moment().notNull(),
    takenFrom: text({ enum: takenFroms }).notNull(),
    /** These are of this project, and say nothing while what they point at is in the trash. */
    roomId: integer(),
    taskId: integer(),
    itemId: integer(),
    quoteId: integer(),
    planId: integer(),
    pinX: doublePrecision(),
    pinY: doublePrecision(),
    phase: text({ enum: photoPhases }),
    caption: text(),
    width: integer().notNull(),
    height: integer().notNull(),
    /** Who handed it in by a link, as they were called. */
    sentBy: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('photos_project').on(table.projectId, table.takenAt, table.id),
    index('photos_file').on(table.fileKey),
    index('photos_maker').on(table.createdBy),
    check('photos_taken_from', oneOf(table.takenFrom, takenFroms)),
    check('photos_phase', oneOf(table.phase, photoPhases)),
    check('photos_pin', sql`${table.pinX} between 0 and 1 and ${table.pinY} between 0 and 1`),
    check('photos_size', sql`${table.width} > 0 and ${table.height} > 0`),
  ],
);

declareArchived(photos, {
  ids: { roomId: 'rooms', taskId: 'tasks', itemId: 'meetstaat_items', quoteId: 'quotes', planId: 'plans' },
});
