import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import { defineBrowserRoute } from '#/core/call';
import { type Page, pageAt } from '#/core/page';
import type { Database } from '#/platform/server/database/engine/database';
import { saveAttempt, saveUser, takeAttempt } from '#/platform/server/database/stores/sign-in-store';
import { sendHtml } from '#/platform/server/http/pages';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';
import type { Template } from '#/platform/server/http/templates';
import { backchannelLogoutRoute } from '#/platform/server/identity/backchannel-logout';
import { deviceOf } from '#/platform/server/identity/device';
import { pictureRoute, renewPicture } from '#/platform/server/identity/picture';
import type { RelyingParty } from '#/platform/server/identity/relying-party';
import {
  endSession,
  findSignedIn,
  hashToken,
  newToken,
  sessionCookie,
  startSession,
} from '#/platform/server/identity/sessions';

const attemptSeconds = 30 * 60;
const clockDifferenceMs = 2 * 60_000;
const browserCookie = 'sign-in';
const startLimit = { name: 'sign-in', perSeconds: 60, max: 60 };

type SignIn = {
  db: Database;
  browserRoute: OpenBrowserRoute;
  relyingParty: RelyingParty;
  providerPath: string;
  publicUrl: string;
  pages: readonly Page[];
  notice: Template;
  noticeValues: () => Record<string, string>;
};

const query = z.object({
  terug: z.string().optional().catch(undefined),
  opnieuw: z.literal('1').optional().catch(undefined),
});

/** Only a page of our own, with plain words after it: an address from outside must never decide where a signed-in browser goes. */
export function safeReturnTo(value: string | undefined, pages: readonly Page[]): string {
  const [, path = '', words] = /^([^?]*)(\?[\w=&-]*)?$/.exec(value ?? '') ?? [];
  return pageAt(pages, path) ? `${path}${words ?? ''}` : '/';
}

/** A provider that still knew the person, and let them pass. Its clock may differ a little from ours. */
function isBefore(provedAt: Date, { expiresAt }: { expiresAt: string }): boolean {
  const began = Date.parse(expiresAt) - attemptSeconds * 1000;
  return provedAt.getTime() < began - clockDifferenceMs;
}

export function signInRoutes(signIn: SignIn): void {
  const { db, browserRoute, relyingParty, publicUrl } = signIn;
  const cookieOptions = {
    path: '/',
    httpOnly: true,
    sameSite: 'lax',
    secure: publicUrl.startsWith('https:'),
  } as const;

  async function start(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const { terug, opnieuw } = query.parse(request.query);
    const confirms = opnieuw !== undefined;
    const browser = request.cookies[browserCookie] ?? newToken();
    const begun = await relyingParty.start({ confirms }).catch((error: unknown) => {
      request.log.error({ err: error }, 'the identity provider does not answer');
      return undefined;
    });
    if (!begun)
      return showNotice(
        request,
        reply,
        503,
        'De aanmelddienst antwoordt niet. Probeer het zo dadelijk opnieuw.',
      );
    await saveAttempt(db, {
      state: begun.state,
      nonce: begun.nonce,
      codeVerifier: begun.codeVerifier,
      browserHash: hashToken(browser),
      returnTo: safeReturnTo(terug, signIn.pages),
      confirms,
      expiresAt: new Date(Date.now() + attemptSeconds * 1000).toISOString(),
    });
    reply.setCookie(browserCookie, browser, { ...cookieOptions, maxAge: attemptSeconds });
    return reply.redirect(begun.url.href, 302);
  }

  function showNotice(
    request: FastifyRequest,
    reply: FastifyReply,
    status: number,
    text: string,
  ): FastifyReply {
    const values = { ...signIn.noticeValues(), TITLE: 'Aanmelden is niet gelukt', TEXT: text };
    return sendHtml(request, reply.code(status), signIn.notice(values));
  }

  for (const path of ['/api/login', signIn.providerPath]) {
    browserRoute(defineBrowserRoute({ method: 'GET', path, who: 'anyone', limit: startLimit }), start);
  }

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: '/api/auth/callback', who: 'anyone' }),
    async (request, reply) => {
      const current = new URL(request.url, publicUrl);
      const state = current.searchParams.get('state') ?? '';
      const attempt = await takeAttempt(db, state, hashToken(request.cookies[browserCookie] ?? ''));
      if (!attempt) {
        return showNotice(
          request,
          reply,
          400,
          'Deze aanmelding is verlopen of al gebruikt. Meld u opnieuw aan.',
        );
      }
      if (current.searchParams.get('error') === 'access_denied') {
        return showNotice(
          request,
          reply,
          400,
          'U heeft het aanmelden geannuleerd. U kunt het altijd opnieuw proberen.',
        );
      }
      const finished = await relyingParty.finish(current, attempt).catch((error: unknown) => {
        request.log.warn({ err: error }, 'sign-in refused');
        return undefined;
      });
      if (!finished) {
        return showNotice(
          request,
          reply,
          400,
          'De aanmelddienst kon niet bevestigen wie u bent. Meld u opnieuw aan.',
        );
      }
      const { provedAt } = finished;
      if (attempt.confirms && provedAt && isBefore(provedAt, attempt)) {
        return showNotice(
          request,
          reply,
          400,
          'De aanmelddienst heeft u niet opnieuw laten aanmelden. Log daar eerst uit, en probeer het dan opnieuw.',
        );
      }
      const user = await db.transaction(async (tx) => {
        const saved = await saveUser(tx, finished.identity);
        await renewPicture(tx, saved);
        return saved;
      });
      const previous = request.cookies[sessionCookie];
      const before = await findSignedIn(db, previous);
      if (previous) await endSession(db, previous);
      const session = await startSession(db, user.id, finished.idToken, {
        sid: finished.sid,
        ...deviceOf(request.headers['user-agent']),
        ...(provedAt && provedAt.getTime() < Date.now() ? { confirmedAt: provedAt.toISOString() } : {}),
      });
      reply.setCookie(sessionCookie, session.token, { ...cookieOptions, maxAge: session.maxAge });
      // What somebody was about to do is not for who signs in as somebody else.
      const isSomebodyElse = attempt.confirms && before?.id !== user.id;
      return reply.redirect(isSomebodyElse ? '/' : attempt.returnTo, 303);
    },
  );

  pictureRoute(browserRoute, db);
  backchannelLogoutRoute(browserRoute, db, relyingParty);

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: '/api/logout', who: 'anyone' }),
    async (request, reply) => {
      // Another site may link here, but not sign anybody out.
      if (request.headers['sec-fetch-site'] === 'cross-site') return reply.redirect('/', 302);
      const token = request.cookies[sessionCookie];
      const ended = token ? await endSession(db, token) : undefined;
      reply.clearCookie(sessionCookie, cookieOptions);
      const elsewhere = ended?.idToken
        ? await relyingParty.endSessionUrl(ended.idToken, `${publicUrl}/`).catch(() => undefined)
        : undefined;
      return reply.redirect(elsewhere?.href ?? '/', 302);
    },
  );
}
