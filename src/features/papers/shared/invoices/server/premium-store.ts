import { and, asc, eq, or, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import {
  creditedInvoice,
  isCreditedInvoice,
} from '#/features/papers/shared/invoices/server/quote-of-invoice-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import {
  contactColumns,
  contactNames,
  contactOf,
} from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Those that a premium may exist for. */
export async function listEligibleInvoices(db: Database, projectId: number) {
  return db
    .select({
      id: invoices.id,
      invoiceNumber: invoices.invoiceNumber,
      description: invoices.description,
      amount: invoices.amount,
      kind: invoices.kind,
      paid: sql<string>`coalesce(${invoices.paid}, 0::numeric(16, 2))`,
      status: invoices.status,
      netted: invoices.netted,
      dueDate: invoices.dueDate,
      lines: invoices.lines,
      coversItemIds: invoices.coversItemIds,
    })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), eq(invoices.subsidyEligible, true)))
    .orderBy(asc(invoices.id));
}

/** Papers as they are handed in: whose, and in which file. */
export async function findInvoicePapers(db: Database, projectId: number, ids: readonly number[]) {
  return db
    .select({
      invoice: invoices,
      contractor: { ...contactNames, email: contactColumns.email },
      file: { key: files.key, name: files.name, mimeType: files.mimeType },
      isCreditedWholly: creditedInvoice.netted,
    })
    .from(invoices)
    .leftJoin(creditedInvoice, isCreditedInvoice)
    .innerJoin(...contactOf(invoices.contactId))
    .leftJoin(files, eq(files.key, invoices.fileKey))
    .where(and(eq(invoices.projectId, projectId), isAnyOf(invoices.id, ids)));
}

/** The days on these papers, without invoices that were given back wholly. */
export async function findInvoiceDays(
  db: Database,
  projectId: number,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Day | null>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .select({ id: invoices.id, invoiceDate: invoices.invoiceDate })
    .from(invoices)
    .where(
      and(
        eq(invoices.projectId, projectId),
        or(eq(invoices.kind, 'credit-note'), eq(invoices.netted, false)),
        isAnyOf(invoices.id, ids),
      ),
    );
  return new Map(rows.map(({ id, invoiceDate }) => [id, invoiceDate]));
}
