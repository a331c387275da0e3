import type { Day } from '#/core/day';
import { decimalFromCents, subtractTotal, totalFromDecimal } from '#/core/money';
import type { PremiumToCome } from '#/core/money-facts';
import { addMonths, monthOf } from '#/core/months';
import type { CashEntry } from '#/features/money/cash-plan/contract';

/** A dossier takes about half a year, where nobody says otherwise. */
export const usualPremiumMonths = 6;

export type CashInvoice = {
  id: number;
  name: string;
  kind: 'invoice' | 'credit-note' | 'receipt';
  open: string;
  overpaid: string;
  dueDate: Day | null;
};

/** What is still to be paid, on the day it is due; what was paid too much comes back on a day that nobody knows. */
export function invoiceEntries(invoices: readonly CashInvoice[]): CashEntry[] {
  const entry = { kind: 'invoice' as const, target: 'cash' as const, isWork: false };
  return invoices.flatMap(({ id, name, kind, open, overpaid, dueDate }): CashEntry[] => {
    const rest = subtractTotal(totalFromDecimal(overpaid), totalFromDecimal(open));
    if (rest === 0n) return [];
    const day = rest < 0n || kind === 'credit-note' ? dueDate : null;
    return [{ ...entry, key: `invoice-${id}`, name, day, amount: decimalFromCents(rest), recordId: id }];
  });
}

/** A premium that is on its way, so many months after it was applied for; one that isn't yet has no day. */
export function premiumEntries(premiums: readonly PremiumToCome[], months: number): CashEntry[] {
  return premiums.flatMap(({ id, name, state, submittedOn, amount, target }): CashEntry[] => {
    if (state !== 'under way' || amount <= 0n) return [];
    const day = submittedOn && (`${addMonths(monthOf(submittedOn), months)}-01` as Day);
    return [
      {
        ...{ key: `premium-${id}`, kind: 'premium', name, day, amount: decimalFromCents(amount) },
        ...{ target, isWork: false, recordId: id },
      },
    ];
  });
}
