import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';

/** What a booking of the bank may be about. */
export type Payable = {
  id: number;
  kind: 'invoice' | 'credit-note' | 'receipt';
  number: string | null;
  paymentReference: string | null;
  contactId: number;
  contact: { name: string; company: string | null; iban: string | null };
  /** As it stands on the paper. */
  iban: string | null;
  date: Day | null;
  amount: string;
  paid: string | null;
  open: string;
  overpaid: string;
  payments: readonly { date: Day | null; amount: string }[];
};

export type Booking = {
  invoiceId: number;
  /** Below zero what came back. */
  amount: string;
  date: Day;
  /** The account at the other side. */
  iban: string | null;
};

export type Bought = {
  payee: string;
  amount: string;
  day: Day;
  category: string | null;
  roomId: number | null;
};

/** Who takes what the bank says was paid. One feature does. */
export type TakesBookings = {
  listPayable: (db: Database, projectId: number) => Promise<readonly Payable[]>;
  /** It has happened, whatever stands open about it; answers the payment. In a transaction. */
  note: (tx: Database, place: Actor, booking: Booking, today: Day) => Promise<number>;
  /** Once all is written: what stands open about an invoice that was paid is left to be looked into. In a transaction. */
  notePaidUnseen: (tx: Database, place: Actor, invoiceIds: readonly number[], today: Day) => Promise<void>;
  /** Something that was bought without an invoice. In a transaction. */
  addReceipt: (
    tx: Database,
    place: Actor,
    bought: Bought,
    today: Day,
  ) => Promise<{ id: number; paymentId: number | null }>;
};

async function refuse(): Promise<never> {
  throw new AppError('not_found');
}

/** Where nobody keeps invoices, none can be paid. */
export const noBookings: TakesBookings = {
  listPayable: async () => [],
  note: refuse,
  notePaidUnseen: async () => undefined,
  addReceipt: refuse,
};
