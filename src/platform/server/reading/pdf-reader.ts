import { AppError } from '#/core/errors';
import type { PdfContents, PdfOutcome, PdfTask } from '#/platform/server/reading/pdf-task';
import { emptyPdf, tooMuchPdf } from '#/platform/server/reading/refusals';
import { Turns } from '#/platform/server/reading/turns';
import { createWorkerPool } from '#/platform/server/workers';

export type PdfReader = {
  readText: (bytes: Uint8Array, mostPages: number, signal?: AbortSignal) => Promise<PdfContents>;
  /** One page (from 1) as a JPEG of about this width. */
  draw: (bytes: Uint8Array, page: number, width: number, signal?: AbortSignal) => Promise<Uint8Array>;
  close: () => Promise<void>;
};

export function createPdfReader(): PdfReader {
  const pool = createWorkerPool<PdfTask, PdfOutcome<PdfContents | Uint8Array>>({
    worker: new URL('./pdf.worker.ts', import.meta.url),
    threads: 1,
    timeoutMs: 20_000,
    memoryMb: 512,
    tooMuch: tooMuchPdf,
  });
  // The time of a task counts from when it starts, not from when it is put in the queue.
  const turns = new Turns(1);
  const run = async (task: PdfTask, signal: AbortSignal | undefined) => {
    const outcome = await turns.take(() => pool.run(task, { signal }), signal);
    if (!outcome.ok) throw new AppError(outcome.code, outcome.message);
    return outcome.value;
  };
  return {
    close: pool.close,
    readText: async (bytes, mostPages, signal) => {
      const contents = (await run({ kind: 'text', bytes, mostPages }, signal)) as PdfContents;
      if (contents.pageCount === 0) throw emptyPdf();
      return contents;
    },
    draw: async (bytes, page, width, signal) =>
      (await run({ kind: 'draw', bytes, page, width }, signal)) as Uint8Array,
  };
}
