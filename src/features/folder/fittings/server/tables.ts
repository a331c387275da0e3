import { sql } from 'drizzle-orm';
import { check, date, index, integer, jsonb, text } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { id } from '#/core/shapes';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import { createdAt, recordId, updatedAt, version } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

const onDay = () => date({ mode: 'string' }).$type<Day>();
const ids = () => jsonb().$type<number[]>().notNull().default([]);

export const fittings = defineTable(
  'fittings',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    name: text().notNull(),
    brand: text(),
    type: text(),
    serial: text(),
    contactId: integer().references(() => contacts.id),
    /** These are of this project, and say nothing while what they point at is in the trash. */
    roomId: integer(),
    invoiceId: integer(),
    documentIds: ids(),
    photoIds: ids(),
    deliveredOn: onDay(),
    guaranteeUntil: onDay(),
    maintainEveryMonths: integer(),
    lastMaintained: onDay(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    index('fittings_project').on(table.projectId),
    index('fittings_contact').on(table.contactId),
    index('fittings_room').on(table.roomId),
    index('fittings_maker').on(table.createdBy),
    check('fittings_name_filled', sql`btrim(${table.name}) <> ''`),
    check('fittings_guarantee', sql`${table.guaranteeUntil} >= ${table.deliveredOn}`),
    check('fittings_months', sql`${table.maintainEveryMonths} between 1 and 240`),
  ],
);

declareArchived(fittings, {
  shapes: { documentIds: z.array(id), photoIds: z.array(id) },
  ids: {
    ...{ roomId: 'rooms', invoiceId: 'invoices' },
    ...{ 'documentIds.*': 'documents', 'photoIds.*': 'photos' },
  },
});
