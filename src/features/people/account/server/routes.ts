import { confirmDownloadPath } from '#/core/address-marks';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { product } from '#/core/product';
import {
  accountExportPath,
  endOtherSessions,
  endSession,
  listSessions,
  removeAccount,
} from '#/features/people/account/contract';
import { accountArchive } from '#/features/people/account/server/account-archive';
import * as store from '#/features/people/account/server/store';
import { getCurrentUser } from '#/features/people/shared/account/user-contract';
import * as sessionStore from '#/platform/server/database/stores/sign-in-store';
import { longTimeoutMs } from '#/platform/server/http/request-timeout';
import { isFresh, isOfBrowser, requireFresh } from '#/platform/server/identity/freshness';
import { findPicturePath } from '#/platform/server/identity/picture';
import { sessionCookie, sessionIdleSeconds } from '#/platform/server/identity/sessions';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const exportRoute = defineBrowserRoute({
  method: 'GET',
  path: accountExportPath,
  who: 'signed-in',
  // Everything somebody has is much to read. Who has to sign in again comes twice for each download.
  limit: {
    max: 12,
    perSeconds: 3_600,
    message: 'U heeft uw gegevens het voorbije uur al enkele keren gedownload. Probeer het later opnieuw.',
  },
  timeoutMs: longTimeoutMs,
});

export function accountRoutes(services: Services): void {
  const { route, browserRoute, db, now, account } = services;
  route(getCurrentUser, async ({ user }) => ({ ...user, profileImageUrl: await findPicturePath(db, user) }));

  route(listSessions, async ({ user, session }) => {
    const found = await sessionStore.listSessions(db, user.id, sessionIdleSeconds);
    return found.map((each) => ({ ...each, isCurrent: each.key === session.key }));
  });

  route(endSession, async ({ user, session, params, reply }) => {
    if (!(await sessionStore.removeOwnSession(db, user.id, params.key))) throw new AppError('not_found');
    if (params.key === session.key) reply.clearCookie(sessionCookie, { path: '/' });
  });

  route(endOtherSessions, ({ user, session, query }) =>
    db.transaction(async (tx) => {
      await sessionStore.removeOtherSessions(tx, user.id, session.key);
      if (query.tokens === 'true') await sessionStore.removeTokensOf(tx, user.id);
    }),
  );

  browserRoute(exportRoute, async (request, reply) => {
    const { user, session } = request.visitor;
    if (!user) throw new AppError('unauthorized');
    if (!isFresh(session, now()) && isOfBrowser(request)) return reply.redirect(confirmDownloadPath, 302);
    requireFresh(session, now());
    const archive = await accountArchive({
      ...services,
      data: await store.readAccount(db, user, account),
      madeAt: now(),
    });
    const name = `${product.name} ${now().toISOString().slice(0, 10)}.zip`;
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(name, 'attachment'),
      'cache-control': 'private, no-store',
    });
    return reply.send(archive);
  });

  route(removeAccount, async ({ user, session, reply }) => {
    requireFresh(session, now());
    await db.transaction((tx) => store.removeAccount(tx, user, account));
    reply.clearCookie(sessionCookie, { path: '/' });
  });
}
