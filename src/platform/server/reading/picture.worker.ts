import { setPriority } from 'node:os';
import { AppError } from '#/core/errors';
import type { PictureOutcome, PictureTask } from '#/platform/server/reading/picture-task';
import { readPicture } from '#/platform/server/reading/read-picture';

// On Linux this holds for this thread and those it starts: who waits for a page goes first, then who waits for a scan.
if (process.platform === 'linux') setPriority(0, 10);

export async function work({ port, ...task }: PictureTask): Promise<PictureOutcome> {
  try {
    return { ok: true, value: await readPicture(task, (share) => port.postMessage(share)) };
  } catch (error) {
    // A class does not survive the way between threads; its code and its sentence do.
    if (error instanceof AppError) return { ok: false, code: error.code, message: error.message };
    throw error;
  } finally {
    port.close();
  }
}
