import type { Day } from '#/core/day';
import { centsFromDecimal, decimalFromCents, subtractTotal, totalFromDecimal } from '#/core/money';
import { addMonths, monthOf } from '#/core/months';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { workNames } from '#/features/premiums/shared/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/shared/premium-files/contract';

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

type CashFile = Pick<
  PremiumFile,
  'id' | 'work' | 'status' | 'submittedOn' | 'grantedAmount' | 'paidTo' | 'expected'
>;

/** A premium that is on its way, so many months after it was applied for; one that isn't yet has no day. */
export function premiumEntries(files: readonly CashFile[], months: number): CashEntry[] {
  return files.flatMap((file): CashEntry[] => {
    if (file.status === 'geweigerd' || file.status === 'uitbetaald') return [];
    const amount = file.grantedAmount ?? file.expected?.from ?? '0.00';
    if (centsFromDecimal(amount) <= 0) return [];
    const day = file.submittedOn && (`${addMonths(monthOf(file.submittedOn), months)}-01` as Day);
    return [
      {
        ...{ key: `premium-${file.id}`, kind: 'premium', name: workNames[file.work], day, amount },
        ...{ target: premiumTarget(file), isWork: false, recordId: file.id },
      },
    ];
  });
}

export function premiumTarget({ paidTo }: Pick<PremiumFile, 'paidTo'>): CashEntry['target'] {
  return paidTo === 'energiehuis' ? 'loan' : 'cash';
}
