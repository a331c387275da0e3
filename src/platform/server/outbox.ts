import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#/platform/server/database/engine/database';
import {
  claimJobs,
  type Job,
  markDone,
  markFailed,
  postpone,
} from '#/platform/server/database/stores/outbox-store';

/** Has to stand being run twice: a process can die between doing the work and writing that it is done. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

export type Outbox = {
  start: () => void;
  /** Looks at once for work; to be called after a commit. Without it the next look is the slow one. */
  nudge: () => void;
  /** Does everything that is due now, and answers when it is done. */
  drain: () => Promise<void>;
  /** No new work; answers when what is under way has ended. */
  stop: () => Promise<void>;
};

const atOnce = 10;
const leaseSeconds = 90;
const handlerTimeoutMs = 60_000;
const pollMs = 15_000;
const maxAttempts = 16;
const firstDelaySeconds = 5;
const longestDelaySeconds = 3_600;

/** 5 s, 10 s, 20 s … an hour, each at random a quarter shorter or longer, so that many don't come back together. */
export function retryDelay(attempts: number, random: number): number {
  const delay = Math.min(longestDelaySeconds, firstDelaySeconds * 2 ** (attempts - 1));
  return delay * (0.75 + random / 2);
}

export function createOutbox(
  db: Database,
  handlers: Readonly<Record<string, JobHandler>>,
  log: Pick<FastifyBaseLogger, 'warn' | 'error'>,
): Outbox {
  const kinds = Object.keys(handlers);
  let timer: NodeJS.Timeout | undefined;
  let running: Promise<void> | undefined;
  let again = false;
  let stopping = false;

  async function run(job: Job): Promise<void> {
    if (job.attempts > maxAttempts) return giveUp(job, 'The server ended each time this was tried.');
    const signal = AbortSignal.timeout(handlerTimeoutMs);
    try {
      await Promise.race([handlers[job.kind]?.(job.payload, signal), rejectOn(signal)]);
    } catch (error) {
      return putBack(job, error);
    }
    await markDone(db, job);
  }

  async function putBack(job: Job, error: unknown): Promise<void> {
    const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
    const facts = { err: error, job: job.id, kind: job.kind, attempts: job.attempts };
    if (job.attempts >= maxAttempts) return giveUp(job, message, error);
    log.warn(facts, 'a job failed and will be tried again');
    return postpone(db, job, { seconds: retryDelay(job.attempts, Math.random()), error: message });
  }

  async function giveUp(job: Job, message: string, error?: unknown): Promise<void> {
    log.error({ err: error, job: job.id, kind: job.kind, attempts: job.attempts }, 'a job was given up');
    return markFailed(db, job, message);
  }

  async function work(): Promise<void> {
    let jobs: Job[];
    do {
      again = false;
      jobs = await claimJobs(db, { kinds, count: atOnce, leaseSeconds });
      await Promise.all(jobs.map(run));
    } while (!stopping && (jobs.length > 0 || again));
  }

  /** One round at a time; who asks during a round gets another look at its end. */
  function drain(): Promise<void> {
    again = true;
    running ??= work().finally(() => {
      running = undefined;
    });
    return running;
  }

  function nudge(): void {
    if (timer === undefined) return;
    drain().catch((error: unknown) => log.warn({ err: error }, 'the outbox could not be read'));
  }

  return {
    start: () => {
      timer ??= setInterval(nudge, pollMs);
      timer.unref();
      nudge();
    },
    nudge,
    drain,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      timer = undefined;
      await running?.catch(() => undefined);
    },
  };
}

function rejectOn(signal: AbortSignal): Promise<never> {
  return new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('this took too long')), { once: true });
  });
}
