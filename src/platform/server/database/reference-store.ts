import { and, eq, exists, or } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { meetstaatItems, subsidyTypes, tasks } from '#/platform/server/database/schema/work';

type Place = { userId: number; projectId: number };

function refuse(path: string, message: string): AppError {
  return new AppError('invalid', message, [{ path, message }]);
}

/**
 * A contact that somebody may put on a record of a project: their own, or one that already occurs in it.
 * Somebody else's reads the same as one that never existed.
 */
export async function getUsableContact(
  db: Database,
  { userId, projectId }: Place,
  contactId: number,
): Promise<{ id: number; iban: string | null }> {
  const inProject = [quotes, invoices, meetstaatItems, tasks].map((table) =>
    exists(
      db
        .select({ id: table.id })
        .from(table)
        .where(and(eq(table.projectId, projectId), eq(table.contactId, contactId))),
    ),
  );
  const [row] = await db
    .select({ id: contacts.id, iban: contacts.iban })
    .from(contacts)
    .where(and(eq(contacts.id, contactId), or(eq(contacts.userId, userId), ...inProject)));
  if (!row) throw refuse('contactId', 'Dit contact bestaat niet. Kies een ander contact.');
  return row;
}

export async function requireSubsidyType(db: Database, subsidyTypeId: number): Promise<void> {
  const [row] = await db
    .select({ id: subsidyTypes.id })
    .from(subsidyTypes)
    .where(eq(subsidyTypes.id, subsidyTypeId));
  if (!row) throw refuse('subsidyTypeId', 'Deze premiecategorie bestaat niet. Kies een andere.');
}
