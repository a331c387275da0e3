import type { Day } from '#/core/day';
import { centsFromDecimal, decimalFromCents, type Total } from '#/core/money';
import type { CashEntry } from '#/features/money/cash-plan/contract';
import { addMonths, monthOf } from '#/features/money/cash-plan/rules/months';
import { restOf } from '#/features/papers/invoices/rules/payments';
import { workNames } from '#/features/premiums/premies/rules/works';
import type { PremiumFile } from '#/features/premiums/premium-files/contract';

/** A dossier takes about half a year, where nobody says otherwise. */
export const usualPremiumMonths = 6;

export type CashInvoice = {
  id: number;
  name: string;
  amount: string;
  paid: string | null;
  status: string;
  dueDate: Day | null;
};

/** What is still to be paid, on the day it is due; of credit notes what is still to come back. */
export function invoiceEntries(invoices: readonly CashInvoice[]): CashEntry[] {
  return invoices
    .map((invoice) => ({ invoice, rest: restOf(invoice) }))
    .filter(({ invoice, rest }) => invoice.status !== 'paid' && rest !== 0n)
    .map(({ invoice: { id, name, dueDate }, rest }) => ({
      ...{ key: `invoice-${id}`, kind: 'invoice' as const, name, day: dueDate },
      ...{ amount: decimalFromCents(-rest as Total), target: 'cash' as const, isWork: false, recordId: id },
    }));
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
