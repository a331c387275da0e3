import { addresses } from '#/core/addresses';
import type { Day } from '#/core/day';
import type { Todo } from '#/core/todo';
import type { PaperRequest } from '#/features/outside/shared/paper-requests/contract';

/** What came has to be looked at; what didn’t come on its day has to be asked again. */
export function requestTodos(
  requests: readonly Pick<PaperRequest, 'id' | 'contactId' | 'what' | 'status' | 'dueDate'>[],
  today: Day,
): Todo[] {
  return requests.flatMap(({ id, contactId, what, status, dueDate }) => {
    const isLate = status === 'asked' && dueDate !== null && dueDate < today;
    if (status !== 'received' && !isLate) return [];
    const path = `${addresses.contacts}/${contactId}`;
    return [
      {
        ...{ key: `paper request ${id} ${status}`, kind: 'paper-request', title: what },
        text: isLate ? 'Gevraagd, en nog niet gekomen.' : 'Afgegeven: kijk na of het in orde is.',
        ...{ path, icon: 'paper' as const, isUrgent: false, place: 50 },
        act: { label: isLate ? 'Opnieuw vragen' : 'Nakijken', path },
      },
    ];
  });
}
