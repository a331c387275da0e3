import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';

export type Balancer = { stop: () => Promise<void> };

/**
 * What a proxy does by default: each request to the next server in turn, on a connection of its own; where nobody
 * listens the one after that is asked, and what changes nothing is asked there too where a server hangs up.
 */
export async function startBalancer(port: number, targets: () => readonly string[]): Promise<Balancer> {
  let turn = 0;

  function pass(incoming: IncomingMessage, outgoing: ServerResponse, first: number, tried = 0): void {
    const servers = targets();
    const target = servers[(first + tried) % servers.length] ?? '';
    const headers = { ...incoming.headers, 'x-forwarded-for': incoming.socket.remoteAddress ?? '' };
    const { method, url = '' } = incoming;
    const passed = request(target + url, { method, headers, agent: false }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
      answer.pipe(outgoing);
    });
    passed.on('error', (error: NodeJS.ErrnoException) => {
      const mayAskAgain = error.code === 'ECONNREFUSED' || (method === 'GET' && !outgoing.headersSent);
      if (mayAskAgain && tried + 1 < servers.length) {
        return pass(incoming, outgoing, first, tried + 1);
      }
      if (outgoing.headersSent) return void outgoing.destroy();
      outgoing.writeHead(502).end();
    });
    passed.on('socket', (socket) => socket.once('connect', () => incoming.pipe(passed)));
  }

  const proxy = createServer((incoming, outgoing) => pass(incoming, outgoing, turn++));
  await new Promise<void>((resolve) => proxy.listen(port, 'localhost', resolve));
  return {
    stop: () =>
      new Promise<void>((resolve) => {
        proxy.close(() => resolve());
        proxy.closeAllConnections();
      }),
  };
}
