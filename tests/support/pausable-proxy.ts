import { type AddressInfo, connect, createServer, type Socket } from 'node:net';

export type PausableProxy = {
  /** The address of the database, by way of this proxy. */
  url: string;
  /** Takes connections and what is sent, and passes nothing on: as a server or a pooler that stands still. */
  freeze: () => void;
  thaw: () => void;
  close: () => Promise<void>;
};

export async function startPausableProxy(databaseUrl: string): Promise<PausableProxy> {
  const target = new URL(databaseUrl);
  const sockets = new Set<Socket>();
  let isFrozen = false;

  function join(from: Socket, to: Socket): void {
    sockets.add(from);
    from.on('data', (bytes) => to.write(bytes));
    from.on('error', () => undefined);
    from.on('close', () => {
      sockets.delete(from);
      to.destroy();
    });
    if (isFrozen) from.pause();
  }

  const server = createServer((near) => {
    const far = connect(Number(target.port), target.hostname);
    join(near, far);
    join(far, near);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = new URL(databaseUrl);
  url.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url: url.href,
    freeze: () => {
      isFrozen = true;
      for (const socket of sockets) socket.pause();
    },
    thaw: () => {
      isFrozen = false;
      for (const socket of sockets) socket.resume();
    },
    close: async () => {
      const closed = new Promise((resolve) => server.close(resolve));
      for (const socket of sockets) socket.destroy();
      await closed;
    },
  };
}
