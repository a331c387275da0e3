import type { Day } from '#/core/day';
import { countDays } from '#/core/day-words';
import type { Deadline } from '#/core/deadline';
import { formatEuro, totalFromDecimal } from '#/core/money';
import { isDue, type Todo } from '#/core/todo';
import { quotesPage } from '#/features/papers/quotes/page';
import { numbered } from '#/features/papers/shared/rules/title';

/** Quotes that wait for an answer, by how soon they expire. */
export function quoteTodosOf(deadlines: readonly Deadline[]): Todo[] {
  return deadlines.flatMap(({ kind, isPressing, key, id, name, number, amount, days }): Todo[] => {
    if (kind !== 'quote' || !isPressing || days === null) return [];
    return [
      {
        key,
        kind,
        title: name,
        text: `${numbered('Offerte', number)} van ${formatEuro(totalFromDecimal(amount ?? '0'))} ${expiry(days)}`,
        path: `${quotesPage.path}/${id}`,
        icon: 'paper',
        isUrgent: isDue(days),
        place: 30,
        details: { id, name, amount: amount ?? '0.00', days },
      },
    ];
  });
}

type Accepted = { id: number; name: string; sentence: string };

/** Accepted by who didn't say what they read, while something bad stood open; it goes once that is looked into. */
export function unseenTodosOf(accepted: readonly Accepted[]): Todo[] {
  return accepted.map(({ id, name, sentence }) => {
    const path = `${quotesPage.path}/${id}`;
    return {
      ...{ key: `accepted unseen ${id}`, kind: 'unseen', title: name, path, icon: 'paper', place: 28 },
      text: `Zonder nakijken geaccepteerd: ${sentence}`,
      ...{ isUrgent: true, act: { label: 'Offerte nakijken', path }, details: { id, name } },
    };
  });
}

type Waiting = { id: number; name: string; until: Day };

/** The firm was asked, and the day to come back to it is there. */
export function answerTodosOf(waiting: readonly Waiting[]): Todo[] {
  return waiting.map(({ id, name, until }) => {
    const path = `${quotesPage.path}/${id}`;
    return {
      ...{ key: `answer ${id} ${until}`, kind: 'answer', title: name, path, icon: 'paper', place: 32 },
      text: 'U stelde hier vragen over: kwam er antwoord?',
      ...{ isUrgent: false, dueDate: until, act: { label: 'Offerte nakijken', path }, details: { id, name } },
    };
  });
}

function expiry(days: number): string {
  if (days < 0) return `is al ${countDays(-days)} verlopen en wacht nog op een beslissing`;
  if (days === 0) return 'verloopt vandaag';
  return days === 1 ? 'verloopt morgen' : `verloopt over ${countDays(days)}`;
}
