import { AppError } from '#/core/errors';
import type { Job } from '#/platform/server/heavy-work';
import type { PdfContents, PdfOutcome, PdfTask } from '#/platform/server/reading/pdf-task';
import { emptyPdf, tooMuchPdf } from '#/platform/server/reading/refusals';
import { createWorkerPool } from '#/platform/server/workers';

export type PdfEngine = {
  readText: (bytes: Uint8Array, mostPages: number, job: Job) => Promise<PdfContents>;
  /** One page (from 1) as a JPEG of about this width. */
  draw: (bytes: Uint8Array, page: number, width: number, job: Job) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export function createPdfEngine(): PdfEngine {
  const pool = createWorkerPool<PdfTask, PdfOutcome<PdfContents | Uint8Array>>({
    worker: new URL('./pdf.worker.ts', import.meta.url),
    threads: 2,
    timeoutMs: 20_000,
    memoryMb: 512,
    tooMuch: tooMuchPdf,
  });
  const run = async (task: PdfTask, job: Job) => {
    const outcome = await pool.run(task, job);
    if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
    return outcome.value;
  };
  return {
    close: pool.close,
    readText: async (bytes, mostPages, job) => {
      const contents = (await run({ kind: 'text', bytes, mostPages }, job)) as PdfContents;
      if (contents.pageCount === 0) throw emptyPdf();
      return contents;
    },
    draw: async (bytes, page, width, job) =>
      (await run({ kind: 'draw', bytes, page, width }, job)) as Uint8Array,
  };
}
