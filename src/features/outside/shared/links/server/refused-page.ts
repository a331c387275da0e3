import type { FastifyReply, FastifyRequest } from 'fastify';
import { fillPath } from '#/core/call';
import { AppError } from '#/core/errors';
import { codePath } from '#/features/outside/shared/links/contract';
import { alert, gonePage, outsidePage } from '#/features/outside/shared/links/server/page-frame';
import { escapeHtml } from '#/platform/server/http/templates';

export function sendPage(reply: FastifyReply, html: string): FastifyReply {
  return reply.type('text/html; charset=utf-8').send(html);
}

export function tokenOf(request: FastifyRequest): string {
  return String((request.params as { token?: string }).token);
}

/** Asks for a code first to be sent, and then to be typed. */
export function codePage(token: string, { isSent, fault = '' }: { isSent: boolean; fault?: string }): string {
  const action = escapeHtml(fillPath(codePath, { token }));
  const typed = `<form method="post" action="${action}" autocomplete="off"><label for="code">Code van zes cijfers</label><input id="code" name="code" inputmode="numeric" autocomplete="one-time-code" maxlength="12" required><button class="main">Verder</button></form>`;
  const ask = `<form method="post" action="${action}"><button${isSent ? '' : ' class="main"'}>${isSent ? 'Nieuwe code sturen' : 'Code sturen'}</button></form>`;
  return outsidePage({
    title: 'Code nodig',
    body: `<h1>Eerst een code</h1><p>U opent deze link voor het eerst op dit toestel. We sturen zes cijfers naar het e-mailadres waarvoor de link gemaakt is, zodat niemand anders meekijkt.</p>${
      isSent ? '<p role="status">De code is onderweg. Ze werkt tien minuten.</p>' : ''
    }${alert(fault)}${isSent ? typed : ''}${ask}`,
  });
}

/** What who may not come in by a link gets to see. */
export function refusedPage(error: Error, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'not_found') return sendPage(reply.code(404), gonePage(error.message));
  if (error.code === 'unauthorized')
    return sendPage(reply.code(401), codePage(tokenOf(request), { isSent: false }));
  if (error.code !== 'too_many') throw error;
  const body = `<h1>Even geduld</h1><p>${escapeHtml(error.message)}</p>`;
  if (error.retryAfter !== undefined) reply.header('retry-after', error.retryAfter);
  return sendPage(reply.code(429), outsidePage({ title: 'Even geduld', body }));
}
