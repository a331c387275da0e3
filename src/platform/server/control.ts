import { chmodSync, rmSync } from 'node:fs';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import { join } from 'node:path';

/**
 * The embedded database belongs to the running server alone, so that commands which need it ask the server: over a
 * socket in the data folder, which only its owner can reach.
 */
export type ControlHandler = (response: ServerResponse, args: readonly string[]) => Promise<void>;

const longestSocketPath = 100;

function socketPath(dataDir: string): string {
  return process.platform === 'win32'
    ? `\\\\.\\pipe\\truweel-${Buffer.from(dataDir).toString('base64url')}`
    : join(dataDir, 'control.sock');
}

/** Only for who holds the lock of the folder: what lies there was left by a crash. */
export async function openControl(
  dataDir: string,
  handlers: Readonly<Record<string, ControlHandler>>,
): Promise<{ close: () => Promise<void> }> {
  const path = socketPath(dataDir);
  if (Buffer.byteLength(path) > longestSocketPath) {
    throw new Error('the path of the data folder is too long for a socket: commands need the server stopped');
  }
  if (process.platform !== 'win32') rmSync(path, { force: true });
  const server = createServer((asked, response) => {
    const { pathname, searchParams } = new URL(asked.url ?? '', 'http://control');
    const handler = handlers[pathname.slice(1)];
    if (!handler) return void response.writeHead(404).end();
    handler(response, searchParams.getAll('arg')).catch((error: unknown) => {
      if (response.headersSent) return void response.destroy();
      response.writeHead(503).end(error instanceof Error ? error.message : String(error));
    });
  });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(path, resolve);
  });
  if (process.platform !== 'win32') chmodSync(path, 0o600);
  server.unref();
  return {
    close: async () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Undefined where no server runs on this folder. */
export async function askRunningServer(dataDir: string, what: string): Promise<IncomingMessage | undefined> {
  const answer = await new Promise<IncomingMessage | undefined>((resolve, reject) => {
    const asked = request({ socketPath: socketPath(dataDir), path: `/${what}` }, resolve);
    asked.once('error', (error: NodeJS.ErrnoException) =>
      ['ENOENT', 'ECONNREFUSED', 'EINVAL'].includes(error.code ?? '') ? resolve(undefined) : reject(error),
    );
    asked.end();
  });
  if (answer && answer.statusCode !== 200) {
    let words = '';
    for await (const chunk of answer.setEncoding('utf8')) words += chunk;
    throw new Error(words || `the server answered ${answer.statusCode}`);
  }
  return answer;
}
