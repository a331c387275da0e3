import { AppError } from '#/core/errors';
import { drawPdfPage } from '#/platform/server/reading/pdf-drawing';
import type { PdfContents, PdfOutcome, PdfTask } from '#/platform/server/reading/pdf-task';
import { readPdfText } from '#/platform/server/reading/pdf-text';
import { weighPdf } from '#/platform/server/reading/pdf-weight';

async function answer(task: PdfTask): Promise<PdfContents | Uint8Array> {
  switch (task.kind) {
    case 'text':
      weighPdf(task.bytes);
      return readPdfText(task.bytes, task.mostPages);
    case 'draw':
      return drawPdfPage(task.bytes, task.page, task.width);
  }
}

export async function work(task: PdfTask): Promise<PdfOutcome<PdfContents | Uint8Array>> {
  try {
    return { ok: true, value: await answer(task) };
  } catch (error) {
    // A class does not survive the way between threads; its code and its sentence do.
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    throw error;
  }
}
