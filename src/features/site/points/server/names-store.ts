import { and, asc, eq, sql } from 'drizzle-orm';
import { contactName } from '#/core/contact-name';
import { quotes } from '#/features/papers/quotes/server/tables';
import { tasks } from '#/features/site/planning/server/tables';
import { findContacts } from '#/features/work/contacts/server/shared/contact-of-store';
import { readRoomNames } from '#/features/work/rooms/server/store';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

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

type Contract = { id: number; name: string; fileKey: string | null; fileName: string | null };

/** The quotes that points are about, with the paper that each was. */
export async function readContracts(
  db: Database,
  projectId: number,
  points: readonly Pick<Named, 'quoteId'>[],
): Promise<Contract[]> {
  const ids = [...new Set(points.flatMap(({ quoteId }) => quoteId ?? []))];
  if (ids.length === 0) return [];
  return db
    .select({
      id: quotes.id,
      name: sql<string>`coalesce(nullif(${quotes.quoteNumber}, ''), nullif(${quotes.description}, ''), 'Offerte')`,
      fileKey: files.key,
      fileName: files.name,
    })
    .from(quotes)
    .leftJoin(files, eq(files.key, quotes.fileKey))
    .where(and(eq(quotes.projectId, projectId), isAnyOf(quotes.id, ids)))
    .orderBy(asc(quotes.id));
}

/** Who was asked to do the work that a point is about, where nobody was named. */
export async function findDoer(
  db: Database,
  projectId: number,
  { contactId, quoteId, taskId }: Pick<Named, 'contactId' | 'quoteId'> & { taskId: number | null },
): Promise<number | null> {
  if (contactId !== null) return contactId;
  const [quote] = await db
    .select({ contactId: quotes.contactId })
    .from(quotes)
    .where(and(eq(quotes.projectId, projectId), eq(quotes.id, quoteId ?? 0)));
  if (quote) return quote.contactId;
  const [task] = await db
    .select({ contactId: tasks.contactId })
    .from(tasks)
    .where(and(eq(tasks.projectId, projectId), eq(tasks.id, taskId ?? 0)));
  return task?.contactId ?? null;
}
