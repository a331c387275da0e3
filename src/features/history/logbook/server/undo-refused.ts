import type { UndoRefusal } from '#/features/history/logbook/contract';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';

/** Not without asking, or not at all. */
export class UndoRefused extends ErrorWithBody<UndoRefusal> {
  constructor(message: string, { canForce }: { canForce: boolean }) {
    super('conflict', { message, canForce });
  }
}
