import { Trash2 } from 'lucide-react';
import { formatDay } from '#/core/day';
import { formatIban } from '#/core/iban';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Payment } from '#/features/papers/shared/invoices/payments-contract';
import { IconButton } from '#/ui/button';

type PaymentListProps = {
  payments: readonly Payment[];
  onRemove?: ((payment: Payment) => void) | undefined;
};

export function PaymentList({ payments, onRemove }: PaymentListProps) {
  if (payments.length === 0) return <p className="text-ink-soft">Nog geen betalingen genoteerd.</p>;
  return (
    <ul className="divide-y divide-line" aria-label="Betalingen">
      {payments.map((payment) => {
        const sum = formatEuro(totalFromDecimal(payment.amount));
        const isBack = payment.amount.startsWith('-');
        return (
          <li key={payment.id} className="flex items-center justify-between gap-3 py-2">
            <span className="min-w-0">
              <span className="block font-medium">
                {isBack ? 'Terugbetaling' : 'Betaling'}{' '}
                {payment.date ? `op ${formatDay(payment.date)}` : 'op onbekende dag'}
              </span>
              <span className="block break-words text-ink-soft text-sm">
                {[payment.iban && formatIban(payment.iban), payment.note].filter(Boolean).join(' · ')}
              </span>
            </span>
            <span className="flex shrink-0 items-center gap-1 tabular-nums">
              {sum}
              {onRemove && (
                <IconButton
                  label={`Betaling van ${sum} verwijderen`}
                  icon={<Trash2 aria-hidden="true" />}
                  className="text-ink-soft"
                  onClick={() => onRemove(payment)}
                />
              )}
            </span>
          </li>
        );
      })}
    </ul>
  );
}
