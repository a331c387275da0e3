import type { UndoRefusal } from '#/features/history/shared/logbook/contract';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';

/** Not without asking, or not at all. */
export class UndoRefused extends ErrorWithBody<UndoRefusal> {
  /** What is so, without what going on would do. */
  readonly fact: string;

  constructor(fact: string, { canForce, otherwise }: { canForce: boolean; otherwise?: string }) {
    super('conflict', { message: otherwise ? `${fact} ${otherwise}` : fact, canForce });
    this.fact = fact;
  }
}
