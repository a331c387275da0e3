import { countDays } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import { formatEuro, totalFromDecimal } from '#/core/money';
import type { Todo } from '#/core/todo';
import { quotesPage } from '#/features/papers/quotes/page';

/** Quotes that wait for an answer, by how soon they expire. */
export function quoteTodosOf(deadlines: readonly Deadline[]): Todo[] {
  return deadlines.flatMap(({ kind, isPressing, key, id, name, amount, days }): Todo[] => {
    if (kind !== 'quote' || !isPressing || days === null) return [];
    return [
      {
        key,
        kind,
        title: name,
        text: `Offerte van ${formatEuro(totalFromDecimal(amount ?? '0'))} ${expiry(days)}`,
        path: `${quotesPage.path}/${id}`,
        icon: 'paper',
        isUrgent: days < 0,
        place: 30,
        details: { id, name, amount: amount ?? '0.00', days },
      },
    ];
  });
}

function expiry(days: number): string {
  if (days < 0) return `is al ${countDays(-days)} verlopen en wacht nog op een beslissing`;
  if (days === 0) return 'verloopt vandaag';
  return days === 1 ? 'verloopt morgen' : `verloopt over ${countDays(days)}`;
}
