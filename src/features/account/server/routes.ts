import type { FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { pagePaths } from '#/core/pages';
import { product } from '#/core/product';
import {
  accountExportPath,
  accountSteps,
  endOtherSessions,
  endSession,
  type GuardedStep,
  getCurrentUser,
  listSessions,
  removeAccount,
} from '#/features/account/contract';
import { accountArchive } from '#/features/account/server/export/account-archive';
import * as store from '#/features/account/server/store';
import { countHit } from '#/platform/server/database/rate-limit-store';
import * as sessionStore from '#/platform/server/database/sign-in-store';
import { contentDisposition } from '#/platform/server/files/content-disposition';
import { longMs } from '#/platform/server/http/request-bound';
import type { Door } from '#/platform/server/http/routes';
import type { Services } from '#/platform/server/services';
import { isFresh, requireFresh } from '#/platform/server/sign-in/freshness';
import { findPicturePath } from '#/platform/server/sign-in/picture';
import { sessionCookie, sessionIdleSeconds } from '#/platform/server/sign-in/sessions';

/** Everything somebody has is much to read; nobody needs it more often. */
const downloads = { max: 6, perSeconds: 3_600 };

const exportStep: GuardedStep = 'downloaden';
/** Who opened the download in a browser is asked on the page it came from. */
const askToConfirm = `${pagePaths.account}?${accountSteps.confirm}=${exportStep}`;

function isForPeople({ headers }: FastifyRequest): boolean {
  return /\btext\/html\b/.test(headers.accept ?? '');
}

export function accountRoutes({ route, door, db, files, now }: Services): void {
  route(getCurrentUser, async ({ user }) => ({ ...user, profileImageUrl: await findPicturePath(db, user) }));

  route(listSessions, async ({ user, session }) => {
    const found = await sessionStore.listSessions(db, user.id, sessionIdleSeconds);
    return found.map((each) => ({ ...each, isCurrent: each.key === session.key }));
  });

  route(endSession, async ({ user, session, params, reply }) => {
    if (!(await sessionStore.removeOwnSession(db, user.id, params.key))) throw new AppError('not_found');
    if (params.key === session.key) reply.clearCookie(sessionCookie, { path: '/' });
  });

  route(endOtherSessions, ({ user, session }) => sessionStore.removeOtherSessions(db, user.id, session.key));

  const sendArchive: Parameters<Door>[3] = async (request, reply) => {
    const { user, session } = request.visitor;
    if (!user) throw new AppError('unauthorized');
    if (!isFresh(session, now()) && isForPeople(request)) return reply.redirect(askToConfirm, 302);
    requireFresh(session, now());
    const { count, secondsLeft } = await countHit(
      db,
      `${accountExportPath} user ${user.id}`,
      downloads.perSeconds,
    );
    if (count > downloads.max) {
      throw new AppError(
        'too_many',
        'U heeft uw gegevens het voorbije uur al enkele keren gedownload. Probeer het later opnieuw.',
        undefined,
        secondsLeft,
      );
    }
    const archive = await accountArchive(await store.readAccount(db, user), files.read, now());
    const name = `${product.name} ${now().toISOString().slice(0, 10)}.zip`;
    reply.headers({
      'content-type': 'application/zip',
      'content-disposition': contentDisposition(name, 'attachment'),
      'cache-control': 'private, no-store',
    });
    return reply.send(archive);
  };
  door('GET', accountExportPath, 'signed-in', sendArchive, longMs);

  route(removeAccount, async ({ user, session, reply }) => {
    requireFresh(session, now());
    await db.transaction((tx) => store.removeAccount(tx, user));
    reply.clearCookie(sessionCookie, { path: '/' });
  });
}
