import { check, date, index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import { z } from 'zod';
import type { Day } from '#/core/day';
import { amount, id } from '#/core/shapes';
import { premiumWorkIds, wallTypes } from '#/features/premiums/shared/premies/rules/works';
import type { LinkedInvoice } from '#/features/premiums/shared/premium-files/contract';
import { type FrozenContents, frozenContents } from '#/features/premiums/shared/premium-files/rules/frozen';
import type { ReadInvoice } from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import { checkKinds } from '#/features/premiums/shared/premium-files/rules/invoice-checks';
import { proofKinds } from '#/features/premiums/shared/premium-files/rules/proofs';
import { payees, premiumFileStatuses } from '#/features/premiums/shared/premium-files/rules/statuses';
import { photos } from '#/features/site/shared/photos/server/tables';
import { documents } from '#/features/work/shared/documents/server/tables';
import { declareArchived } from '#/platform/server/database/schema/archived';
import {
  createdAt,
  money,
  oneOf,
  recordId,
  updatedAt,
  version,
} from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

export const premiumFiles = defineTable(
  'premium_files',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    work: text({ enum: premiumWorkIds }).notNull(),
    wall: text({ enum: wallTypes }),
    status: text({ enum: premiumFileStatuses }).notNull().default('in_opbouw'),
    reference: text(),
    submittedOn: date({ mode: 'string' }).$type<Day>(),
    decidedOn: date({ mode: 'string' }).$type<Day>(),
    paidOn: date({ mode: 'string' }).$type<Day>(),
    grantedAmount: money(),
    paidAmount: money(),
    paidTo: text({ enum: payees }),
    notes: text(),
    invoices: jsonb().$type<LinkedInvoice[]>().notNull().default([]),
    readInvoices: jsonb().$type<ReadInvoice[]>().notNull().default([]),
    frozen: jsonb().$type<FrozenContents>(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    updatedAt: updatedAt(),
    version: version(),
  },
  (table) => [
    uniqueIndex('premium_files_work').on(table.projectId, table.work),
    index('premium_files_maker').on(table.createdBy),
    check('premium_files_status', oneOf(table.status, premiumFileStatuses)),
  ],
);

/** A proof goes with its file, and with its document or its photo: who brings that back from the trash gets both. */
export const premiumProofs = defineTable(
  'premium_proofs',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    premiumFileId: integer()
      .notNull()
      .references(() => premiumFiles.id, { onDelete: 'cascade' }),
    proof: text({ enum: proofKinds }).notNull(),
    documentId: integer().references(() => documents.id, { onDelete: 'cascade' }),
    photoId: integer().references(() => photos.id, { onDelete: 'cascade' }),
    note: text(),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
    version: version(),
  },
  (table) => [
    index('premium_proofs_project').on(table.projectId),
    index('premium_proofs_file').on(table.premiumFileId),
    index('premium_proofs_document').on(table.documentId),
    index('premium_proofs_photo').on(table.photoId),
    index('premium_proofs_maker').on(table.createdBy),
  ],
);

declareArchived(premiumFiles, {
  shapes: {
    invoices: z.array(z.object({ invoiceId: id, part: amount.nullable() })),
    readInvoices: z.array(
      z.object({
        invoiceId: id,
        fileKey: z.uuid().nullable(),
        checks: z.array(z.object({ kind: z.enum(checkKinds), isThere: z.boolean().nullable() })),
      }),
    ),
    frozen: frozenContents.nullable(),
  },
  ids: {
    ...{ 'invoices.*.invoiceId': 'invoices' },
    ...{ 'readInvoices.*.invoiceId': 'invoices', 'readInvoices.*.fileKey': 'files' },
    ...{ 'frozen.invoices.*.invoiceId': 'invoices', 'frozen.invoices.*.fileKey': 'files' },
    'frozen.proofs.*.fileKey': 'files',
  },
});
declareArchived(premiumProofs);
