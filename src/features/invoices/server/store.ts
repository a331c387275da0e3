import { and, desc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/files';
import { contacts } from '#/features/contacts/server/tables';
import type { Invoice, InvoiceFields, InvoiceStatus } from '#/features/invoices/contract';
import { ibanChangeOf } from '#/features/invoices/rules/invoice';
import { unconfirmedChanges } from '#/features/invoices/server/iban-change-store';
import { invoices } from '#/features/invoices/server/tables';
import { contactOnPaper, fileOnPaper } from '#/features/quotes/server/store';
import { quotes } from '#/features/quotes/server/tables';
import type { Actor } from '#/platform/server/access';
import type { Database } from '#/platform/server/database/database';
import { files } from '#/platform/server/database/schema/files';
import { writtenRow } from '#/platform/server/database/written-row';

async function selectInvoices(db: Database, { userId, projectId }: Actor, only?: SQL): Promise<Invoice[]> {
  const changed = unconfirmedChanges(db, projectId);
  const rows = await db
    .select({
      invoice: invoices,
      contact: contactOnPaper,
      quote: { id: quotes.id, quoteNumber: quotes.quoteNumber, description: quotes.description },
      file: fileOnPaper,
      change: { from: changed.from, changedBy: changed.changedBy, changedAt: changed.changedAt },
    })
    .from(invoices)
    .innerJoin(contacts, eq(contacts.id, invoices.contactId))
    .leftJoin(quotes, eq(quotes.id, invoices.quoteId))
    .leftJoin(files, eq(files.key, invoices.fileKey))
    .leftJoin(changed, eq(changed.contactId, invoices.contactId))
    .where(and(eq(invoices.projectId, projectId), only))
    .orderBy(desc(invoices.id));
  return rows.map((row) => {
    const { createdBy, paidIban, fileKey, ...fields } = row.invoice;
    return {
      ...fields,
      contact: row.contact,
      quote: row.quote,
      filePath: fileKey && filePath(fileKey),
      file: row.file,
      ibanChange: ibanChangeOf(fields.status, row.contact.iban, row.change),
      isOwn: createdBy === userId,
    };
  });
}

export async function listInvoices(db: Database, place: Actor): Promise<Invoice[]> {
  return selectInvoices(db, place);
}

export async function getInvoice(db: Database, place: Actor, invoiceId: number): Promise<Invoice> {
  const [row] = await selectInvoices(db, place, eq(invoices.id, invoiceId));
  if (!row) throw new AppError('not_found');
  return row;
}

export type StoredInvoice = {
  contactId: number;
  quoteId: number | null;
  status: InvoiceStatus;
  paidIban: string | null;
  fileKey: string | null;
};

/** What a change is compared with. Locked, so that two people can't both start from it. */
export async function getForChange(
  db: Database,
  projectId: number,
  invoiceId: number,
): Promise<StoredInvoice> {
  const [row] = await db
    .select({
      contactId: invoices.contactId,
      quoteId: invoices.quoteId,
      status: invoices.status,
      paidIban: invoices.paidIban,
      fileKey: invoices.fileKey,
    })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

export type InvoiceValues = Omit<InvoiceFields, 'status'> & {
  status: InvoiceStatus;
  paidIban: string | null;
  fileKey: string | null;
};

export async function createInvoice(
  db: Database,
  { userId, projectId }: Actor,
  values: InvoiceValues,
): Promise<number> {
  const row = writtenRow(
    await db
      .insert(invoices)
      .values({ ...values, projectId, createdBy: userId })
      .returning({ id: invoices.id }),
  );
  return row.id;
}

export async function updateInvoice(
  db: Database,
  projectId: number,
  invoiceId: number,
  values: Partial<InvoiceValues>,
): Promise<void> {
  await db
    .update(invoices)
    .set({ ...values, updatedAt: sql`now()` })
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)));
}

export async function removeInvoice(db: Database, projectId: number, invoiceId: number): Promise<void> {
  await db.delete(invoices).where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)));
}
