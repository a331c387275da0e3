import { availableParallelism } from 'node:os';
import type { Transferable } from 'node:worker_threads';
import type { Piscina } from 'piscina';
import { AppError } from '#/core/errors';
import { workerFile } from '#/platform/server/worker-file';

export type WorkerPool<Task, Result> = {
  /** Waits its turn; 503 where the queue is full, 422 where the work takes too long or too much memory. */
  run: (task: Task, options?: RunOptions) => Promise<Result>;
  close: () => Promise<void>;
};

type RunOptions = {
  /** Takes the task out of the queue, or ends the thread that works on it; then the signal's reason is thrown. */
  signal?: AbortSignal | undefined;
  transfer?: readonly Transferable[];
};

type PoolSettings = {
  /** `new URL('./name.worker.ts', import.meta.url)`, which exports `work`; the build puts it in dist/server/workers/name.js. */
  worker: URL;
  threads?: number;
  maxQueue?: number;
  timeoutMs: number;
  memoryMb: number;
  tooMuch: string;
};

/** Heavy work outside the thread that answers everybody. The threads start at first use and rest when idle. */
export function createWorkerPool<Task, Result>(settings: PoolSettings): WorkerPool<Task, Result> {
  let pool: Promise<Piscina<Task, Result>> | undefined;
  const open = async () => {
    const { Piscina: Pool } = await import('piscina');
    return new Pool<Task, Result>({
      ...workerFile(settings.worker),
      name: 'work',
      minThreads: 0,
      maxThreads: settings.threads ?? Math.max(1, availableParallelism() - 1),
      maxQueue: settings.maxQueue ?? 50,
      idleTimeout: 60_000,
      resourceLimits: { maxOldGenerationSizeMb: settings.memoryMb },
    });
  };
  return {
    async run(task, { signal: stop, transfer = [] } = {}) {
      stop?.throwIfAborted();
      pool ??= open();
      const threads = await pool;
      const deadline = AbortSignal.timeout(settings.timeoutMs);
      const signal = stop ? AbortSignal.any([deadline, stop]) : deadline;
      return threads.run(task, { signal, transferList: [...transfer] }).catch((error: unknown) => {
        stop?.throwIfAborted();
        throw explain(error, settings.tooMuch);
      });
    },
    close: async () => {
      await (await pool)?.destroy();
    },
  };
}

function explain(error: unknown, tooMuch: string): unknown {
  if (!(error instanceof Error)) return error;
  if (error.message.includes('queue is at limit')) return new AppError('overloaded');
  const code = 'code' in error ? error.code : undefined;
  if (error.name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY')
    return new AppError('unusable', tooMuch);
  return error;
}
