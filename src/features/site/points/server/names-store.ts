import { contactName } from '#/core/contact-name';
import { findContactOfQuote, nameQuotes } from '#/features/papers/shared/quotes/server/paper-store';
import { findContactOfTask } from '#/features/site/shared/planning/server/planned-store';
import { findContacts } from '#/features/work/shared/contacts/server/contact-of-store';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import type { Database } from '#/platform/server/database/engine/database';

type Named = { roomId: number | null; contactId: number | null; quoteId: number | null };

export type PointNames = {
  room: (id: number | null) => string | null;
  contact: (id: number | null) => string | null;
  quote: (id: number | null) => string | null;
};

/** What points name, as people call it. */
export async function readPointNames(
  db: Database,
  projectId: number,
  points: readonly Named[],
): Promise<PointNames> {
  const rooms = await readRoomNames(db, projectId);
  const contactIds = [...new Set(points.flatMap(({ contactId }) => contactId ?? []))];
  const contacts = await findContacts(db, contactIds);
  const contactNames = new Map([...contacts].map(([id, contact]) => [id, contactName(contact)]));
  const papers = await readContracts(db, projectId, points);
  const quoteNames = new Map(papers.map(({ id, name }) => [id, name]));
  const find = (names: ReadonlyMap<number, string>) => (id: number | null) =>
    id === null ? null : (names.get(id) ?? null);
  return { room: find(rooms), contact: find(contactNames), quote: find(quoteNames) };
}

/** The quotes that points are about, with the paper that each was. */
export function readContracts(
  db: Database,
  projectId: number,
  points: readonly Pick<Named, 'quoteId'>[],
): ReturnType<typeof nameQuotes> {
  return nameQuotes(db, projectId, [...new Set(points.flatMap(({ quoteId }) => quoteId ?? []))]);
}

/** Who was asked to do the work that a point is about, where nobody was named. */
export async function findDoer(
  db: Database,
  projectId: number,
  { contactId, quoteId, taskId }: Pick<Named, 'contactId' | 'quoteId'> & { taskId: number | null },
): Promise<number | null> {
  if (contactId !== null) return contactId;
  const asked = quoteId === null ? undefined : await findContactOfQuote(db, projectId, quoteId);
  if (asked) return asked.id;
  return taskId === null ? null : findContactOfTask(db, projectId, taskId);
}
