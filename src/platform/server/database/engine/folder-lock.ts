import { createHash } from 'node:crypto';
import { realpathSync, rmSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class FolderInUse extends Error {}

/**
 * Two processes on one embedded database lose rows without a word. A listening socket is a lock that the
 * kernel frees however the holder ends; a lock file would survive a power cut and keep the owner out.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const address = socketAddress(folder);
  const server = (await listen(address)) ?? (await listenWhereStale(address));
  if (!server) throw new FolderInUse(`Another Truweel is already running on the data folder ${folder}.`);
  server.unref();
  return () => new Promise((resolve) => server.close(() => resolve()));
}

function socketAddress(folder: string): string {
  const name = `truweel-${createHash('sha256').update(realpathSync(folder)).digest('hex').slice(0, 32)}`;
  switch (process.platform) {
    case 'linux':
      return `\0${name}`;
    case 'win32':
      return `\\\\.\\pipe\\${name}`;
    default:
      return join(tmpdir(), `${name}.sock`);
  }
}

function listen(address: string): Promise<Server | undefined> {
  return new Promise((resolve, reject) => {
    const server = createServer((socket) => socket.destroy());
    server.once('error', (error: NodeJS.ErrnoException) =>
      error.code === 'EADDRINUSE' ? resolve(undefined) : reject(error),
    );
    server.listen(address, () => resolve(server));
  });
}

/** Where sockets are files, one can be left behind; nobody answers on it then. */
async function listenWhereStale(address: string): Promise<Server | undefined> {
  if (!address.startsWith('/') || (await answers(address))) return undefined;
  rmSync(address, { force: true });
  return listen(address);
}

function answers(address: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(address, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}
