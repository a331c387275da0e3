import { Banknote } from 'lucide-react';
import { formatEuro, totalFromDecimal, totalOf } from '#/core/money';
import { invoicesPage } from '#/features/papers/invoices/page';
import type { TodayPart } from '#/platform/web/ports/dashboard';
import { TodayRow } from '#/ui/today-row';

/** What has to be paid today, or had to be before: the one invoice, or how many. */
export function PayToday({ todos }: TodayPart) {
  const due = todos.filter(({ kind, weight, amount }) => kind === 'invoice' && weight === 'now' && amount);
  const [only, ...others] = due;
  if (!only) return null;
  if (others.length === 0) {
    return <TodayRow Icon={Banknote} href={only.href} title={`Betalen: ${only.title}`} text={only.text} />;
  }
  const sum = totalOf(due.map(({ amount }) => totalFromDecimal(amount ?? '0.00')));
  return (
    <TodayRow
      Icon={Banknote}
      href={invoicesPage.path}
      title={`${due.length} facturen te betalen`}
      text={`Samen ${formatEuro(sum)}`}
    />
  );
}
