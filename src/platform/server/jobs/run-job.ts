import type { Database } from '#/platform/server/database/engine/database';
import * as store from '#/platform/server/database/stores/job-store';
import {
  type JobContext,
  type JobKind,
  type JobLog,
  type QueuedKind,
  queueOf,
  queues,
  type TimedKind,
} from '#/platform/server/jobs/job-kinds';
import { pauseAfter, secondsUntilNext } from '#/platform/server/jobs/pauses';
import { keepRenewing, LeaseLost } from '#/platform/server/jobs/renewing';

export type Runner = {
  db: Database;
  log: JobLog;
  now: () => Date;
  leaseSeconds: number;
  by: string;
  stopping: AbortSignal;
};

/** What was told to end may put its things in order first. */
const graceMs = 5_000;
const usualTries = 16;
const usualTimeoutSeconds = 60;

/** Does one job that was claimed, and writes how it ended. */
export async function runJob(runner: Runner, kind: JobKind, job: store.Job): Promise<void> {
  const { db, by, leaseSeconds, stopping } = runner;
  const held = { ...job, by };
  const { tries = usualTries, timeoutSeconds = usualTimeoutSeconds } = kind;
  const { endsAtStop } = queues[queueOf(kind)];
  if (endsAtStop && stopping.aborted) return store.putBack(db, held);
  if (job.attempts > tries) return giveUp(runner, kind, job, 'The server ended each time this was tried.');
  const ending = new AbortController();
  const renewing = keepRenewing(() => store.renewJob(db, held, leaseSeconds), leaseSeconds);
  const lose = () => ending.abort(renewing.lost.reason);
  renewing.lost.addEventListener('abort', lose);
  const timer = setTimeout(() => ending.abort(new Error('this took too long')), timeoutSeconds * 1000);
  const stop = () => ending.abort(new Error('the server stops'));
  if (endsAtStop) stopping.addEventListener('abort', stop);
  try {
    await carryOut(runner, kind, job, { signal: ending.signal, log: runner.log });
  } catch (error) {
    if (endsAtStop && stopping.aborted) await store.putBack(db, held);
    else await tryLater(runner, kind, job, error);
  } finally {
    clearTimeout(timer);
    stopping.removeEventListener('abort', stop);
    renewing.stop();
  }
}

async function carryOut(runner: Runner, kind: JobKind, job: store.Job, context: JobContext): Promise<void> {
  if (kind.timing) {
    tell(runner.log, job.kind, await untilAborted(kind.run(context), context.signal));
    return comeBack(runner, kind, job);
  }
  const finish = await untilAborted(kind.run(job.payload, context), context.signal);
  const { db, by } = runner;
  if (!finish) return void (await store.markDone(db, { ...job, by }));
  await db.transaction(async (tx) => {
    const end = (await finish(tx)) === 'again' ? store.comeAgain : store.markDone;
    if (!(await end(tx, { ...job, by }))) throw new LeaseLost();
  });
}

function tell(log: JobLog, kind: string, done: Readonly<Record<string, number>> | void): void {
  if (done && Object.values(done).some((count) => count > 0)) log.info(done, `did its work: ${kind}`);
}

/** A handler that doesn't listen is left to itself after a moment. */
async function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const leave = () => {
      timer = setTimeout(() => reject(signal.reason as Error), graceMs);
    };
    signal.addEventListener('abort', leave, { once: true });
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}

async function tryLater(runner: Runner, kind: JobKind, job: store.Job, error: unknown): Promise<void> {
  const { db, log, by } = runner;
  const { tries = usualTries, firstPauseSeconds } = kind;
  const message = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  if (job.attempts >= tries) return giveUp(runner, kind, job, message, error);
  const facts = { err: error, job: job.id, kind: job.kind, attempts: job.attempts };
  log[kind.timing ? 'error' : 'warn'](facts, 'a job failed and will be tried again');
  const pauseSeconds = pauseAfter(job.attempts, Math.random(), firstPauseSeconds);
  await store.postpone(db, { ...job, by }, { pauseSeconds, error: message });
}

async function giveUp(
  runner: Runner,
  kind: JobKind,
  job: store.Job,
  message: string,
  error?: unknown,
): Promise<void> {
  const facts = { err: error, job: job.id, kind: job.kind, attempts: job.attempts };
  runner.log.error(facts, 'a job was given up');
  return kind.timing ? comeBack(runner, kind, job, message) : recordFailure(runner, kind, job, message);
}

function comeBack({ db, by, now }: Runner, { timing }: TimedKind, job: store.Job, error?: string) {
  const inSeconds = secondsUntilNext(timing, now());
  return store.waitForNext(db, { ...job, by }, { inSeconds, ...(error === undefined ? {} : { error }) });
}

async function recordFailure(
  { db, by }: Runner,
  { onGiveUp }: QueuedKind,
  job: store.Job,
  message: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    await onGiveUp?.(tx, job.payload);
    if (!(await store.markFailed(tx, { ...job, by }, message))) throw new LeaseLost();
  });
}
