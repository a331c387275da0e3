import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { hashToken, sessionCookie } from '#/platform/server/sign-in/sessions';

/** A family clicking as fast as it can stays far below this. */
const requestsPerMinute = 1_500;

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

export async function secure(http: FastifyInstance, publicUrl: string): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:', 'https:'],
        fontSrc: ["'self'"],
        connectSrc: ["'self'"],
        workerSrc: ["'self'", 'blob:'],
        objectSrc: ["'none'"],
        frameSrc: ["'self'", 'blob:'],
        frameAncestors: ["'self'"],
        baseUri: ["'self'"],
        formAction: ["'self'"],
        ...(isHttps ? { upgradeInsecureRequests: [] } : {}),
      },
    },
    hsts: isHttps,
    referrerPolicy: { policy: 'same-origin' },
  });
  await http.register(rateLimit, {
    max: requestsPerMinute,
    timeWindow: '1 minute',
    keyGenerator: visitorKey,
    errorResponseBuilder: () => new AppError('too_many'),
  });
  http.addHook('onRequest', async (request) => refuseOtherOrigins(request, publicUrl));
}

function visitorKey(request: FastifyRequest): string {
  const token = request.cookies[sessionCookie];
  return token ? hashToken(token) : request.ip;
}

/** A write that another site made a browser send. Programs other than browsers send neither header. */
function refuseOtherOrigins(request: FastifyRequest, publicUrl: string): void {
  if (safeMethods.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  if (site === 'cross-site' || (origin !== undefined && origin !== new URL(publicUrl).origin)) {
    throw new AppError('forbidden', 'Deze aanvraag kwam van een andere website en is geweigerd.');
  }
}
