import { addresses } from '#/core/addresses';
import type { Todo } from '#/core/todo';

/** Somebody else has the link, or its letter went to somebody who can’t read it: who gave it should know. */
export function guessedTodos(
  guessed: readonly { id: number; name: string; contactId: number | null }[],
): Todo[] {
  return guessed.map(({ id, name, contactId }) => ({
    ...{ key: `link guessed ${id}`, kind: 'link-guessed', title: `Link van ${name}` },
    text: 'Gestopt na tien verkeerde codes. Bel even wie de link heeft, en maak een nieuwe.',
    path: contactId === null ? addresses.contacts : `${addresses.contacts}/${contactId}`,
    ...{ icon: 'conflict', isUrgent: true, place: 40 },
  }));
}
