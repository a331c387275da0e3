import type { ColumnMapping } from '#/features/work/meetstaat/import-contract';
import { createAnsweringPool, type WorkerPool } from '#/platform/server/workers';

export type ImportTask = {
  kind: 'analyze' | 'parse' | 'sheets';
  bytes: Uint8Array;
  mapping?: ColumnMapping | undefined;
  sheet?: string | undefined;
};

/** Answers as JSON: for the largest file it would take the server a third of a second to make it. */
export function createImporter(): WorkerPool<ImportTask, Uint8Array> {
  return createAnsweringPool({
    worker: new URL('./import.worker.ts', import.meta.url),
    timeoutMs: 18_000,
    memoryMb: 1_024,
    tooMuch: 'Dit bestand is te groot of te ingewikkeld om te lezen. Verdeel het over meer bestanden.',
  });
}
