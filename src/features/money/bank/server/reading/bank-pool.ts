import { AppError, type ErrorCode } from '#/core/errors';
import type { MappingInput } from '#/features/money/bank/contract';
import type { Statement } from '#/features/money/bank/rules/statement';
import type { Job } from '#/platform/server/heavy-work';
import { createWorkerPool } from '#/platform/server/workers';

export type BankTask = { bytes: Uint8Array; mapping: MappingInput | undefined };

type Refused = { code: ErrorCode; message: string; errors: readonly { path: string; message: string }[] };
export type BankOutcome = { ok: true; statement: Statement } | ({ ok: false } & Refused);

export type BankReader = {
  run: (task: BankTask, job: Job) => Promise<Statement>;
  close: () => Promise<void>;
};

export function createBankReader(): BankReader {
  const pool = createWorkerPool<BankTask, BankOutcome>({
    worker: new URL('./bank.worker.ts', import.meta.url),
    timeoutMs: 10_000,
    memoryMb: 512,
    tooMuch: 'Dit bestand is te groot om te lezen. Vraag uw bank een kortere periode.',
  });
  return {
    close: pool.close,
    run: async (task, job) => {
      const outcome = await pool.run(task, job);
      if (!outcome.ok) throw new AppError(outcome.code, outcome.message, [...outcome.errors]);
      return outcome.statement;
    },
  };
}
