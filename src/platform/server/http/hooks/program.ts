import type { onRequestAsyncHookHandler } from 'fastify';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import { findProgram, requireAllowed } from '#/platform/server/http/hooks/token';
import { bearerOf } from '#/platform/server/identity/access-token';

/** Who comes with a token of either kind, for its one project; what it may there is said by what it then asks. */
export function programHook(db: Database): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const bearer = bearerOf(request.headers.authorization);
    if (bearer === undefined) {
      reply.header('www-authenticate', 'Bearer');
      throw new AppError('unauthorized', 'Hier komt een programma binnen met een token.');
    }
    const visit = await findProgram(db, bearer, reply);
    if (!visit.membership) throw new AppError('not_found');
    requireAllowed(visit);
    const { user, token, membership } = visit;
    request.visitor = { params: {}, user, token, project: membership };
  };
}
