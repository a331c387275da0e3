import { and, eq, inArray, or } from 'drizzle-orm';
import { AppError } from '#/core/errors';
import type { ItemChanges } from '#/features/meetstaat/contract';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { meetstaatItems, subsidyTypes, tasks } from '#/platform/server/database/schema/work';

type References = Pick<ItemChanges, 'contactId' | 'subsidyTypeId'>;

/** What items point at: contacts that are one's own or already occur in the project, and known kinds of premium. */
export async function checkReferences(
  db: Database,
  place: { userId: number; projectId: number },
  items: readonly References[],
): Promise<void> {
  const contactIds = distinct(items.map(({ contactId }) => contactId));
  const typeIds = distinct(items.map(({ subsidyTypeId }) => subsidyTypeId));
  if (contactIds.length > 0 && (await countUsableContacts(db, place, contactIds)) < contactIds.length) {
    refuse('contactId', 'Dit contact bestaat niet (meer). Kies een ander contact.');
  }
  if (typeIds.length > 0 && (await countSubsidyTypes(db, typeIds)) < typeIds.length) {
    refuse('subsidyTypeId', 'Dit type premie bestaat niet. Kies er een uit de lijst.');
  }
}

function distinct(ids: readonly (number | null | undefined)[]): number[] {
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

function refuse(path: string, message: string): never {
  throw new AppError('invalid', message, [{ path, message }]);
}

async function countUsableContacts(
  db: Database,
  { userId, projectId }: { userId: number; projectId: number },
  ids: number[],
): Promise<number> {
  const inProject = [quotes, invoices, meetstaatItems, tasks].map((table) =>
    inArray(
      contacts.id,
      db.select({ id: table.contactId }).from(table).where(eq(table.projectId, projectId)),
    ),
  );
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(and(inArray(contacts.id, ids), or(eq(contacts.userId, userId), ...inProject)));
  return rows.length;
}

async function countSubsidyTypes(db: Database, ids: number[]): Promise<number> {
  const rows = await db
    .select({ id: subsidyTypes.id })
    .from(subsidyTypes)
    .where(inArray(subsidyTypes.id, ids));
  return rows.length;
}
