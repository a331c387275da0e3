import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { Payment } from '#/features/papers/shared/invoices/payments-contract';
import { payments } from '#/features/papers/shared/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { prepareOnce } from '#/platform/server/database/engine/prepared';
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

function selectPayments(db: Database, where: SQL | undefined) {
  return db.select(shown).from(payments).where(where).orderBy(asc(payments.id));
}

const ofProject = eq(payments.projectId, sql.placeholder('projectId'));
const allPayments = prepareOnce((db) => selectPayments(db, ofProject));
const paymentsOfOne = prepareOnce((db) =>
  selectPayments(db, and(ofProject, eq(payments.invoiceId, sql.placeholder('invoiceId')))),
);

/** Of a project, in the order in which they were noted, by their invoice. */
export async function paymentsByInvoice(
  db: Database,
  projectId: number,
  invoiceId?: number,
): Promise<Map<number, Payment[]>> {
  const rows =
    invoiceId === undefined
      ? await allPayments(db).execute({ projectId })
      : await paymentsOfOne(db).execute({ projectId, invoiceId });
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
export type Payable = { id: number; projectId: number; createdBy: number | null };

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
