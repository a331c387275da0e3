import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { defineBrowserRoute } from '#/core/call';
import { AppError } from '#/core/errors';
import type { OpenBrowserRoute } from '#/platform/server/http/routes';

/** A figure that is looked up when somebody asks: one value, or one for each word of its label. */
export type Figure = {
  name: string;
  help: string;
  label?: string;
  read: () => Promise<number | Record<string, number>> | number | Record<string, number>;
};

type MetricsParts = {
  http: FastifyInstance;
  browserRoute: OpenBrowserRoute;
  /** Undefined: only this machine may ask. */
  token: string | undefined;
  figures: readonly Figure[];
};

const prefix = 'truweel_';
const buckets = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30];

/** What an operator's monitoring asks for, in Prometheus' text form. */
export function serveMetrics({ http, browserRoute, token, figures }: MetricsParts): void {
  const register = new Registry();
  const durations = new Histogram({
    name: `${prefix}http_request_duration_seconds`,
    help: 'How long requests took, by route and status',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers: [register],
  });
  for (const figure of figures) registerFigure(register, figure);
  // It watches the event loop from then on; an app that never listens needs no watching.
  http.addHook('onListen', async () => collectDefaultMetrics({ register, prefix }));
  http.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'page';
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
  });
  browserRoute(
    defineBrowserRoute({ method: 'GET', path: '/metrics', who: 'anyone' }),
    async (request, reply) => {
      if (!mayAsk(request, token)) throw new AppError('forbidden');
      return reply.type(register.contentType).send(await register.metrics());
    },
  );
}

function registerFigure(register: Registry, { name, help, label, read }: Figure): void {
  new Gauge({
    name: prefix + name,
    help,
    labelNames: label === undefined ? [] : [label],
    registers: [register],
    async collect() {
      this.reset();
      const found = await readSoon(read);
      if (found === undefined) return;
      if (typeof found === 'number') return this.set(found);
      for (const [word, value] of Object.entries(found)) this.set({ [label ?? 'kind']: word }, value);
    },
  });
}

const patienceMs = 2_000;

/** What can't be told now is left out: the rest is needed most when something is away. */
async function readSoon(read: Figure['read']): Promise<Awaited<ReturnType<Figure['read']>> | undefined> {
  const late = new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), patienceMs).unref();
  });
  try {
    return await Promise.race([read(), late]);
  } catch {
    return undefined;
  }
}

const loopback = /^(127\.|::1$|::ffff:127\.)/;

/** Behind a proxy on the same machine everybody comes from this machine: what was passed on doesn't count. */
function isFromHere({ raw, headers }: FastifyRequest): boolean {
  const isPassedOn = ['x-forwarded-for', 'forwarded', 'x-real-ip', 'via'].some((name) => name in headers);
  return !isPassedOn && loopback.test(raw.socket.remoteAddress ?? '');
}

function mayAsk(request: FastifyRequest, token: string | undefined): boolean {
  const [, given] = /^Bearer (\S+)$/i.exec(request.headers.authorization ?? '') ?? [];
  if (given !== undefined) return token !== undefined && timingSafeEqual(digest(given), digest(token));
  return isFromHere(request);
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
