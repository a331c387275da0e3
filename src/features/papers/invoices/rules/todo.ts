import { countDays } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Todo } from '#/core/todo';
import { invoicesPage } from '#/features/papers/invoices/page';

/** Bills by how late they are; of what was only called late nobody knows how late. */
export function invoiceTodosOf(deadlines: readonly Deadline[]): Todo[] {
  const late = deadlines.filter(({ kind, isPressing }) => kind === 'invoice' && isPressing);
  return late
    .toSorted((one, other) => (one.days ?? 0) - (other.days ?? 0))
    .map(({ key, id, name, days, amount }) => ({
      key,
      kind: 'invoice',
      title: name,
      text: `Factuur van ${formatEuro(totalFromDecimal(amount ?? '0'))}, ${
        days === null ? 'achterstallig' : `${countDays(-days)} over tijd`
      }`,
      path: `${invoicesPage.path}/${id}`,
      icon: 'bill',
      isUrgent: true,
      place: 20,
      details: { id, name, amount: amount ?? '0.00', days: days === null ? null : -days },
    }));
}
