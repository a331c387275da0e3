import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/database';

export async function ping(db: Database): Promise<void> {
  await db.execute(sql`select 1`);
}
