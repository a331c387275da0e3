import type { Database } from '#/platform/server/database/engine/database';
import { renewJob } from '#/platform/server/database/stores/job-store';
import { releaseLease, takeLease } from '#/platform/server/database/stores/lease-store';
import { keepRenewing } from '#/platform/server/jobs/renewing';
import { thisProcess, usualLeaseSeconds } from '#/platform/server/jobs/this-process';

/** Does the work while holding the lease of that name; undefined, and nothing done, where another has it. */
export async function holdLease<T>(
  db: Database,
  name: string,
  work: (lost: AbortSignal) => Promise<T>,
): Promise<{ done: T } | undefined> {
  const by = thisProcess;
  const lease = await takeLease(db, name, { by, leaseSeconds: usualLeaseSeconds });
  if (!lease) return undefined;
  const renewing = keepRenewing(() => renewJob(db, { ...lease, by }, usualLeaseSeconds), usualLeaseSeconds);
  try {
    return { done: await work(renewing.lost) };
  } finally {
    renewing.stop();
    await releaseLease(db, lease);
  }
}
