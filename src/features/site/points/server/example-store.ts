import { eq } from 'drizzle-orm';
import type { DayOffset } from '#/core/day';
import type { PointStatus } from '#/features/site/points/contract';
import { points } from '#/features/site/points/server/tables';
import type { ContactKey } from '#/features/work/shared/example/contacts';
import { projects } from '#/platform/server/database/schema/projects';
import type { ExamplePart } from '#/platform/server/ports/example';

type ExamplePoint = {
  name: string;
  text: string;
  contact: ContactKey;
  found: DayOffset;
  due: DayOffset | null;
  status: PointStatus;
  /** Of a contract, with what is kept back for it. */
  of?: { quote: string; amount: string };
};

const told: readonly ExamplePoint[] = [
  {
    name: 'gutter',
    text: 'Dakgoot aan de achtergevel lekt bij de hoek.',
    ...{ contact: 'roofer', found: -60, due: -40, status: 'accepted' },
  },
  {
    name: 'glass',
    text: 'Kras in het glas van het raam vooraan.',
    ...{ contact: 'windows', found: -8, due: 12, status: 'repaired' },
    of: { quote: 'windows', amount: '150.00' },
  },
  {
    name: 'socket',
    text: 'Stopcontact naast het bad: afdekplaatje zit los.',
    ...{ contact: 'electrician', found: -1, due: 20, status: 'open' },
  },
];

export const pointsExample: ExamplePart = {
  after: ['contacts', 'quotes'],
  write: async ({ db, projectId, ownerId, on, idOf }) => {
    const rows = await db
      .insert(points)
      .values(
        told.map(({ text, contact, found, due, status, of }, at) => {
          const step = (offset: DayOffset, to: PointStatus) => ({
            ...{ at: new Date(`${on(offset)}T16:00:00Z`).toISOString(), status: to },
            ...{ text: null, by: ownerId, sentBy: null, photoIds: [] },
          });
          return {
            ...{ projectId, createdBy: ownerId, number: at + 1, text, status, foundOn: on(found) },
            ...(of && { quoteId: idOf('quotes', of.quote), amount: of.amount }),
            ...{ contactId: idOf('contacts', contact), dueDate: due === null ? null : on(due) },
            steps: [step(found, 'open'), ...(status === 'open' ? [] : [step(found + 5, status)])],
          };
        }),
      )
      .returning({ id: points.id, number: points.number });
    await db.update(projects).set({ lastPoint: told.length }).where(eq(projects.id, projectId));
    return Object.fromEntries(rows.map(({ id, number }) => [told[number - 1]?.name ?? '', id]));
  },
};
