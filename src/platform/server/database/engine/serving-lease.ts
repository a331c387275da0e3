import { randomUUID } from 'node:crypto';
import { hostname } from 'node:os';
import { eq, lt, sql } from 'drizzle-orm';
import type { Database, SqlSession } from '#/platform/server/database/engine/database';
import { leases } from '#/platform/server/database/schema/installation';

/** Rows, and not a lock or a connection of its own: behind a pooler neither says who is there. */
const servingKind = 'serving';

const leaseSeconds = 90;
const renewEveryMs = 25_000;

export type ServingLease = { end: () => Promise<void> };

/** Says that this process uses the database, until it is ended. */
export async function beginServing(db: Database, warn: (error: unknown) => void): Promise<ServingLease> {
  const id = randomUUID();
  const holder = `${hostname()}, process ${process.pid}`;
  const until = sql`now() + make_interval(secs => ${leaseSeconds})`;
  const renew = () =>
    db
      .insert(leases)
      .values({ id, kind: servingKind, holder, until })
      .onConflictDoUpdate({ target: leases.id, set: { until } });
  await db.delete(leases).where(lt(leases.until, sql`now()`));
  await renew();
  let renewing: Promise<unknown> = Promise.resolve();
  const timer = setInterval(() => {
    renewing = renew().catch(warn);
  }, renewEveryMs);
  timer.unref();
  return {
    end: async () => {
      clearInterval(timer);
      await renewing;
      await db.delete(leases).where(eq(leases.id, id)).catch(warn);
    },
  };
}

/** Who uses this database at this moment; of a schema without leases nobody can be told. */
export async function listServing({ rows }: SqlSession): Promise<string[]> {
  const [found] = await rows("select to_regclass('leases')::text as name");
  if (!found?.name) return [];
  const holders = await rows('select holder from leases where kind = $1 and until > now() order by holder', [
    servingKind,
  ]);
  return holders.map(({ holder }) => String(holder));
}

/**
 * Others that did something in the last minute: a program of before the leases, or somebody at a prompt. What a pooler
 * keeps open for nobody is silent.
 */
export async function countOtherSessions({ rows }: SqlSession): Promise<number> {
  const [found] = await rows(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and pid <> pg_backend_pid() and backend_type = 'client backend'
       and (state <> 'idle' or state_change > now() - interval '1 minute')`,
  );
  return Number(found?.count ?? 0);
}
