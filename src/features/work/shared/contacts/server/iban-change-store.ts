import { and, eq, isNull, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { ibanChanges } from '#/features/work/shared/contacts/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { nameOfPerson } from '#/platform/server/database/log/change-store';
import { users } from '#/platform/server/database/schema/people';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

const isWaiting = (projectId: number, contactId: number) =>
  and(
    eq(ibanChanges.projectId, projectId),
    eq(ibanChanges.contactId, contactId),
    isNull(ibanChanges.confirmedAt),
  );

/** Whose account was changed last without the owner's word, by contact: who did it, and when. */
export function unconfirmedChanges(db: Database, projectId: number | Placeholder) {
  const last = db
    .select({ lastId: sql<number>`max(${ibanChanges.id})`.as('last_id') })
    .from(ibanChanges)
    .where(and(eq(ibanChanges.projectId, projectId), isNull(ibanChanges.confirmedAt)))
    .groupBy(ibanChanges.contactId)
    .as('last_change');
  return db
    .select({
      contactId: sql<number>`${ibanChanges.contactId}`.as('changed_contact_id'),
      changedBy: ibanChanges.changedBy,
      changedAt: ibanChanges.changedAt,
    })
    .from(last)
    .innerJoin(ibanChanges, eq(ibanChanges.id, last.lastId))
    .as('changed');
}

type Change = { changedBy: number | null; changedAt: string } | null;

/**
 * With the name of who did it. Asked apart, where anybody did: what names of people are read with holds until anything
 * in the project changes.
 */
export async function nameChangers(db: Database, changes: readonly Change[]) {
  const ids = [...new Set(changes.flatMap((change) => change?.changedBy ?? []))];
  const people =
    ids.length === 0
      ? []
      : await db.select({ id: users.id, name: nameOfPerson }).from(users).where(isAnyOf(users.id, ids));
  const names = new Map(people.map(({ id, name }) => [id, name]));
  return (change: Change) =>
    change && { ...change, changedBy: (change.changedBy !== null && names.get(change.changedBy)) || null };
}

/** Whether the owner confirmed a change from or to this account. */
export function isConfirmedAccount(
  { projectId, contactId }: Record<'projectId' | 'contactId', PgColumn>,
  iban: SQL,
): SQL {
  return sql`exists (
    select 1 from ${ibanChanges}
    where ${ibanChanges}."contact_id" = ${contactId} and ${ibanChanges}."project_id" = ${projectId}
      and ${ibanChanges}."confirmed_at" is not null
      and ${iban} in (${ibanChanges}."from_iban", ${ibanChanges}."to_iban")
  )`;
}

type IbanChange = Omit<typeof ibanChanges.$inferInsert, 'changedAt'>;

export async function noteIbanChange(tx: Database, change: IbanChange): Promise<void> {
  await tx.insert(ibanChanges).values(change);
}

/** Unless it is told already. */
export async function noteUnseenChange(tx: Database, change: IbanChange): Promise<void> {
  const told = await tx.$count(ibanChanges, isWaiting(change.projectId, change.contactId));
  if (told === 0) await noteIbanChange(tx, change);
}

export async function confirmIbanChanges(
  tx: Database,
  { projectId, userId }: { projectId: number; userId: number },
  contactId: number,
): Promise<void> {
  await tx
    .update(ibanChanges)
    .set({ confirmedBy: userId, confirmedAt: sql`now()` })
    .where(isWaiting(projectId, contactId));
}
