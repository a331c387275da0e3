import { MessageChannel } from 'node:worker_threads';
import { AppError } from '#/core/errors';
import type { Job } from '#/platform/server/heavy-work';
import type { Language } from '#/platform/server/reading/language';
import type {
  PageMode,
  PictureOutcome,
  PictureTask,
  PictureText,
} from '#/platform/server/reading/picture-task';
import { tooMuchPicture } from '#/platform/server/reading/refusals';
import { createWorkerPool } from '#/platform/server/workers';

type PictureOptions = {
  mode: PageMode;
  page?: number;
  language: Language | undefined;
  previewWidth: number | undefined;
  job: Job;
  onShare: (share: number) => void;
};

export type OcrEngine = {
  recognize: (bytes: Uint8Array, options: PictureOptions) => Promise<PictureText>;
  close: () => Promise<void>;
};

/** Each takes up to half a gigabyte while it reads. */
const threads = 2;

export function createOcrEngine(): OcrEngine {
  const pool = createWorkerPool<PictureTask, PictureOutcome>({
    worker: new URL('./picture.worker.ts', import.meta.url),
    threads,
    timeoutMs: 90_000,
    memoryMb: 512,
    tooMuch: tooMuchPicture,
  });
  return {
    close: pool.close,
    recognize: async (bytes, { job, onShare, page = 0, ...how }) => {
      const { port1: mine, port2: theirs } = new MessageChannel();
      mine.on('message', onShare);
      try {
        const outcome = await pool.run({ bytes, page, ...how, port: theirs }, job, [theirs]);
        if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
        return outcome.value;
      } finally {
        mine.close();
      }
    },
  };
}
