import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '#/core/errors';
import { isMonitoringPath } from '#/platform/server/http/monitoring-paths';
import { isLoopbackName } from '#/platform/server/loopback';

function nameOf(host: string): string {
  return host.toLowerCase().replace(/:\d*$/, '').replace(/\.$/, '');
}

/**
 * Another site's name that was made to lead here would let its scripts talk to us as if they were ours. Names are
 * compared without their ports, which many a proxy leaves out or changes. A name of the machine itself is what a proxy
 * beside us says that does not pass the visitor's on.
 */
export function guardHost(http: FastifyInstance, publicUrl: string): void {
  const { host, hostname } = new URL(publicUrl);
  const ourName = nameOf(hostname);
  const isLocal = isLoopbackName(ourName);
  http.addHook('onRequest', async (request, reply) => {
    if (isMonitoringPath(request.url)) return;
    const asked = request.headers.host ?? '';
    const names = [nameOf(asked), nameOf(request.host ?? '')];
    if (!names.some((name) => name === ourName || isLoopbackName(name))) {
      throw new AppError('misdirected', `Deze server antwoordt op ${publicUrl}. Gebruik dat adres.`);
    }
    // Who types 127.0.0.1 where the address is localhost would lose their cookies on the way back from signing in.
    if (isLocal && asked !== host && isPage(request) && isLoopbackName(nameOf(asked))) {
      return reply.redirect(publicUrl + request.url, 302);
    }
  });
}

function isPage({ method, headers }: FastifyRequest): boolean {
  return method === 'GET' && headers.accept?.includes('text/html') === true;
}
