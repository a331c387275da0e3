import { asc } from 'drizzle-orm';
import { subsidyTypeNames } from '#/features/premies/contract';
import type { Database } from '#/platform/server/database/database';
import { subsidyTypes } from '#/platform/server/database/schema/work';

export async function listSubsidyTypes(db: Database): Promise<{ id: number; name: string }[]> {
  return db
    .select({ id: subsidyTypes.id, name: subsidyTypes.name })
    .from(subsidyTypes)
    .orderBy(asc(subsidyTypes.position));
}

export async function initSubsidyTypes(db: Database): Promise<void> {
  await db
    .insert(subsidyTypes)
    .values(subsidyTypeNames.map((name, position) => ({ name, position })))
    .onConflictDoNothing();
}
