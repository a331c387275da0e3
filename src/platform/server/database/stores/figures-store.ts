import { count, eq, sql, sum } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { jobs } from '#/platform/server/database/schema/jobs';

const state = sql<'done' | 'failed' | 'running' | 'waiting'>`case
  when ${jobs.doneAt} is not null then 'done'
  when ${jobs.failedAt} is not null then 'failed'
  when ${jobs.leasedUntil} > now() then 'running'
  else 'waiting' end`;

export async function countJobs(db: Database): Promise<Record<string, number>> {
  const rows = await db
    .select({ state, count: count() })
    .from(jobs)
    .where(eq(jobs.queue, 'outbox'))
    .groupBy(state);
  return {
    waiting: 0,
    running: 0,
    failed: 0,
    done: 0,
    ...Object.fromEntries(rows.map((row) => [row.state, row.count])),
  };
}

export async function measureStorage(db: Database): Promise<{ bytes: number; files: number }> {
  const [row] = await db.select({ bytes: sum(files.size).mapWith(Number), files: count() }).from(files);
  return { bytes: row?.bytes ?? 0, files: row?.files ?? 0 };
}
