import { contactLabel, contactName } from '#/core/contact-name';
import { listQuotes } from '#/features/papers/shared/quotes/contract';
import type { PointOptions } from '#/features/site/points/web/point-draft';
import { listTasks } from '#/features/site/shared/planning/contract';
import { useContacts } from '#/features/work/shared/contacts/web/contacts';
import { useRooms } from '#/features/work/shared/rooms/web/rooms';
import { useRead } from '#/platform/web/queries';

/** What a point can name. */
export function usePointOptions(projectId: number): PointOptions {
  const { data: contacts = [] } = useContacts();
  const { data: quotes = [] } = useRead(listQuotes, { params: { projectId } });
  const { data: tasks = [] } = useRead(listTasks, { params: { projectId } });
  const { data: rooms = [] } = useRooms();
  return {
    rooms: rooms.map(({ id, name }) => ({ value: String(id), label: name })),
    contacts: contacts.map((contact) => ({ value: String(contact.id), label: contactLabel(contact) })),
    quotes: quotes
      .filter(({ status }) => status === 'accepted')
      .map(({ id, contact, description, quoteNumber }) => ({
        value: String(id),
        label: [contactName(contact), description || quoteNumber].filter(Boolean).join(': '),
      })),
    tasks: tasks.map(({ id, title }) => ({ value: String(id), label: title })),
  };
}
