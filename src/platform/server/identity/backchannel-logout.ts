import { z } from 'zod';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { isStorable } from '#/core/storable';
import type { Database } from '#/platform/server/database/engine/database';
import { countHit } from '#/platform/server/database/stores/rate-limit-store';
import { removeSessionsOf } from '#/platform/server/database/stores/sign-in-store';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import { InvalidLogoutToken, tokenSeconds } from '#/platform/server/identity/logout-token';
import type { RelyingParty } from '#/platform/server/identity/relying-party';
import { hashToken } from '#/platform/server/identity/sessions';

const form = z.object({ logout_token: z.string().min(1).max(20_000) });
const refused = 'Dit bericht van de aanmelddienst is niet geldig.';

/** The provider itself tells, without a browser, that somebody signed out there or was put out. */
export function backchannelLogoutRoute(
  browserRoute: OpenBrowserRoute,
  db: Database,
  relyingParty: RelyingParty,
): void {
  browserRoute(
    defineBrowserRoute({ method: 'POST', path: '/api/auth/backchannel-logout', who: 'anyone' }),
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      const sent = form.safeParse(request.body);
      if (!sent.success) throw new AppError('invalid', refused);
      const ended = await relyingParty.readLogoutToken(sent.data.logout_token).catch((error: unknown) => {
        request.log.warn({ err: error }, 'a logout token was refused');
        if (error instanceof InvalidLogoutToken) throw new AppError('invalid', refused);
        throw new AppError('overloaded', 'De aanmelddienst antwoordt niet.');
      });
      // Counted as tries are, over all processes: the second time is one too many.
      const { count } = await countHit(
        db,
        `logout token ${hashToken(`${ended.issuer} ${ended.jti}`)}`,
        3 * tokenSeconds,
      );
      if (count > 1 || !isStorable(ended)) throw new AppError('invalid', refused);
      await removeSessionsOf(db, ended);
      return reply.code(200).send();
    },
  );
}
