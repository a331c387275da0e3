import { AppError, type ErrorCode } from '#/core/errors';
import type { Job } from '#/platform/server/heavy-work';
import { tooMuchPicture } from '#/platform/server/reading/refusals';
import { createWorkerPool } from '#/platform/server/workers';

export type PreviewTask = { bytes: Uint8Array; longestSide: number };
export type PreviewOutcome = { ok: true; jpeg: Uint8Array } | { ok: false; code: ErrorCode; message: string };

export type Previewer = {
  /** A JPEG of a picture, at most that many pixels long or wide. */
  draw: (bytes: Uint8Array, job: Job, longestSide: number) => Promise<Uint8Array>;
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
    draw: async (bytes, job, longestSide) => {
      const outcome = await pool.run({ bytes, longestSide }, job);
      if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
      return outcome.jpeg;
    },
  };
}
