import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#/platform/server/database/engine/database';
import { removeOldAnswers } from '#/platform/server/database/stores/idempotency-store';
import { removeDoneJobs } from '#/platform/server/database/stores/outbox-store';
import { removeEndedWindows } from '#/platform/server/database/stores/rate-limit-store';
import { removeExpired } from '#/platform/server/database/stores/sign-in-store';
import { sessionIdleSeconds } from '#/platform/server/identity/sessions';

const every = 30 * 60_000;

/** Sweeps out what has expired. Nothing depends on it: an expired row is refused whether or not it is still there. */
export function startJanitor(db: Database, log: FastifyBaseLogger): { stop: () => void } {
  const timer = setInterval(() => {
    Promise.all([
      removeExpired(db, sessionIdleSeconds),
      removeEndedWindows(db),
      removeDoneJobs(db),
      removeOldAnswers(db),
    ]).catch((error: unknown) => log.warn({ err: error }, 'cleaning up failed'));
  }, every);
  timer.unref();
  return { stop: () => clearInterval(timer) };
}
