import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { userSetting } from '#/platform/server/database/log/acting';

/** In a transaction of somebody without an account: what is done meanwhile, the log calls this person's doing. */
export async function onBehalfOf<T>(tx: Database, userId: number, work: () => Promise<T>): Promise<T> {
  const actAs = (id: string) => tx.execute(sql`select set_config(${userSetting}, ${id}, true)`);
  await actAs(String(userId));
  const done = await work();
  await actAs('');
  return done;
}
