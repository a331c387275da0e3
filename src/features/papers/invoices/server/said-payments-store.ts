import { and, eq } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { decimalFromCents, type Total, totalFromDecimal, totalOf } from '#/core/money';
import type { InvoiceKind, InvoiceStatus } from '#/features/papers/shared/invoices/contract';
import type { Payment } from '#/features/papers/shared/invoices/payments-contract';
import { type Asking, restBySaying, restComingBack } from '#/features/papers/shared/invoices/rules/payments';
import {
  createPayment,
  type Payable,
  paymentsByInvoice,
} from '#/features/papers/shared/invoices/server/payment-store';
import { invoices, payments } from '#/features/papers/shared/invoices/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** As it stood before anything was said, but for what it asks. */
export type SaidOf = Payable &
  Asking & { kind: InvoiceKind; status: InvoiceStatus; creditsInvoiceId: number | null };

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
 * Paying by saying so: one payment of the rest, which follows the amount as long as it is said. Saying that it isn’t paid
 * takes that payment back. What was entered one by one is never touched. In a transaction that holds the invoice.
 */
export async function settleBySaying(tx: Database, invoice: SaidOf, said: Said): Promise<void> {
  const all = (await paymentsByInvoice(tx, invoice.projectId, invoice.id)).get(invoice.id) ?? [];
  if (said.status === 'paid') return payRest(tx, invoice, all, said);
  if (said.status === undefined) return followAmount(tx, invoice, all, said);
  if (invoice.status === 'paid') await takeBack(tx, invoice, all);
}

/** What was said before stays as it was noted: since then something came back, or a credit note went. */
async function payRest(
  tx: Database,
  invoice: SaidOf,
  all: readonly Payment[],
  { paidDate: date = null, iban }: Said,
): Promise<void> {
  const rest = restComingBack(restBySaying(invoice, all), await findOverpaid(tx, invoice), all);
  const before = idsBySaying(all);
  if (before.length > 0) {
    await tx.update(payments).set({ how: 'entered' }).where(isAnyOf(payments.id, before));
  }
  if (rest === undefined) return;
  await createPayment(tx, invoice, {
    ...{ amount: decimalFromCents(rest), date, iban, note: null, how: 'status' },
  });
}

/** What was paid too much on the invoice that a credit note names; of any other paper nothing. */
async function findOverpaid(
  tx: Database,
  { kind, creditsInvoiceId, projectId }: SaidOf,
): Promise<Total | null> {
  if (kind !== 'credit-note' || creditsInvoiceId === null) return null;
  const [row] = await tx
    .select({ overpaid: invoices.overpaid })
    .from(invoices)
    .where(and(eq(invoices.id, creditsInvoiceId), eq(invoices.projectId, projectId)));
  return row ? totalFromDecimal(row.overpaid) : null;
}

async function followAmount(
  tx: Database,
  invoice: SaidOf,
  all: readonly Payment[],
  { isOtherAmount, paidDate, iban: theirs, isOtherContact }: Said,
): Promise<void> {
  const kept = all.find(({ how }) => how === 'status');
  if (!kept) return;
  const others = all.filter((each) => each !== kept);
  const isFollowing = isOtherAmount && invoice.status === 'paid';
  const rest = isFollowing ? restBySaying(invoice, others) : totalFromDecimal(kept.amount);
  if (rest === undefined) {
    await tx.delete(payments).where(eq(payments.id, kept.id));
    return;
  }
  const amount = decimalFromCents(rest);
  const date = paidDate === undefined ? kept.date : paidDate;
  const iban = isOtherContact ? theirs : kept.iban;
  if (kept.amount === amount && kept.date === date && kept.iban === iban) return;
  await tx.update(payments).set({ amount, date, iban }).where(eq(payments.id, kept.id));
}

async function takeBack(tx: Database, invoice: SaidOf, all: readonly Payment[]): Promise<void> {
  requireTakenBack(
    invoice,
    all.filter(({ how }) => how === 'entered'),
  );
  const gone = idsBySaying(all);
  if (gone.length > 0) await tx.delete(payments).where(isAnyOf(payments.id, gone));
}

/**
 * Nobody takes back by a status what was entered as payments: they would make it paid again. Nor what came back since:
 * more would have come back than went out.
 */
function requireTakenBack(invoice: SaidOf, entered: readonly Payment[]): void {
  if (entered.length === 0) return;
  const refuse = (message: string) => {
    throw new AppError('conflict', message);
  };
  if (restBySaying(invoice, entered) === undefined) {
    refuse(
      'De betalingen van deze factuur maken het hele bedrag. Verwijder eerst de betaling die niet klopt, dan staat ze weer open.',
    );
  }
  const paid = totalOf(entered.map(({ amount }) => totalFromDecimal(amount)));
  if (invoice.kind !== 'credit-note' && paid < 0n) {
    refuse(
      'Van deze factuur kwam al geld terug. Verwijder eerst die terugbetaling, dan kunt u zeggen dat ze niet betaald is.',
    );
  }
}

function idsBySaying(all: readonly Payment[]): number[] {
  return all.flatMap(({ id, how }) => (how === 'status' ? [id] : []));
}
