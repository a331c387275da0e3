import { WebStandardStreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/webStandardStreamableHttp.js';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Asking } from '#/features/programs/assistants/server/asking';
import { createAssistants } from '#/features/programs/assistants/server/assistant-server';
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

/** For assistants that speak MCP: streamable HTTP, without sessions. */
export function assistantRoutes(services: Services): void {
  const { browserRoute, config, publicUrl } = services;
  if (!config.mcp) return;
  const serverFor = createAssistants(services, '1');
  browserRoute(defineBrowserRoute({ method: 'POST', path, who }), async (request, reply) => {
    const { token } = request.visitor;
    if (!token) throw new AppError('unauthorized');
    if (Array.isArray(request.body) && request.body.length > mostAtOnce) throw new AppError('too_large');
    const server = serverFor(token.right, askingOf(request));
    const transport = new WebStandardStreamableHTTPServerTransport({ enableJsonResponse: true });
    try {
      await server.connect(transport);
      const message = new Request(`${publicUrl}${path}`, { method: 'POST', headers: headersOf(request) });
      const answer = await transport.handleRequest(message, { parsedBody: request.body ?? null });
      const text = await answer.text();
      reply.code(answer.status).header('cache-control', 'no-store');
      const type = answer.headers.get('content-type');
      if (type) reply.type(type);
      return reply.send(text);
    } finally {
      await server.close();
    }
  });
  for (const method of ['GET', 'DELETE'] as const)
    browserRoute(defineBrowserRoute({ method, path, who }), onlyMessages);
}
