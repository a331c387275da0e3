import type { onRequestAsyncHookHandler } from 'fastify';
import type { PathIds, Who } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import type { Membership } from '#/platform/server/database/stores/access-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { findIds } from '#/platform/server/http/path-ids';
import type { Gate, ProjectAccess } from '#/platform/server/identity/access';
import { type CurrentSession, findVisit, sessionCookie } from '#/platform/server/identity/sessions';
import type { OpenedLink } from '#/platform/server/ports/links';

declare module 'fastify' {
  interface FastifyRequest {
    visitor: {
      params: PathIds;
      user?: SignedInUser;
      session?: CurrentSession;
      /** As it was found together with the session; what it allows is the gate's to say. */
      membership?: Membership | undefined;
      project?: ProjectAccess;
      /** Of who came with a link and no account. */
      link?: OpenedLink;
    };
  }
}

type Settings = { db: Database; who: Who; gate: Gate | undefined; hasIds: boolean };

/** Who asks, and in the same query what they are in the project: nearly every request begins with it. */
export function sessionHook({ db, who, gate, hasIds }: Settings): onRequestAsyncHookHandler {
  return async (request) => {
    const params = hasIds ? findIds(request) : {};
    const look = gate && params ? { find: gate.find, key: gate.keyOf(params) } : {};
    const visit =
      who === 'anyone'
        ? undefined
        : await findVisit(db, request.cookies[sessionCookie], {
            userAgent: request.headers['user-agent'],
            ...look,
          });
    if (who !== 'anyone' && !visit) throw new AppError('unauthorized');
    // An id that can't be one is an unknown record, not a mistake of form.
    if (!params) throw new AppError('not_found');
    request.visitor = { params, ...visit };
  };
}
