import { lt, sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { rateLimits } from '#/platform/server/database/schema/people';

/** An address may be whatever a proxy was told; a longer one than this would not fit the index. */
const longestKey = 300;

/** Counts one more in the window of this key, over all processes; tells how many that makes, and when it ends. */
export async function countHit(
  db: Database,
  of: string,
  seconds: number,
): Promise<{ count: number; secondsLeft: number }> {
  const key = of.slice(0, longestKey);
  const windowEnd = sql`now() + make_interval(secs => ${seconds})`;
  const [row] = await db
    .insert(rateLimits)
    .values({ key, count: 1, windowEndsAt: windowEnd })
    .onConflictDoUpdate({
      target: rateLimits.key,
      set: {
        count: sql`case when ${rateLimits.windowEndsAt} < now() then 1 else ${rateLimits.count} + 1 end`,
        windowEndsAt: sql`case when ${rateLimits.windowEndsAt} < now() then ${windowEnd} else ${rateLimits.windowEndsAt} end`,
      },
    })
    .returning({
      count: rateLimits.count,
      secondsLeft: sql<number>`ceil(extract(epoch from ${rateLimits.windowEndsAt} - now()))::int`,
    });
  return row ?? { count: 0, secondsLeft: 0 };
}

export async function removeEndedWindows(db: Database): Promise<void> {
  await db.delete(rateLimits).where(lt(rateLimits.windowEndsAt, sql`now()`));
}
