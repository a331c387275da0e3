import type { DayOffset } from '#/core/day';
import type { ExampleLine } from '#/features/papers/shared/example/line';
import type { QuoteKey } from '#/features/papers/shared/example/quotes';
import type { ContactKey } from '#/features/work/shared/example/contacts';

/** Amounts are what the owner pays, VAT included. Without a quote it is a direct expense. */
export type ExampleInvoice = {
  number: string;
  contact: ContactKey;
  quote?: QuoteKey;
  category: string;
  description: string;
  amount: string;
  due: DayOffset;
  paid?: DayOffset;
  status: 'pending' | 'paid' | 'overdue';
  subsidy?: string;
  notes?: string;
  lines: readonly ExampleLine[];
  /** What stands below the lines where that is not what they make. */
  printedNet?: string;
  /** What was paid of it so far, where that is only a part. */
  part?: { amount: string; on: DayOffset; note: string };
  /** The number of the invoice that a credit note gives back of. */
  credits?: string;
};
