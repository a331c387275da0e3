import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '#/platform/server/database/engine/database';
import { installation } from '#/platform/server/database/schema/installation';

const storeName = 'store';
const storeValue = z.object({ id: z.uuid() });

/** The id of the file store that belongs to this database. */
export async function findStoreId(db: Database): Promise<string | undefined> {
  const [row] = await db
    .select({ value: installation.value })
    .from(installation)
    .where(eq(installation.name, storeName));
  return row && storeValue.parse(row.value).id;
}

/** Of several that start together the first decides; the answer is what holds. */
export async function proposeStoreId(db: Database, id: string): Promise<string> {
  await db.insert(installation).values({ name: storeName, value: { id } }).onConflictDoNothing();
  return (await findStoreId(db)) ?? id;
}

export async function replaceStoreId(db: Database, id: string): Promise<void> {
  const value = { id };
  await db
    .insert(installation)
    .values({ name: storeName, value })
    .onConflictDoUpdate({ target: installation.name, set: { value, updatedAt: sql`now()` } });
}

/** When this database was made; a file that is older can't be one of its own that lost its row. */
export async function findBirth(db: Database): Promise<Date> {
  const found = await db.execute(
    sql`select extract(epoch from min(applied_at))::float8 as seconds from schema_migrations`,
  );
  const { rows } = found as unknown as { rows: { seconds: number }[] };
  return new Date(Number(rows[0]?.seconds ?? 0) * 1000);
}
