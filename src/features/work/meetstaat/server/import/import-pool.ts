import { AppError, type ErrorCode } from '#/core/errors';
import type { ColumnMapping } from '#/features/work/meetstaat/import-contract';
import type { Job } from '#/platform/server/heavy-work';
import { createWorkerPool } from '#/platform/server/workers';

export type ImportTask = {
  kind: 'analyze' | 'parse' | 'sheets';
  bytes: Uint8Array;
  mapping?: ColumnMapping | undefined;
  sheet?: string | undefined;
};

export type ImportOutcome = { ok: true; json: Uint8Array } | { ok: false; code: ErrorCode; message: string };

export type Importer = {
  /** The answer of the call, as JSON: for the largest file it would take the server a third of a second to make it. */
  run: (task: ImportTask, job: Job) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export function createImporter(): Importer {
  const pool = createWorkerPool<ImportTask, ImportOutcome>({
    worker: new URL('./import.worker.ts', import.meta.url),
    timeoutMs: 18_000,
    memoryMb: 1_024,
    tooMuch: 'Dit bestand is te groot of te ingewikkeld om te lezen. Verdeel het over meer bestanden.',
  });
  return {
    close: pool.close,
    run: async (task, job) => {
      const outcome = await pool.run(task, job);
      if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
      return outcome.json;
    },
  };
}
