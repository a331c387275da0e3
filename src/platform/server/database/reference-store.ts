import { and, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { meetstaatItems, subsidyTypes, tasks } from '#/platform/server/database/schema/work';

type Place = { userId: number; projectId: number };
type UsableContact = { id: number; iban: string | null };
type MaybeId = number | null | undefined;

function refuse(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

function distinct(ids: readonly MaybeId[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

/**
 * Contacts that somebody may put on a record of a project: their own, or those that already occur in it.
 * Somebody else's reads the same as one that never existed.
 */
export async function getUsableContacts(
  db: Database,
  { userId, projectId }: Place,
  contactIds: readonly MaybeId[],
): Promise<UsableContact[]> {
  const ids = distinct(contactIds);
  if (ids.length === 0) return [];
  const inProject = [quotes, invoices, meetstaatItems, tasks].map((table) =>
    inArray(
      contacts.id,
      db.select({ id: table.contactId }).from(table).where(eq(table.projectId, projectId)),
    ),
  );
  const rows = await db
    .select({ id: contacts.id, iban: contacts.iban })
    .from(contacts)
    .where(and(inArray(contacts.id, ids), or(eq(contacts.userId, userId), ...inProject)));
  if (rows.length < ids.length) {
    throw refuse('contactId', 'Dit contact bestaat niet. Kies een ander contact.');
  }
  return rows;
}

export async function requireSubsidyTypes(db: Database, typeIds: readonly MaybeId[]): Promise<void> {
  const ids = distinct(typeIds);
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: subsidyTypes.id })
    .from(subsidyTypes)
    .where(inArray(subsidyTypes.id, ids));
  if (rows.length < ids.length) {
    throw refuse('subsidyTypeId', 'Deze premiecategorie bestaat niet. Kies een andere.');
  }
}
