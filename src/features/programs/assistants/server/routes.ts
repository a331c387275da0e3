import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Asking } from '#/features/programs/assistants/server/asking';
import type { Services } from '#/platform/server/services';

const path = '/mcp';
/** Older assistants send several messages in one go. */
const mostAtOnce = 10;
const who = { program: true } as const;

function askingOf({ visitor, headers, ip }: FastifyRequest): Asking {
  if (!visitor.project) throw new AppError('not_found');
  const { authorization = '', host = '' } = headers;
  return { projectId: visitor.project.projectId, headers: { authorization, host }, ip };
}

/** Nothing is kept between two messages: there is no stream to open and no session to end. */
function onlyMessages(_: FastifyRequest, reply: FastifyReply) {
  return reply
    .code(405)
    .header('allow', 'POST')
    .send({ message: 'Hier komen alleen berichten binnen, met POST.' });
}

function headersOf({ headers }: FastifyRequest): Headers {
  const passed = new Headers();
  for (const name of ['accept', 'content-type', 'mcp-protocol-version']) {
    const value = headers[name];
    if (typeof value === 'string') passed.set(name, value);
  }
  return passed;
}

/** The library is large, and many a house never has an assistant. */
async function openAssistants(services: Services) {
  const { createAnswerMessage } = await import('#/features/programs/assistants/server/answer-message');
  return createAnswerMessage(services);
}

/** For assistants that speak MCP: streamable HTTP, without sessions. */
export function assistantRoutes(services: Services): void {
  const { browserRoute, config, publicUrl } = services;
  if (!config.mcp) return;
  let opened: ReturnType<typeof openAssistants> | undefined;
  browserRoute(defineBrowserRoute({ method: 'POST', path, who }), async (request, reply) => {
    const { token } = request.visitor;
    if (!token) throw new AppError('unauthorized');
    if (Array.isArray(request.body) && request.body.length > mostAtOnce) throw new AppError('too_large');
    opened ??= openAssistants(services);
    const answerMessage = await opened;
    const { status, type, text } = await answerMessage({
      right: token.right,
      asking: askingOf(request),
      request: new Request(`${publicUrl}${path}`, { method: 'POST', headers: headersOf(request) }),
      body: request.body,
    });
    reply.code(status).header('cache-control', 'no-store');
    if (type) reply.type(type);
    return reply.send(text);
  });
  for (const method of ['GET', 'DELETE'] as const)
    browserRoute(defineBrowserRoute({ method, path, who }), onlyMessages);
}
