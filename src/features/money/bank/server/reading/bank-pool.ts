import type { MappingInput } from '#/features/money/bank/contract';
import type { Statement } from '#/features/money/bank/rules/statement';
import { createAnsweringPool, type WorkerPool } from '#/platform/server/workers';

export type BankTask = { bytes: Uint8Array; mapping: MappingInput | undefined };

export function createBankReader(): WorkerPool<BankTask, Statement> {
  return createAnsweringPool({
    worker: new URL('./bank.worker.ts', import.meta.url),
    timeoutMs: 10_000,
    memoryMb: 512,
    tooMuch: 'Dit bestand is te groot om te lezen. Vraag uw bank een kortere periode.',
  });
}
