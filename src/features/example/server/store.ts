import { and, eq, notExists, sql } from 'drizzle-orm';
import { isAnyOf } from '#/platform/server/database/any-of';
import type { Database } from '#/platform/server/database/database';
import { contacts } from '#/platform/server/database/schema/contacts';
import { invoices, quotes } from '#/platform/server/database/schema/papers';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { meetstaatItems, tasks } from '#/platform/server/database/schema/work';

/** Locks the owner for the rest of the transaction: two clicks at once would otherwise make two examples. */
export async function ownsExample(db: Database, userId: number): Promise<boolean> {
  await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('no key update');
  const found = await db
    .select({ id: projects.id })
    .from(projects)
    .where(and(eq(projects.userId, userId), eq(projects.isExample, true)))
    .limit(1);
  return found.length > 0;
}

/**
 * The contacts that came with an example: asked before its project is removed, because the removal makes them
 * forget it. Locked, project first as any insert does: a quote that someone else is just adding would otherwise
 * still point to a contact that is removed.
 */
export async function listExampleContactIds(db: Database, projectId: number): Promise<number[]> {
  await db.select({ id: projects.id }).from(projects).where(eq(projects.id, projectId)).for('update');
  const rows = await db
    .select({ id: contacts.id })
    .from(contacts)
    .where(eq(contacts.exampleProjectId, projectId))
    .for('update');
  return rows.map(({ id }) => id);
}

/** Removes those of the contacts that no quote, invoice, item or task of any project uses. */
export async function removeUnusedContacts(db: Database, contactIds: readonly number[]): Promise<void> {
  if (contactIds.length === 0) return;
  const unused = [quotes, invoices, meetstaatItems, tasks].map((table) =>
    notExists(db.select({ one: sql`1` }).from(table).where(eq(table.contactId, contacts.id))),
  );
  await db.delete(contacts).where(and(isAnyOf(contacts.id, contactIds), ...unused));
}
