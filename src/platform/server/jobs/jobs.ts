import type { Database } from '#/platform/server/database/engine/database';
import type { Listen } from '#/platform/server/database/engine/listening';
import { ensureTimed, jobsChannel } from '#/platform/server/database/stores/enqueue-store';
import { claimJobs, type Job } from '#/platform/server/database/stores/job-store';
import {
  type JobKinds,
  type JobLog,
  type QueueName,
  queueOf,
  queues,
} from '#/platform/server/jobs/job-kinds';
import { createQueue, type Queue } from '#/platform/server/jobs/queue';
import { type Runner, runJob } from '#/platform/server/jobs/run-job';
import { thisProcess, usualLeaseSeconds } from '#/platform/server/jobs/this-process';

export type Jobs = {
  /** From now on work is done: when it is told of, and when it is found by looking. */
  start: () => Promise<void>;
  /** Looks at once for what changes may have left, once it was started; to be called after a commit. */
  nudge: () => void;
  /** Does everything of a queue that is due now, and answers when it is done. */
  drain: (queue?: QueueName) => Promise<void>;
  /** No new work; answers when what is under way has ended. */
  stop: () => Promise<void>;
};

type Parts = {
  db: Database;
  listen: Listen;
  kinds: JobKinds;
  log: JobLog;
  now: () => Date;
  leaseSeconds?: number;
  by?: string;
};

/** What was left behind, what comes by the clock and what was not heard of is found by looking. */
const lookEveryMs = 10_000;
const queueNames = Object.keys(queues) as QueueName[];

export function createJobs(parts: Parts): Jobs {
  const { db, listen, kinds, log, now, leaseSeconds = usualLeaseSeconds, by = thisProcess } = parts;
  const stopping = new AbortController();
  const runner: Runner = { db, log, now, leaseSeconds, by, stopping: stopping.signal };
  const warn = (error: unknown) => log.warn({ err: error }, 'the jobs could not be read');

  function openQueue(queue: QueueName): Queue {
    const { atOnce, isFair } = queues[queue];
    const own = Object.entries(kinds).filter(([, kind]) => queueOf(kind) === queue);
    const notWhile = own.flatMap(([name, kind]) =>
      !kind.timing && kind.notWhile ? [[name, kind.notWhile] as const] : [],
    );
    const about = { queue, isFair, kinds: own.map(([name]) => name), notWhile, leaseSeconds, by };
    let lastServed = 0;
    return createQueue<Job>({
      atOnce,
      warn,
      claim: async (count) => {
        const taken = await claimJobs(db, { ...about, count, lastServed });
        const last = taken.at(-1);
        if (last) lastServed = last.person ?? 0;
        return taken;
      },
      run: async (job) => {
        const kind = kinds[job.kind];
        if (kind) await runJob(runner, kind, job);
      },
    });
  }

  const open = Object.fromEntries(queueNames.map((name) => [name, openQueue(name)])) as Record<
    QueueName,
    Queue
  >;
  let timer: NodeJS.Timeout | undefined;
  let listening: Promise<(() => Promise<void>) | undefined> | undefined;

  const lookAll = () => {
    for (const name of queueNames) open[name].look();
  };

  async function begin(): Promise<void> {
    for (const [name, kind] of Object.entries(kinds)) {
      if (!kind.timing) continue;
      await ensureTimed(db, name, 'hour' in kind.timing ? {} : kind.timing);
    }
    timer = setInterval(lookAll, lookEveryMs).unref();
    const onMessage = (told: string) => {
      for (const name of queueNames) if (name === told) open[name].look();
    };
    listening = listen(jobsChannel, { onMessage, onBegin: lookAll }).catch((error: unknown) => {
      warn(error);
      return undefined;
    });
    lookAll();
  }

  return {
    start: async () => {
      if (timer === undefined) await begin();
    },
    nudge: () => {
      if (timer === undefined) return;
      open.outbox.look();
      open.papers.look();
      open.webhooks.look();
    },
    drain: (queue = 'outbox') => open[queue].drain(),
    stop: async () => {
      clearInterval(timer);
      timer = undefined;
      stopping.abort();
      await (await listening)?.();
      await Promise.all(queueNames.map((name) => open[name].stop()));
    },
  };
}
