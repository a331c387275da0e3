import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { readIban } from '#/core/iban';
import { addInvoice } from '#/features/papers/invoices/server/add-invoice';
import { requirePayment } from '#/features/papers/invoices/server/check-payment';
import { notePaid } from '#/features/papers/invoices/server/looked-store';
import { listPayable } from '#/features/papers/invoices/server/payable-store';
import { invoiceFields } from '#/features/papers/shared/invoices/contract';
import {
  createPayment,
  paymentsByInvoice,
  requireRoomForPayment,
} from '#/features/papers/shared/invoices/server/payment-store';
import * as store from '#/features/papers/shared/invoices/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';
import type { Booking, Bought, TakesBookings } from '#/platform/server/ports/bookings';

const bankNote = 'Uit het bankbestand';

async function note(
  tx: Database,
  { projectId }: Actor,
  { invoiceId, ...booked }: Booking,
  today: Day,
): Promise<number> {
  const invoice = await store.getForChange(tx, projectId, invoiceId);
  if (invoice.kind === 'credit-note' && !booked.amount.startsWith('-')) {
    throw new AppError('invalid', 'Een creditnota betaalt u niet: daarvan komt geld terug.');
  }
  requirePayment(invoice, booked, today);
  await requireRoomForPayment(tx, projectId, invoiceId);
  const payment = {
    ...booked,
    iban: readIban(booked.iban ?? '') ?? null,
    note: bankNote,
    how: 'entered' as const,
  };
  return createPayment(tx, invoice, payment);
}

async function notePaidUnseen(
  tx: Database,
  { projectId }: Actor,
  invoiceIds: readonly number[],
  today: Day,
): Promise<void> {
  for (const id of new Set(invoiceIds)) await notePaid(tx, { projectId, id }, { seen: undefined, today });
}

async function addReceipt(
  tx: Database,
  place: Actor,
  { payee, amount, day, category, roomId }: Bought,
  today: Day,
): Promise<{ id: number; paymentId: number | null }> {
  const fields = invoiceFields.parse({
    ...{ kind: 'receipt', payee, amount, category, roomId },
    ...{ invoiceDate: day, paidDate: day, status: 'paid' },
  });
  const id = await addInvoice(tx, place, fields, { fileKey: null, today });
  const [payment] = (await paymentsByInvoice(tx, place.projectId, id)).get(id) ?? [];
  return { id, paymentId: payment?.id ?? null };
}

/** What the bank says was paid or came back, and what was bought, as invoices and their payments. */
export const takesBookings: TakesBookings = { listPayable, note, notePaidUnseen, addReceipt };
