import { and, eq, getTableName, notExists, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { usesOfContacts } from '#/features/work/shared/contacts/server/store';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { changes } from '#/platform/server/database/schema/changes';
import { referencesTo, sqlNameOf } from '#/platform/server/database/schema/tables';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** Removes those of the contacts that no record of any project uses, for good, and answers which. */
export async function removeUnusedContacts(tx: Database, contactIds: readonly number[]): Promise<number[]> {
  if (contactIds.length === 0) return [];
  const unused = usesOfContacts().map((use) =>
    notExists(tx.select({ one: sql`1` }).from(use.table).where(eq(use.column, contacts.id))),
  );
  const removed = await tx
    .delete(contacts)
    .where(and(isAnyOf(contacts.id, contactIds), ...unused))
    .returning({ id: contacts.id });
  return removed.map(({ id }) => id);
}

/** What the log remembers of who they were; that something happened stays. */
export async function forgetContacts(tx: Database, contactIds: readonly number[]): Promise<void> {
  if (contactIds.length === 0) return;
  const keys = contactIds.map(String);
  const emptied = { before: null, after: null };
  await tx
    .update(changes)
    .set(emptied)
    .where(and(eq(changes.tableName, getTableName(contacts)), isAnyOf(changes.recordKey, keys)));
  for (const { table, column, isPart } of referencesTo(contacts)) {
    if (!isPart) continue;
    const key = (side: PgColumn) => sql`${side} ->> ${sqlNameOf(column)}`;
    await tx
      .update(changes)
      .set(emptied)
      .where(
        and(
          eq(changes.tableName, getTableName(table)),
          sql`coalesce(${key(changes.after)}, ${key(changes.before)}) = any(${sql.param(keys)}::text[])`,
        ),
      );
  }
}
