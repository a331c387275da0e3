import { and, eq, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { AppError } from '#/core/errors';
import { filePath } from '#/core/file-paths';
import { totalFromDecimal } from '#/core/money';
import type {
  Invoice,
  InvoiceFields,
  InvoiceKind,
  InvoiceStatus,
} from '#/features/papers/shared/invoices/contract';
import { ibanChangeOf } from '#/features/papers/shared/invoices/rules/invoice';
import {
  findInvoiceRow,
  type InvoiceRow,
  readInvoices,
} from '#/features/papers/shared/invoices/server/invoice-rows-store';
import { paymentsByInvoice } from '#/features/papers/shared/invoices/server/payment-store';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { titleOf } from '#/features/papers/shared/rules/title';
import { findItemIds } from '#/features/papers/shared/server/lines-to-keep';
import { nameChangers } from '#/features/work/shared/contacts/server/iban-change-store';
import { linkedItemIds, withItemsThere } from '#/features/work/shared/rules/item-links';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import { findIds } from '#/platform/server/database/stores/ids-store';
import { writtenRow } from '#/platform/server/database/stores/written-row';
import type { Actor } from '#/platform/server/identity/access';

const nothingPaid = '0.00';
type Whole = Actor & { onlyId?: number };

async function wholeInvoices(
  db: Database,
  { userId, projectId, onlyId }: Whole,
  rows: readonly InvoiceRow[],
): Promise<Invoice[]> {
  const found = rows.map(({ invoice }) => invoice);
  const items = await findItemIds(db, projectId, [
    ...linkedItemIds(found),
    ...found.flatMap(({ coversItemIds }) => coversItemIds),
  ]);
  const credited =
    onlyId === undefined ? new Set(found.map(({ id }) => id)) : await findNamed(db, projectId, found);
  const payments = await paymentsByInvoice(db, projectId, onlyId);
  const withName = await nameChangers(
    db,
    rows.map(({ change }) => change),
  );
  return rows.map((row) => {
    const { createdBy, fileKey, creditsInvoiceId, paid, knownIban, ...fields } = row.invoice;
    return {
      ...fields,
      payee: fields.kind === 'receipt' ? contactName(row.contact) : null,
      lines: withItemsThere(fields.lines, items),
      coversItemIds: fields.coversItemIds.filter((id) => items.has(id)),
      creditsInvoiceId: creditsInvoiceId !== null && credited.has(creditsInvoiceId) ? creditsInvoiceId : null,
      paid: paid ?? nothingPaid,
      payments: payments.get(fields.id) ?? [],
      contact: row.contact,
      quoteId: row.quoteId,
      quote: row.quote,
      filePath: fileKey && filePath(fileKey),
      file: row.file,
      ibanChange: ibanChangeOf({ ...fields, knownIban }, row.contact.iban, withName(row.change)),
      isOwn: createdBy === userId,
    };
  });
}

function findNamed(
  db: Database,
  projectId: number,
  found: readonly Pick<InvoiceRow['invoice'], 'creditsInvoiceId'>[],
): Promise<ReadonlySet<number>> {
  const named = found.flatMap(({ creditsInvoiceId }) => creditsInvoiceId ?? []);
  return findIds(db, 'invoices', projectId, named);
}

export function listInvoices(db: Database, place: Actor): Promise<readonly Invoice[]> {
  const { projectId, userId } = place;
  return derived(projectId, `whole invoices of ${userId}`, async () =>
    wholeInvoices(db, place, await readInvoices(db, projectId)),
  );
}

export async function getInvoice(db: Database, place: Actor, invoiceId: number): Promise<Invoice> {
  const row = await findInvoiceRow(db, place.projectId, invoiceId);
  const [invoice] = await wholeInvoices(db, { ...place, onlyId: invoiceId }, row ? [row] : []);
  if (!invoice) throw new AppError('not_found');
  return invoice;
}

const stored = {
  id: invoices.id,
  version: invoices.version,
  projectId: invoices.projectId,
  createdBy: invoices.createdBy,
  contactId: invoices.contactId,
  quoteId: invoices.quoteId,
  creditsInvoiceId: invoices.creditsInvoiceId,
  kind: invoices.kind,
  status: invoices.status,
  amount: invoices.amount,
  paid: invoices.paid,
  credited: invoices.credited,
  open: invoices.open,
  overpaid: invoices.overpaid,
  lines: invoices.lines,
  coversItemIds: invoices.coversItemIds,
  fileKey: invoices.fileKey,
};
export type StoredInvoice = Pick<typeof invoices.$inferSelect, keyof typeof stored>;

/** What a change is compared with. Locked, so that two people can't both start from it. */
export async function getForChange(
  db: Database,
  projectId: number,
  invoiceId: number,
): Promise<StoredInvoice> {
  const [row] = await db
    .select(stored)
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)))
    .for('update');
  if (!row) throw new AppError('not_found');
  return row;
}

/** What a credit note says that it gives back of. */
export async function findCredited(
  db: Database,
  projectId: number,
  invoiceId: number,
): Promise<{ kind: InvoiceKind; quoteId: number | null } | undefined> {
  const [row] = await db
    .select({ kind: invoices.kind, quoteId: invoices.quoteId })
    .from(invoices)
    .where(and(eq(invoices.id, invoiceId), eq(invoices.projectId, projectId)));
  return row;
}

/** Whether it is paid follows from its payments. */
export type InvoiceValues = Omit<InvoiceFields, 'status' | 'paidDate' | 'payee' | 'contactId'> & {
  contactId: number;
  status?: Exclude<InvoiceStatus, 'paid'> | undefined;
  fileKey: string | null;
  knownIban?: string | null;
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

/** More than anybody looks at in one day. */
const mostTold = 20;

/** Those that ask something still, of which something was paid by who didn't say what they had read. */
export function listPaidUnseen(db: Database, projectId: number): Promise<readonly number[]> {
  return derived(projectId, 'invoices paid unseen', async () => {
    const rows = await readInvoices(db, projectId);
    return rows
      .filter(
        ({ invoice: { paidUnseen, netted, paid } }) =>
          paidUnseen && !netted && totalFromDecimal(paid ?? nothingPaid) > 0n,
      )
      .map(({ invoice }) => invoice.id)
      .toReversed()
      .slice(0, mostTold);
  });
}

/** What invoices are called where they stand among other things. */
export function nameInvoices(db: Database, projectId: number): Promise<ReadonlyMap<number, string>> {
  return derived(projectId, 'names of invoices', async () => {
    const rows = await readInvoices(db, projectId);
    return new Map(
      rows.map(({ invoice: { id, description, invoiceNumber }, contact }) => [
        id,
        titleOf(contact, description, invoiceNumber).name,
      ]),
    );
  });
}
