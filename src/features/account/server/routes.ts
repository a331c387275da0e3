import { AppError } from '#/core/errors';
import { product } from '#/core/product';
import { accountExportPath, getCurrentUser, removeAccount } from '#/features/account/contract';
import { accountArchive } from '#/features/account/server/export/account-archive';
import * as store from '#/features/account/server/store';
import { countHit } from '#/platform/server/database/rate-limit-store';
import { contentDisposition } from '#/platform/server/files/content-disposition';
import type { Services } from '#/platform/server/services';
import { sessionCookie } from '#/platform/server/sign-in/sessions';

/** Everything somebody has is much to read; nobody needs it more often. */
const downloads = { max: 6, perSeconds: 3_600 };

export function accountRoutes({ route, door, db, files, now }: Services): void {
  route(getCurrentUser, ({ user }) => user);

  door('GET', accountExportPath, 'signed-in', async (request, reply) => {
    const { user } = request.visitor;
    if (!user) throw new AppError('unauthorized');
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
  });

  route(removeAccount, async ({ user, reply }) => {
    await db.transaction((tx) => store.removeAccount(tx, user));
    reply.clearCookie(sessionCookie, { path: '/' });
  });
}
