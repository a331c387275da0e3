import { and, eq, exists, or } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { meetstaatItems, subsidyTypes, tasks } from '#/platform/server/database/schema/work';

type Place = { userId: number; projectId: number };

/** A contact that somebody may put on a record of a project: their own, or one that already occurs in it. */
export async function findUsableContact(
  db: Database,
  { userId, projectId }: Place,
  contactId: number,
): Promise<{ id: number; iban: string | null } | undefined> {
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
  return row;
}

export async function subsidyTypeExists(db: Database, subsidyTypeId: number): Promise<boolean> {
  const rows = await db
    .select({ id: subsidyTypes.id })
    .from(subsidyTypes)
    .where(eq(subsidyTypes.id, subsidyTypeId));
  return rows.length > 0;
}
