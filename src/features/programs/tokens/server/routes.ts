import { AppError } from '#/core/errors';
import * as calls from '#/features/programs/tokens/contract';
import * as store from '#/features/programs/tokens/server/store';
import { makeAccessToken } from '#/platform/server/identity/access-token';
import { requireFresh } from '#/platform/server/identity/freshness';
import { hashToken } from '#/platform/server/identity/sessions';
import type { Services } from '#/platform/server/services';

export function tokenRoutes({ route, db, now }: Services): void {
  route(calls.listTokens, ({ user }) => store.listTokens(db, user.id));

  route(calls.makeToken, async ({ user, session, body, reply }) => {
    requireFresh(session, now());
    const token = makeAccessToken();
    const id = await db.transaction((tx) => store.createToken(tx, user.id, body, hashToken(token)));
    reply.header('cache-control', 'no-store');
    return { id, token };
  });

  route(calls.endToken, async ({ user, params }) => {
    const isEnded = await db.transaction((tx) => store.removeToken(tx, user.id, params.id));
    if (!isEnded) throw new AppError('not_found');
  });
}
