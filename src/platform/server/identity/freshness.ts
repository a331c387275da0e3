import type { FastifyRequest } from 'fastify';
import { signInAgainField } from '#/core/address-marks';
import { AppError } from '#/core/errors';
import type { CurrentSession } from '#/platform/server/identity/sessions';

const freshMs = 3_600_000;

/** For what can't be undone, or gives everything away: a laptop left open is not yet a person. */
export function isFresh(session: CurrentSession | undefined, now: Date): boolean {
  return session !== undefined && now.getTime() - Date.parse(session.confirmedAt) <= freshMs;
}

/** Asked by somebody who sees a page, and not by a program. */
export function isOfBrowser({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '');
}

export function requireFresh(session: CurrentSession | undefined, now: Date): void {
  if (isFresh(session, now)) return;
  const message =
    'U bent langer dan een uur geleden aangemeld. Meld u opnieuw aan om te bevestigen dat u het bent.';
  throw new AppError('forbidden', message, [{ path: signInAgainField, message }]);
}
