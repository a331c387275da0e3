import { type Day, dayAt } from '#/core/day';
import { findLastExpected, keepExpected, listProjectIds } from '#/features/money/ledger/server/days-store';
import { readLedger } from '#/features/money/ledger/server/shared/read-ledger';
import { raiseRevisions, skipLog } from '#/platform/server/database/engine/skip-log';
import type { JobContext, JobKinds } from '#/platform/server/jobs/job-kinds';
import type { Services } from '#/platform/server/services';

const atOnce = 100;
/** When nobody is at work: what the day before ended with. */
const hour = 3;

type Recorded = Pick<Services, 'db' | 'readMoney'> & { today: Day; signal: AbortSignal };

/** What each project is expected to cost, written down where it is not what it was. Answers for how many. */
export async function recordExpected({ db, readMoney, today, signal }: Recorded): Promise<number> {
  let recorded = 0;
  let ids = await listProjectIds(db, 0, atOnce);
  while (ids.length > 0) {
    for (const projectId of ids) {
      signal.throwIfAborted();
      const { expected } = await readLedger({ db, readMoney, projectId, today });
      const known = await findLastExpected(db, projectId);
      const { low, high } = known ?? { low: '0.00', high: '0.00' };
      if (low === expected.low && high === expected.high) continue;
      await db.transaction(async (tx) => {
        await skipLog(tx);
        await keepExpected(tx, projectId, today, expected);
        await raiseRevisions(tx, [projectId]);
      });
      recorded += 1;
    }
    ids = await listProjectIds(db, ids.at(-1) ?? 0, atOnce);
  }
  return recorded;
}

export function recordDays({ db, readMoney, now }: Services): JobKinds {
  return {
    'record expected costs': {
      timing: { hour },
      timeoutSeconds: 60 * 60,
      run: async ({ signal }: JobContext) => ({
        recorded: await recordExpected({ db, readMoney, today: dayAt(now()), signal }),
      }),
    },
  };
}
