import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { readSetting } from '#/platform/server/database/log/change-log';

/** What follows in this transaction was done by who had read these sentences; none are none, and null is not said. */
export async function noteRead(tx: Database, sentences: readonly string[] | null): Promise<void> {
  const value = sentences === null ? '' : JSON.stringify(sentences);
  await tx.execute(sql`select set_config(${readSetting}, ${value}, true)`);
}
