import type { FastifyInstance } from 'fastify';

const loopback = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Who types 127.0.0.1 where the address is localhost would lose their cookies on the way back from signing in. */
export function redirectToPublicHost(http: FastifyInstance, publicUrl: string): void {
  const { host, hostname } = new URL(publicUrl);
  if (!loopback.has(hostname)) return;
  http.addHook('onRequest', async (request, reply) => {
    const asked = request.headers.host;
    const isPage = request.method === 'GET' && request.headers.accept?.includes('text/html');
    if (!isPage || asked === undefined || asked === host) return;
    const name = asked.replace(/:\d+$/, '');
    if (loopback.has(name)) return reply.redirect(publicUrl + request.url, 302);
  });
}
