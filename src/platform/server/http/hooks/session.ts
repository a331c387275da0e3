import type { onRequestAsyncHookHandler } from 'fastify';
import type { PathIds, TokenRight, Who } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import type { Membership } from '#/platform/server/database/stores/access-store';
import type { SignedInUser } from '#/platform/server/database/stores/visit-store';
import { admitProgram, findProgram, type OpenedToken } from '#/platform/server/http/hooks/token';
import { findIds } from '#/platform/server/http/path-ids';
import type { Gate, ProjectAccess } from '#/platform/server/identity/access';
import { bearerOf } from '#/platform/server/identity/access-token';
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
      /** Of a program that came with a token: then there is no session. */
      token?: OpenedToken;
    };
  }
}

type Settings = {
  db: Database;
  who: Who;
  gate: Gate | undefined;
  /** The token that opens it. */
  token: TokenRight | undefined;
  hasIds: boolean;
};

/** Who asks, and in the same query what they are in the project: nearly every request begins with it. */
export function sessionHook({ db, who, gate, token, hasIds }: Settings): onRequestAsyncHookHandler {
  return async (request, reply) => {
    const params = hasIds ? findIds(request) : {};
    const key = gate && params ? gate.keyOf(params) : undefined;
    const bearer = who === 'anyone' ? undefined : bearerOf(request.headers.authorization);
    if (bearer !== undefined) {
      const visit = await findProgram(db, bearer, reply);
      const admitted = await admitProgram(db, visit, { opens: token, gate, key });
      if (!params) throw new AppError('not_found');
      request.visitor = { params, ...admitted };
      return;
    }
    const look = gate && key !== undefined ? { find: gate.find, key } : {};
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
