import { index, integer, jsonb, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { BankMapping } from '#/features/money/bank/rules/statement';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { premiumFiles } from '#/features/premiums/shared/premium-files/server/tables';
import { declareStaying } from '#/platform/server/database/schema/archived';
import { createdAt, recordId } from '#/platform/server/database/schema/columns';
import { defineTable } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';

/**
 * That a booking was taken, and what became of it; of the booking itself only a keyed hash. It goes with the payment
 * that it became, so that it can be read again.
 */
export const bankLines = defineTable(
  'bank_lines',
  {
    id: recordId(),
    projectId: integer()
      .notNull()
      .references(() => projects.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    /** One booking may pay several invoices. */
    part: integer().notNull(),
    paymentId: integer().references(() => payments.id, { onDelete: 'cascade' }),
    invoiceId: integer().references(() => invoices.id, { onDelete: 'cascade' }),
    premiumFileId: integer().references(() => premiumFiles.id, { onDelete: 'cascade' }),
    createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
    createdAt: createdAt(),
  },
  (table) => [
    uniqueIndex('bank_lines_key').on(table.projectId, table.key, table.part),
    index('bank_lines_payment').on(table.paymentId),
    index('bank_lines_invoice').on(table.invoiceId),
    index('bank_lines_premium_file').on(table.premiumFileId),
    index('bank_lines_maker').on(table.createdBy),
  ],
);

/** Which column is what in the files of one account, as one person chose it; the account is a keyed hash. */
export const bankLayouts = defineTable(
  'bank_layouts',
  {
    id: recordId(),
    userId: integer()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    mapping: jsonb().$type<BankMapping>().notNull(),
    chosenAt: createdAt(),
  },
  (table) => [uniqueIndex('bank_layouts_key').on(table.userId, table.key)],
);

/** Its hashes are made with a key of this server. */
declareStaying(bankLines);
