import type { FastifyReply } from 'fastify';
import { AppError } from '#/core/errors';

/** Aborted when who asks goes away before the answer is out: work is for those who wait. */
export function disconnectSignal({ raw }: FastifyReply): AbortSignal {
  const controller = new AbortController();
  const stop = () => {
    if (!raw.writableFinished) controller.abort(new AppError('invalid', 'Afgebroken door wie het vroeg.'));
  };
  if (raw.destroyed) stop();
  else raw.once('close', stop);
  return controller.signal;
}
