import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { freePort } from './free-port';

const program = ['/usr/sbin/pgbouncer', '/usr/bin/pgbouncer', '/usr/local/bin/pgbouncer'].find(existsSync);

/** Debian: `apt-get install -y pgbouncer`. */
export const hasPgBouncer = program !== undefined;

type Settings = {
  /** Connections to the server, shared by all who come. */
  poolSize: number;
  /** Further lines of its configuration. */
  more?: Record<string, string | number>;
};

/** It refuses to run as root. */
function identity(): { uid?: number; gid?: number } {
  if (process.getuid?.() !== 0) return {};
  const read = (flag: string) => Number(spawnSync('id', [flag, 'nobody'], { encoding: 'utf8' }).stdout);
  return { uid: read('-u'), gid: read('-g') };
}

async function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

async function untilReady(server: ChildProcess, port: number, said: () => string): Promise<void> {
  for (let tries = 0; tries < 200; tries += 1) {
    if (server.exitCode !== null) break;
    if (await answers(port)) return;
    await wait(50);
  }
  throw new Error(`PgBouncer did not start: ${said()}`);
}

/** PgBouncer in transaction mode before this database, until it is stopped. */
export async function startPgBouncer(databaseUrl: string, { poolSize, more = {} }: Settings) {
  if (program === undefined) throw new Error('there is no pgbouncer on this machine');
  const { hostname, port: serverPort, username, pathname } = new URL(databaseUrl);
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'truweel-pgbouncer-'));
  const owner = identity();
  if (owner.uid !== undefined && owner.gid !== undefined) chownSync(folder, owner.uid, owner.gid);
  const settings = {
    ...{ listen_addr: '127.0.0.1', listen_port: port, unix_socket_dir: '' },
    ...{ auth_type: 'any', pool_mode: 'transaction', default_pool_size: poolSize, max_client_conn: 500 },
    ...more,
  };
  const file = join(folder, 'pgbouncer.ini');
  writeFileSync(
    file,
    [
      '[databases]',
      `* = host=${hostname} port=${serverPort} user=${username}`,
      '[pgbouncer]',
      ...Object.entries(settings).map(([name, value]) => `${name} = ${value}`),
      '',
    ].join('\n'),
  );
  const server = spawn(program, [file], { cwd: folder, stdio: ['ignore', 'ignore', 'pipe'], ...owner });
  let said = '';
  server.stderr.on('data', (text) => {
    said = (said + text).slice(-4_000);
  });
  await untilReady(server, port, () => said);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    pid: server.pid,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGKILL');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
