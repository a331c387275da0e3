import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { isMonitoringPath } from '#/platform/server/http/monitoring-paths';
import { bearerOf } from '#/platform/server/identity/access-token';
import { hashToken, isKnownSession, sessionCookie } from '#/platform/server/identity/sessions';

const yearSeconds = 31_536_000;
/** Visitors that are counted at a time; of more, those who were away longest begin anew. */
const mostVisitors = 20_000;
const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

type SecuritySettings = {
  publicUrl: string;
  /** Of one visitor, counted by each process for itself: against floods. What costs or hurts is counted by its call. */
  requestsPerMinute: number;
};

export async function secure(
  http: FastifyInstance,
  { publicUrl, requestsPerMinute }: SecuritySettings,
): Promise<void> {
  const isHttps = publicUrl.startsWith('https:');
  await http.register(helmet, {
    contentSecurityPolicy: {
      useDefaults: false,
      directives: {
        defaultSrc: ["'self'"],
        scriptSrc: ["'self'"],
        styleSrc: ["'self'", "'unsafe-inline'"],
        imgSrc: ["'self'", 'data:', 'blob:'],
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
    // Other names under this one are not ours to decide about.
    hsts: isHttps && { maxAge: yearSeconds, includeSubDomains: false },
    referrerPolicy: { policy: 'same-origin' },
  });
  await http.register(rateLimit, {
    global: false,
    max: requestsPerMinute,
    timeWindow: '1 minute',
    cache: mostVisitors,
    keyGenerator: visitorKey,
    allowList: ({ url }) => isMonitoringPath(url),
    errorResponseBuilder: () => new AppError('too_many'),
  });
  // By itself it would count behind the gate, and so never count who is refused there.
  http.addHook('onRequest', http.rateLimit());
  const { origin } = new URL(publicUrl);
  http.addHook('onRequest', async (request) => refuseOtherOrigins(request, origin));
}

/** An invented cookie a request would be a new visitor each time: only a session that was seen to be real counts. */
function visitorKey(request: FastifyRequest): string {
  const token = bearerOf(request.headers.authorization) ?? request.cookies[sessionCookie];
  if (!token) return request.ip;
  const hash = hashToken(token);
  return isKnownSession(hash) ? hash : request.ip;
}

/** A write that another site made a browser send. Programs other than browsers send neither header. */
function refuseOtherOrigins(request: FastifyRequest, ourOrigin: string): void {
  if (safeMethods.has(request.method)) return;
  const { origin, 'sec-fetch-site': site } = request.headers;
  // A form on a page that tells nobody its address tells none either; the browser itself vouches for it.
  if (origin === 'null' && site === 'same-origin') return;
  if (site === 'cross-site' || (origin !== undefined && origin !== ourOrigin)) {
    throw new AppError('forbidden', 'Deze aanvraag kwam van een andere website en is geweigerd.');
  }
}
