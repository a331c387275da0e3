import { addresses } from '#/core/addresses';
import type { Todo } from '#/core/todo';
import type { Message } from '#/features/outside/messages/contract';

/** Somebody on the site waits for an answer. */
export function unansweredTodos(messages: readonly Pick<Message, 'id' | 'contactId' | 'sentBy'>[]): Todo[] {
  return messages.map(({ id, contactId, sentBy }) => {
    const path = `${addresses.contacts}/${contactId}`;
    return {
      ...{
        key: `message ${id}`,
        kind: 'message',
        title: `Bericht van ${sentBy}`,
        text: 'Nog niet beantwoord.',
      },
      ...{ path, icon: 'paper' as const, isUrgent: false, place: 30 },
      act: { label: 'Bericht lezen', path },
    };
  });
}
