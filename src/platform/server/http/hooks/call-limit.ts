import type { onRequestAsyncHookHandler } from 'fastify';
import type { Limit } from '#/core/call';
import { tooMany } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';

/** How often one person may do this, one program of theirs, or one address where nobody has to be signed in. */
export function callLimitHook(db: Database, path: string, limit: Limit): onRequestAsyncHookHandler {
  const { max, perSeconds, name = path, message } = limit;
  return async ({ ip, visitor: { user, token } }) => {
    const key = `${name} ${token ? `token ${token.id}` : user ? `user ${user.id}` : `address ${ip}`}`;
    const { count, secondsLeft } = await countHit(db, key, perSeconds);
    if (count > max) throw tooMany(secondsLeft, message);
  };
}
