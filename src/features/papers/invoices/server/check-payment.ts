import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import { formatEuro, subtractTotal, totalFromDecimal, totalOf, zeroTotal } from '#/core/money';
import { paidOf } from '#/features/papers/shared/invoices/rules/payments';
import type { StoredInvoice } from '#/features/papers/shared/invoices/server/store';

type Noted = { amount: string; date: Day | null };

/** Nobody pays tomorrow what is noted today, and no more comes back than went out. */
export function requirePayment(invoice: StoredInvoice, { amount, date }: Noted, today: Day): void {
  if (date !== null && date > today) {
    refuse('date', 'Een betaling ligt niet in de toekomst. Vul de dag in waarop u betaalde.');
  }
  const moved = totalFromDecimal(amount);
  if (moved >= 0n) return;
  const after = totalOf([paidOf(invoice), moved]);
  const least = invoice.kind === 'credit-note' ? totalFromDecimal(invoice.amount) : zeroTotal;
  if (after >= least) return;
  const most = subtractTotal(paidOf(invoice), least);
  refuse(
    'amount',
    invoice.kind === 'credit-note'
      ? `Van deze creditnota kan nog hoogstens ${formatEuro(most)} terugkomen.`
      : `Er kan niet meer terugkomen dan er betaald is: hoogstens ${formatEuro(most)}.`,
  );
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, [{ path, message }]);
}
