import { spawn, spawnSync } from 'node:child_process';
import { chownSync, cpSync, existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { Refusal } from './fail.mjs';
import { ensurePostgresPrograms } from './postgres-programs.mjs';

const startSeconds = 30;

// A throw-away cluster: what a power cut would lose may be lost.
const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  max_connections: 200,
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
};

function idOf(user) {
  const read = (flag) => spawnSync('id', [flag, user], { encoding: 'utf8' });
  const uid = read('-u');
  return uid.status === 0 ? { uid: Number(uid.stdout), gid: Number(read('-g').stdout) } : undefined;
}

/** PostgreSQL refuses to run as root. */
function findIdentity() {
  if (process.getuid?.() !== 0) return {};
  const identity = idOf('postgres') ?? idOf('nobody');
  if (!identity)
    throw new Refusal('PostgreSQL needs a user that is not root: there is no postgres and no nobody.');
  return identity;
}

/** The other user may not be able to read the folder that the programs are in. */
function reachable(programs, folder, identity) {
  const tried = spawnSync(programs.initdb, ['--version'], { cwd: folder, stdio: 'ignore', ...identity });
  if (tried.status === 0) return programs;
  const native = dirname(dirname(programs.initdb));
  const copy = join(folder, 'programs');
  cpSync(native, copy, { recursive: true, verbatimSymlinks: true });
  return { initdb: join(copy, 'bin', 'initdb'), postgres: join(copy, 'bin', 'postgres') };
}

function initialise(programs, folder, identity) {
  const create = (locale) =>
    spawnSync(
      programs.initdb,
      ['-D', join(folder, 'data'), '-U', 'truweel', '-A', 'trust', '-E', 'UTF8', `--locale=${locale}`, '-N'],
      { cwd: folder, encoding: 'utf8', ...identity },
    );
  let result = create('C.UTF-8');
  if (result.status !== 0) result = create('C');
  if (result.status !== 0) {
    throw new Refusal(`PostgreSQL could not make a database: ${result.stderr ?? result.error?.message}`);
  }
}

function freePort() {
  return new Promise((resolve, reject) => {
    const server = createServer().once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

function isReady(folder) {
  const file = join(folder, 'data', 'postmaster.pid');
  return existsSync(file) && /^ready\s*$/m.test(readFileSync(file, 'utf8'));
}

async function serve(programs, folder, identity, port, more) {
  const args = Object.entries({ ...settings, ...more, port }).flatMap(([name, value]) => [
    '-c',
    `${name}=${value}`,
  ]);
  let log = '';
  const server = spawn(programs.postgres, ['-D', join(folder, 'data'), ...args], {
    cwd: folder,
    stdio: ['ignore', 'ignore', 'pipe'],
    // Out of our process group, so that Ctrl-C leaves stopping it to us, after its clients.
    detached: process.platform !== 'win32',
    ...identity,
  });
  server.stderr.on('data', (text) => {
    log = (log + text).slice(-4000);
  });
  server.on('error', (error) => {
    log += error.message;
  });
  const deadline = Date.now() + startSeconds * 1000;
  while (!isReady(folder)) {
    if (server.exitCode !== null || Date.now() > deadline) {
      server.kill('SIGQUIT');
      throw new Refusal(`PostgreSQL did not start: ${log}`);
    }
    await wait(50);
  }
  return server;
}

/**
 * Starts an empty cluster on a free port. It is stopped and removed by `stop`, and anyway when this process ends.
 * @param {(owner: { uid?: number, gid?: number }) => Record<string, string>} settingsFor further ones, for who runs it
 */
export async function startPostgres(settingsFor = () => ({})) {
  const found = await ensurePostgresPrograms();
  const identity = findIdentity();
  const folder = mkdtempSync(join(tmpdir(), 'truweel-postgres-'));
  if (identity.uid !== undefined) chownSync(folder, identity.uid, identity.gid);
  let server;
  const discard = () => {
    server?.kill('SIGQUIT');
    rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  };
  // Before the folder that it is in goes, which was asked for first.
  process.prependOnceListener('exit', discard);
  const programs = reachable(found, folder, identity);
  initialise(programs, folder, identity);
  const port = await freePort();
  const more = settingsFor(identity);
  server = await serve(programs, folder, identity, port, more);
  const halt = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGINT');
    await Promise.race([ended, wait(5000)]);
  };
  return {
    url: `postgres://truweel@127.0.0.1:${port}/postgres`,
    get pid() {
      return server.pid;
    },
    /** Away, with everything it has, until it resumes. */
    halt,
    async resume() {
      server = await serve(programs, folder, identity, port, more);
    },
    async stop() {
      await halt();
      process.off('exit', discard);
      discard();
    },
  };
}
