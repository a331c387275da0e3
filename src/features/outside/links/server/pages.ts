import { defineBrowserRoute, fillPath } from '#/core/call';
import { AppError } from '#/core/errors';
import { checkCode, orderCode } from '#/features/outside/links/server/code';
import { codePath, linkPaths, sendLinkCode } from '#/features/outside/shared/links/contract';
import {
  codePage,
  refusedPage,
  sendPage,
  tokenOf,
} from '#/features/outside/shared/links/server/refused-page';
import type { Services } from '#/platform/server/services';

const codeRoute = defineBrowserRoute({ method: 'POST', path: codePath, who: { link: 'any' } });

/** The form that makes a device known, for browsers without a script. */
export function codePages(services: Services): void {
  services.browserRoute(
    codeRoute,
    async (request, reply) => {
      const { link } = request.visitor;
      if (!link) throw new AppError('not_found');
      const token = tokenOf(request);
      const sent = sendLinkCode.body?.safeParse(request.body ?? {});
      try {
        if (!sent?.success) throw new AppError('invalid', sent?.error.issues[0]?.message);
        if (sent.data.code === undefined) {
          await orderCode(services, link);
          return sendPage(reply, codePage(token, { isSent: true }));
        }
        await checkCode(services, link, sent.data.code, reply);
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'not_found' || error.status >= 500) throw error;
        return sendPage(reply.code(error.status), codePage(token, { isSent: true, fault: error.message }));
      }
      return reply.redirect(fillPath(linkPaths[link.purpose], { token }), 303);
    },
    refusedPage,
  );
}
