import { and, eq, sql } from 'drizzle-orm';
import { groupBy } from '#/core/group-by';
import { subtractTotal, type Total, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import { findContacts } from '#/features/work/shared/contacts/server/contact-of-store';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import type { Deed } from '#/platform/server/standing/rule';

export type Paid = {
  /** Who noted its payments. */
  notedBy: (number | null)[];
  /** Less than nothing where it came back. */
  total: Total;
  /** A contact that is handed over is copied: the invoice is still that of the same firm. */
  isSamePayee: boolean;
};

/** Of invoices that something was paid on. */
export async function whoPaid(
  db: Database,
  projectId: number,
  deeds: readonly Deed[],
): Promise<Map<string, Paid>> {
  const ids = deeds.map(({ key }) => Number(key));
  const rows = await db
    .select({
      key: sql<string>`${payments.invoiceId}::text`,
      notedBy: payments.notedBy,
      amount: payments.amount,
    })
    .from(payments)
    .where(and(eq(payments.projectId, projectId), isAnyOf(payments.invoiceId, ids)));
  const byInvoice = groupBy(rows, ({ key }) => key);
  const payees = await readPayees(
    db,
    deeds.filter(({ key }) => byInvoice.has(key)),
  );
  return new Map(
    deeds.flatMap(({ key, now, next }) => {
      const paid = byInvoice.get(key);
      const [was, is] = [payees.get(now?.contactId ?? ''), payees.get(next?.contactId ?? '')];
      if (!paid) return [];
      const notedBy = paid.map((each) => each.notedBy);
      const total = totalOf(paid.map(({ amount }) => totalFromDecimal(amount)));
      return [[key, { notedBy, total, isSamePayee: was !== undefined && was === is }]];
    }),
  );
}

/** Who a contact is to who pays it, by contact. */
async function readPayees(db: Database, deeds: readonly Deed[]): Promise<Map<string, string>> {
  const moved = deeds.filter(({ now, next }) => now && next && now.contactId !== next.contactId);
  const ids = moved.flatMap(({ now, next }) => [Number(now?.contactId), Number(next?.contactId)]);
  const found = await findContacts(db, ids);
  return new Map(
    [...found.values()].map(({ id, name, company, iban }) => [
      String(id),
      JSON.stringify([name, company, iban]),
    ]),
  );
}

export type Linked = { id: number; invoiceNumber: string | null };

/** Invoices, by their quote. */
export async function invoicesOfQuotes(db: Database, projectId: number, quoteIds: readonly string[]) {
  const rows = await db
    .select({
      key: sql<string>`${invoices.quoteId}::text`,
      id: invoices.id,
      invoiceNumber: invoices.invoiceNumber,
    })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), isAnyOf(invoices.quoteId, quoteIds.map(Number))))
    .orderBy(invoices.id);
  return groupBy(rows, ({ key }) => key);
}

export type Moved = {
  /** Of all payments of its invoice, with this one as it would be. */
  paid: Total;
  /** No less may have been paid: of a credit note no more comes back than it gives. */
  least: Total;
};

/** Payments of invoices that are there. They are asked about before as well as after they are written. */
export async function paidWith(
  db: Database,
  projectId: number,
  deeds: readonly Deed[],
): Promise<Map<string, Moved>> {
  const invoiceOf = ({ now, next }: Deed) => Number(next?.invoiceId ?? now?.invoiceId);
  const rows = await db
    .select({
      id: invoices.id,
      kind: invoices.kind,
      amount: invoices.amount,
      paid: sql<string>`coalesce(${invoices.paid}, 0)::text`,
    })
    .from(invoices)
    .where(and(eq(invoices.projectId, projectId), isAnyOf(invoices.id, deeds.map(invoiceOf))));
  const written = await db
    .select({ key: sql<string>`${payments.id}::text`, amount: payments.amount })
    .from(payments)
    .where(
      and(
        eq(payments.projectId, projectId),
        isAnyOf(
          payments.id,
          deeds.map(({ key }) => Number(key)),
        ),
      ),
    );
  const byId = new Map(rows.map((row) => [row.id, row]));
  const amounts = new Map(written.map(({ key, amount }) => [key, amount]));
  return new Map(
    deeds.flatMap((deed): [string, Moved][] => {
      const invoice = byId.get(invoiceOf(deed));
      if (!invoice) return [];
      const stands = totalFromDecimal(amounts.get(deed.key) ?? '0.00');
      const others = subtractTotal(totalFromDecimal(invoice.paid), stands);
      const paid = totalOf([others, totalFromDecimal(deed.next?.amount ?? '0.00')]);
      const least = invoice.kind === 'credit-note' ? totalFromDecimal(invoice.amount) : zeroTotal;
      return [[deed.key, { paid, least }]];
    }),
  );
}
