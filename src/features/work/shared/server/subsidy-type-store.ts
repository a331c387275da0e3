import { and, asc, eq, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { AppError } from '#/core/errors';
import { subsidyTypes } from '#/features/work/shared/server/tables';
import type { Database } from '#/platform/server/database/engine/database';
import { isAnyOf } from '#/platform/server/database/stores/any-of';

/** What an item names, to join: only one that is eligible names its kind of work itself. */
export function subsidyTypeOf(
  item: Record<'subsidyTypeId' | 'subsidyEligible', PgColumn>,
): [subsidyType: typeof subsidyTypes, on: SQL | undefined] {
  return [subsidyTypes, and(eq(subsidyTypes.id, item.subsidyTypeId), eq(item.subsidyEligible, true))];
}

/** What can be read of one that was joined. */
export const subsidyTypeColumns = { id: subsidyTypes.id, name: subsidyTypes.name };

/** As they are stored, for an export. */
export async function listStoredSubsidyTypes(db: Database) {
  return db.select().from(subsidyTypes).orderBy(asc(subsidyTypes.id));
}

export async function listSubsidyTypes(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: subsidyTypes.id, name: subsidyTypes.name })
    .from(subsidyTypes)
    .orderBy(asc(subsidyTypes.position));
}

/** Refuses what isn’t a premium category of the list. */
export async function requireSubsidyTypes(
  db: Database,
  typeIds: readonly (number | null | undefined)[],
): Promise<void> {
  const ids = [...new Set(typeIds.filter((id) => typeof id === 'number'))];
  if (ids.length === 0) return;
  const rows = await db
    .select({ id: subsidyTypes.id })
    .from(subsidyTypes)
    .where(isAnyOf(subsidyTypes.id, ids));
  if (rows.length === ids.length) return;
  const message = 'Deze premiecategorie bestaat niet. Kies een andere.';
  throw new AppError('invalid', message, [{ path: 'subsidyTypeId', message }]);
}

/** Adds those that are missing, in this order. */
export async function addSubsidyTypes(db: Database, names: readonly string[]): Promise<void> {
  await db
    .insert(subsidyTypes)
    .values(names.map((name, position) => ({ name, position })))
    .onConflictDoNothing();
}
