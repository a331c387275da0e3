import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';

const usualMs = 60_000;

/** For what comes over a slow line, or is read in a worker: those have bounds of their own within this one. */
export const longTimeoutMs = 20 * 60_000;

declare module 'fastify' {
  interface FastifyContextConfig {
    /** How long until the answer begins, where the usual is not enough. */
    timeoutMs?: number;
  }
  interface FastifyRequest {
    timeoutTimer: NodeJS.Timeout | undefined;
  }
}

/** Nobody waits for ever, whatever it is that doesn't come. An answer that has begun takes the time it needs. */
export function timeOutRequests(http: FastifyInstance, ms: number = usualMs): void {
  http.decorateRequest('timeoutTimer');
  http.addHook('onRequest', async (request, reply) => {
    request.timeoutTimer = setTimeout(() => {
      if (!reply.sent) reply.send(tookTooLong(request));
    }, request.routeOptions.config.timeoutMs ?? ms);
  });
  http.addHook('onSend', async ({ timeoutTimer }) => clearTimeout(timeoutTimer));
  http.addHook('onRequestAbort', async ({ timeoutTimer }) => clearTimeout(timeoutTimer));
  // What is answered past the framework has no onSend; its timer would hold all of the request until it goes off.
  http.addHook('onResponse', async ({ timeoutTimer }) => clearTimeout(timeoutTimer));
}

function tookTooLong({ method }: FastifyRequest): AppError {
  const next =
    method === 'GET'
      ? 'Probeer het zo dadelijk opnieuw.'
      : 'Kijk na of het gelukt is, en probeer het anders opnieuw.';
  return new AppError('overloaded', `Dit duurde te lang. ${next}`);
}
