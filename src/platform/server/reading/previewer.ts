import { AppError, type ErrorCode } from '#/core/errors';
import type { Job } from '#/platform/server/heavy-work';
import { tooMuchPicture } from '#/platform/server/reading/refusals';
import { createWorkerPool } from '#/platform/server/workers';

export type PreviewTask = { bytes: Uint8Array };
export type PreviewOutcome = { ok: true; jpeg: Uint8Array } | { ok: false; code: ErrorCode; message: string };

export type Previewer = {
  /** A modest JPEG of a picture that browsers don't show. */
  draw: (bytes: Uint8Array, job: Job) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export function createPreviewer(): Previewer {
  const pool = createWorkerPool<PreviewTask, PreviewOutcome>({
    worker: new URL('./preview.worker.ts', import.meta.url),
    threads: 2,
    timeoutMs: 15_000,
    memoryMb: 512,
    tooMuch: tooMuchPicture,
  });
  return {
    close: pool.close,
    draw: async (bytes, job) => {
      const outcome = await pool.run({ bytes }, job);
      if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
      return outcome.jpeg;
    },
  };
}
