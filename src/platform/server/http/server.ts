import { randomUUID } from 'node:crypto';
import cookie from '@fastify/cookie';
import multipart from '@fastify/multipart';
import Fastify, { type FastifyInstance, LogController } from 'fastify';
import { validatorCompiler } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { answerUnreadable } from '#/platform/server/http/client-errors';
import { answerErrors, type ErrorPages } from '#/platform/server/http/errors';
import { endStreamsOfHead } from '#/platform/server/http/head-requests';
import { guardHost } from '#/platform/server/http/public-host';
import { timeOutRequests } from '#/platform/server/http/request-timeout';
import { secure } from '#/platform/server/http/security';
import { createSerializer } from '#/platform/server/http/serializer';
import { readableAddress, refuseUnreadableInput } from '#/platform/server/http/unreadable-input';
import { type TrustedProxies, trustFor } from '#/platform/server/trusted-proxies';

const jsonLimit = 1_048_576;

type HttpSettings = {
  logLevel: string;
  publicUrl: string;
  trustProxy: TrustedProxies;
  errorPages: ErrorPages;
  requestsPerMinute: number;
  /** Whether every answer is held against its contract once more. */
  checkAnswers: boolean;
  /** How long a request may take; left out: as served. */
  requestMs?: number;
};

export async function createHttp(settings: HttpSettings): Promise<FastifyInstance> {
  z.config(z.locales.nl());
  const http = Fastify({
    logger: { level: settings.logLevel },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustFor(settings.trustProxy),
    bodyLimit: jsonLimit,
    forceCloseConnections: 'idle',
    // What still comes in on an open connection while we end is answered like any other.
    return503OnClosing: false,
    genReqId: () => randomUUID(),
    // Longer than an address can be: what is too long to be an id is one that nobody has.
    routerOptions: { ignoreTrailingSlash: false, maxParamLength: 20_000 },
    rewriteUrl: ({ url }) => readableAddress(url),
    clientErrorHandler: answerUnreadable,
  });
  http.setValidatorCompiler(validatorCompiler);
  http.setSerializerCompiler(createSerializer({ checked: settings.checkAnswers }));
  answerErrors(http, settings.errorPages);
  timeOutRequests(http, settings.requestMs);
  endStreamsOfHead(http);
  http.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    (_request, body, done) => done(null, Object.fromEntries(new URLSearchParams(String(body)))),
  );
  http.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id);
  });
  // The route's pattern, never its address: an address can hold what is nobody's business.
  http.addHook('onResponse', async (request, reply) => {
    const { method } = request;
    const route = request.routeOptions.url ?? 'unknown';
    request.log.info(
      { method, route, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
  });
  await http.register(cookie);
  await http.register(multipart, { throwFileSizeLimit: false });
  await secure(http, settings);
  guardHost(http, settings.publicUrl);
  refuseUnreadableInput(http);
  return http;
}
