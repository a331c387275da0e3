import { availableParallelism } from 'node:os';
import { MessageChannel } from 'node:worker_threads';
import { AppError } from '#/core/errors';
import type {
  PageMode,
  PictureOutcome,
  PictureTask,
  PictureText,
} from '#/platform/server/reading/picture-task';
import { tooMuchPicture } from '#/platform/server/reading/refusals';
import { Turns } from '#/platform/server/reading/turns';
import { createWorkerPool } from '#/platform/server/workers';

type PictureOptions = {
  mode: PageMode;
  previewWidth: number | undefined;
  signal: AbortSignal | undefined;
  onShare: (share: number) => void;
};

export type PictureReader = {
  read: (bytes: Uint8Array, options: PictureOptions) => Promise<PictureText>;
  close: () => Promise<void>;
};

/** Each takes up to half a gigabyte while it reads. */
const mostThreads = 2;

export function createPictureReader(): PictureReader {
  const threads = Math.min(mostThreads, availableParallelism());
  const pool = createWorkerPool<PictureTask, PictureOutcome>({
    worker: new URL('./picture.worker.ts', import.meta.url),
    threads,
    timeoutMs: 60_000,
    memoryMb: 512,
    tooMuch: tooMuchPicture,
  });
  const turns = new Turns(threads);
  return {
    close: pool.close,
    read: (bytes, { signal, onShare, mode, previewWidth }) =>
      turns.take(async () => {
        const { port1: mine, port2: theirs } = new MessageChannel();
        mine.on('message', onShare);
        try {
          const task = { bytes, mode, previewWidth, port: theirs };
          const outcome = await pool.run(task, { signal, transfer: [theirs] });
          if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
          return outcome.value;
        } finally {
          mine.close();
        }
      }, signal),
  };
}
