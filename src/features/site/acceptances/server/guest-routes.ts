import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import { findMemberName } from '#/features/outside/shared/links/server/member-of';
import { refusedPage, sendPage, tokenOf } from '#/features/outside/shared/links/server/refused-page';
import { signing } from '#/features/site/acceptances/contract';
import { answerAcceptance, getGuestAcceptance } from '#/features/site/acceptances/guest-contract';
import {
  answerAsGuest,
  findAddendumOf,
  findMinutesOf,
  readForGuest,
} from '#/features/site/acceptances/server/guest';
import { guestAcceptanceHtml } from '#/features/site/acceptances/server/guest-page';
import { findDocumentFile } from '#/features/work/shared/documents/server/store';
import type { OpenedLink } from '#/platform/server/ports/links';
import type { Services } from '#/platform/server/services';
import { contentDisposition } from '#/platform/server/storage/content-disposition';

const who = { link: 'guest' } as const;
const path = '/guest/:token/acceptances/:id';

function linkOf({ visitor: { link } }: FastifyRequest): OpenedLink {
  if (!link) throw new AppError('not_found');
  return link;
}

const idOf = (request: FastifyRequest) => Number(request.visitor.params.id);

export function guestAcceptanceRoutes(services: Services): void {
  const { route, browserRoute, db, files } = services;

  route(getGuestAcceptance, ({ link, params }) => readForGuest(db, link, params.id));

  route(answerAcceptance, async ({ link, params, body, request }) =>
    answerAsGuest(services, { link, as: await findMemberName(db, request, link.projectId) }, params.id, body),
  );

  const show = async (request: FastifyRequest, reply: FastifyReply, fault = '', status = 200) => {
    const minutes = await readForGuest(db, linkOf(request), idOf(request));
    return sendPage(reply.code(status), guestAcceptanceHtml(minutes, { token: tokenOf(request), fault }));
  };

  browserRoute(
    defineBrowserRoute({ method: 'GET', path, who }),
    (request, reply) => show(request, reply),
    refusedPage,
  );

  browserRoute(
    defineBrowserRoute({
      ...{ method: 'POST', path, who },
      ...(answerAcceptance.limit && { limit: answerAcceptance.limit }),
    }),
    async (request, reply) => {
      const link = linkOf(request);
      const sent = (request.body ?? {}) as Record<string, unknown>;
      const said = signing.safeParse(sent);
      if (!said.success) return show(request, reply, said.error.issues[0]?.message, 400);
      if (sent.agreed !== 'yes') return show(request, reply, 'Bevestig dat u alles gelezen heeft.', 400);
      try {
        const as = await findMemberName(db, request, link.projectId);
        await answerAsGuest(services, { link, as }, idOf(request), said.data);
      } catch (error) {
        if (!(error instanceof AppError) || error.code === 'not_found' || error.status >= 500) throw error;
        return show(request, reply, error.message, error.status);
      }
      return reply.redirect(request.url, 303);
    },
    refusedPage,
  );

  const sendPdf = async (reply: FastifyReply, projectId: number, documentId: number) => {
    const file = await findDocumentFile(db, projectId, documentId);
    const content = file && (await files.read(file.key));
    if (!file || !content) throw new AppError('not_found', 'Deze pdf is er niet meer.');
    return reply
      .headers({
        'content-security-policy': "default-src 'none'; sandbox",
        'x-content-type-options': 'nosniff',
        'content-disposition': contentDisposition(file.name, 'inline'),
      })
      .type(file.mimeType)
      .send(content);
  };

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: `${path}/minutes.pdf`, who }),
    async (request, reply) => {
      const link = linkOf(request);
      return sendPdf(reply, link.projectId, await findMinutesOf(db, link, idOf(request)));
    },
    refusedPage,
  );

  browserRoute(
    defineBrowserRoute({ method: 'GET', path: `${path}/addenda/:number`, who }),
    async (request, reply) => {
      const link = linkOf(request);
      const number = Number(request.visitor.params.number);
      return sendPdf(reply, link.projectId, await findAddendumOf(db, link, idOf(request), number));
    },
    refusedPage,
  );
}
