import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { AppError } from '#/core/errors';
import { FairTurns } from '#/platform/server/fair-turns';
import type { Job } from '#/platform/server/heavy-work';
import { tidyAtRest } from '#/platform/server/tidy-at-rest';
import { type TooLong, watchWork } from '#/platform/server/work-clock';
import { answerIn, type Outcome } from '#/platform/server/work-outcome';
import { workerFile } from '#/platform/server/worker-file';

export type WorkerPool<Task, Result> = {
  /**
   * Waits for the turn of who sent it; 422 where the work, not the waiting, takes too long or too much memory, and 503
   * where the machine is so busy that it does not come to an end. Whoever hangs up is taken out of the queue, or the thread that works for them ends; then the signal's reason is thrown.
   */
  run: (task: Task, job: Job, transfer?: readonly Transferable[]) => Promise<Result>;
  close: () => Promise<void>;
};

type PoolSettings = {
  /** `new URL('./name.worker.ts', import.meta.url)`, which exports `work`; the build puts it in dist/server/workers/name.js. */
  worker: URL;
  threads?: number;
  timeoutMs: number;
  memoryMb: number;
  tooMuch: string;
  /** Makes sense of what was read: short, and done also where the time for reading is up. */
  afterReading?: true;
};

/** One for who sends something monstrous, one for the others. */
const fewestThreads = 2;

/** Heavy work outside the thread that answers everybody. The threads start at first use and rest when idle. */
export function createWorkerPool<Task, Result>(settings: PoolSettings): WorkerPool<Task, Result> {
  const atOnce = Math.max(fewestThreads, settings.threads ?? availableParallelism() - 1);
  const turns = new FairTurns(atOnce);
  let pool: Promise<Piscina<Task, Result>> | undefined;
  const open = async () => {
    const { Piscina: Pool } = await import('piscina');
    const threads = new Pool<Task, Result>({
      ...workerFile(settings.worker),
      name: 'work',
      minThreads: 0,
      maxThreads: atOnce,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb },
    });
    // A thread that breaks down between two tasks is replaced; with nobody listening it would take the process along.
    threads.on('error', () => undefined);
    return threads;
  };
  const work = async (task: Task, job: Job, transfer: readonly Transferable[]) => {
    const leftMs = settings.afterReading ? settings.timeoutMs : job.leftMs;
    const allowedMs = Math.ceil(Math.min(settings.timeoutMs, leftMs));
    if (allowedMs === 0) throw new AppError('unusable', settings.tooMuch);
    pool ??= open();
    const threads = await pool;
    job.signal.throwIfAborted();
    // By hand: a signal of AbortSignal.timeout inside AbortSignal.any may be collected before it goes off (Node 20).
    const stop = new AbortController();
    const end = () => stop.abort();
    let tooLong: TooLong | undefined;
    const watched = watchWork(allowedMs, (why) => {
      tooLong ??= why;
      end();
    });
    job.signal.addEventListener('abort', end);
    try {
      return await threads.run(task, { signal: stop.signal, transferList: [...transfer] });
    } catch (error) {
      job.signal.throwIfAborted();
      throw tooLong === 'clock' ? new AppError('overloaded') : explain(error, settings.tooMuch);
    } finally {
      job.signal.removeEventListener('abort', end);
      job.spend(watched.end());
      tidyAtRest();
    }
  };
  return {
    run: (task, job, transfer = []) => turns.take(job.person, job.signal, () => work(task, job, transfer)),
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}

/** Of work that may refuse what it was given, with a sentence: see `outcomeOf`. */
export function createAnsweringPool<Task, Answer>(settings: PoolSettings): WorkerPool<Task, Answer> {
  const { run, close } = createWorkerPool<Task, Outcome<Answer>>(settings);
  return { close, run: async (...asked) => answerIn(await run(...asked)) };
}

function explain(error: unknown, tooMuch: string): unknown {
  if (!(error instanceof Error)) return error;
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new AppError('unusable', tooMuch);
  return error;
}
