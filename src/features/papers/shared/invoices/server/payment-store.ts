import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { decimalFromCents, totalFromDecimal } from '#/core/money';
import type { InvoiceStatus } from '#/features/papers/shared/invoices/contract';
import type { Payment } from '#/features/papers/shared/invoices/payments-contract';
import { restBySaying } from '#/features/papers/shared/invoices/rules/payments';
import { payments } from '#/features/papers/shared/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';
import { writtenRow } from '#/platform/server/database/stores/written-row';

const shown = {
  id: payments.id,
  invoiceId: payments.invoiceId,
  date: payments.date,
  amount: payments.amount,
  iban: payments.iban,
  note: payments.note,
  how: payments.how,
  version: payments.version,
  createdAt: payments.createdAt,
};

/** Of a project, in the order in which they were noted, by their invoice. */
export async function paymentsByInvoice(
  db: Database,
  projectId: number,
  invoiceId?: number,
): Promise<Map<number, Payment[]>> {
  const only: SQL | undefined = invoiceId === undefined ? undefined : eq(payments.invoiceId, invoiceId);
  const rows = await db
    .select(shown)
    .from(payments)
    .where(and(eq(payments.projectId, projectId), only))
    .orderBy(asc(payments.id));
  const byInvoice = new Map<number, Payment[]>();
  for (const row of rows) {
    const known = byInvoice.get(row.invoiceId);
    if (known) known.push(row);
    else byInvoice.set(row.invoiceId, [row]);
  }
  return byInvoice;
}

export async function getPayment(
  db: Database,
  { projectId }: { projectId: number },
  id: number,
): Promise<Payment> {
  const [row] = await db
    .select(shown)
    .from(payments)
    .where(and(eq(payments.id, id), eq(payments.projectId, projectId)));
  if (!row) throw new AppError('not_found');
  return row;
}

/** The invoice that is paid, and whose it is. */
export type Payable = {
  id: number;
  projectId: number;
  createdBy: number | null;
  amount: string;
  credited: string;
};

type NewPayment = Pick<Payment, 'date' | 'amount' | 'iban' | 'note' | 'how'>;

export async function createPayment(tx: Database, invoice: Payable, payment: NewPayment): Promise<number> {
  const { id: invoiceId, projectId, createdBy } = invoice;
  const row = writtenRow(
    await tx
      .insert(payments)
      .values({ ...payment, invoiceId, projectId, createdBy })
      .returning({ id: payments.id }),
  );
  return row.id;
}

const mostPayments = 200;

export async function requireRoomForPayment(
  tx: Database,
  projectId: number,
  invoiceId: number,
): Promise<void> {
  const ofInvoice = and(eq(payments.projectId, projectId), eq(payments.invoiceId, invoiceId));
  if ((await tx.$count(payments, ofInvoice)) < mostPayments) return;
  throw new AppError('conflict', `Een factuur heeft hoogstens ${mostPayments} betalingen.`);
}

export async function removePayment(db: Database, projectId: number, id: number): Promise<void> {
  await db.delete(payments).where(and(eq(payments.id, id), eq(payments.projectId, projectId)));
}

export type Said = {
  /** Left out, or as it was: what was said before stays. */
  status: InvoiceStatus | undefined;
  /** What is asked is another amount than before: what was paid by saying so follows it. */
  isOtherAmount: boolean;
  paidDate: Day | null | undefined;
  /** The account that it would go to now, and whether the one of before is somebody else’s. */
  iban: string | null;
  isOtherContact: boolean;
};

/**
 * Paying by saying so: one payment of the rest, which follows the amount as long as it is said. Anything else takes
 * that payment back. What was entered one by one is never touched. In a transaction that holds the invoice.
 */
export async function settleBySaying(tx: Database, invoice: Payable, said: Said): Promise<void> {
  const all = (await paymentsByInvoice(tx, invoice.projectId, invoice.id)).get(invoice.id) ?? [];
  const bySaying = all.filter(({ how }) => how === 'status');
  const entered = all.filter(({ how }) => how === 'entered');
  const [kept, ...extra] = bySaying;
  const isPaid = said.status === undefined ? kept !== undefined : said.status === 'paid';
  if (!isPaid) requireTakenBack(invoice, entered, said.status);
  const isNew = kept === undefined || said.isOtherAmount;
  const rest = isPaid ? (isNew ? restBySaying(invoice, entered) : totalFromDecimal(kept.amount)) : undefined;
  const gone = rest === undefined ? bySaying : extra;
  if (gone.length > 0) {
    await tx.delete(payments).where(
      isAnyOf(
        payments.id,
        gone.map(({ id }) => id),
      ),
    );
  }
  if (rest === undefined) return;
  const amount = decimalFromCents(rest);
  if (!kept) {
    const { paidDate: date = null, iban } = said;
    await createPayment(tx, invoice, { amount, date, iban, note: null, how: 'status' });
    return;
  }
  const date = said.paidDate === undefined ? kept.date : said.paidDate;
  const iban = said.isOtherContact ? said.iban : kept.iban;
  if (kept.amount === amount && kept.date === date && kept.iban === iban) return;
  await tx.update(payments).set({ amount, date, iban }).where(eq(payments.id, kept.id));
}

/** Nobody takes back by a status what was entered as payments: they would make it paid again. */
function requireTakenBack(
  invoice: Payable,
  entered: readonly Payment[],
  status: InvoiceStatus | undefined,
): void {
  if (status === undefined || entered.length === 0) return;
  if (restBySaying(invoice, entered) !== undefined) return;
  throw new AppError(
    'conflict',
    'De betalingen van deze factuur maken het hele bedrag. Verwijder eerst de betaling die niet klopt, dan staat ze weer open.',
  );
}
