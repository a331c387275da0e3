import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { root } from '../../scripts/prepare/paths.mjs';

export function freePort() {
  return new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, 'localhost', () => {
      const { port } = probe.address();
      probe.close(() => resolve(port));
    });
  });
}

const folders = new Set();
process.once('exit', () => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Gone when this process ends. */
export function scratchFolder() {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-bench-'));
  folders.add(folder);
  return folder;
}

/** A Node process that says 'is ready' once it listens; stopped with us whatever happens. */
export async function startProcess(script, { args = [], env = {} } = {}) {
  const port = await freePort();
  const began = performance.now();
  const child = spawn(
    process.execPath,
    [...args.filter((arg) => arg.startsWith('--')), script, ...args.filter((arg) => !arg.startsWith('--'))],
    {
      env: { PATH: process.env.PATH, NODE_ENV: 'production', PORT: String(port), ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    },
  );
  const kill = () => child.kill('SIGKILL');
  process.once('exit', kill);
  const ended = new Promise((resolve) => child.once('exit', resolve));
  let output = '';
  await new Promise((resolve, reject) => {
    const read = (chunk) => {
      output = (output + chunk).slice(-10_000);
      if (output.includes('is ready')) resolve();
    };
    child.stdout.on('data', read);
    child.stderr.on('data', read);
    child.once('exit', () => reject(new Error(`${script} ended:\n${output}`)));
  });
  return {
    url: `http://localhost:${port}`,
    pid: child.pid,
    readyMs: performance.now() - began,
    residentMb: () => residentMb(child.pid),
    tail: () => output,
    async stop() {
      process.off('exit', kill);
      child.kill('SIGTERM');
      await ended;
    },
  };
}

/** As the image starts it: see MALLOC_ARENA_MAX in docs/operations.md. */
const asImage = { MALLOC_ARENA_MAX: '2', MALLOC_MMAP_THRESHOLD_: '131072' };

/** The built server, as an operator runs it. */
export function startOurs(env = {}) {
  return startProcess(join(root, 'dist/server/main.js'), {
    env: { LOG_LEVEL: 'warn', REQUESTS_PER_MINUTE: '100000000', ...asImage, ...env },
  });
}

/** What the process holds in memory now; undefined where the system doesn't tell. */
function residentMb(pid) {
  const file = `/proc/${pid}/status`;
  if (!existsSync(file)) return undefined;
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(file, 'utf8'))?.[1]) / 1024;
}

/** The processor time a process has used so far; NaN where the system doesn't tell. */
export function cpuMs(pid) {
  const file = `/proc/${pid}/stat`;
  if (!existsSync(file)) return Number.NaN;
  const [user, system] = readFileSync(file, 'utf8').split(') ')[1].split(' ').slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

/** The same to the nanosecond, of the threads that it has now; NaN where the system doesn't tell. */
export function cpuNs(pid) {
  const folder = `/proc/${pid}/task`;
  if (!existsSync(folder)) return Number.NaN;
  return readdirSync(folder).reduce((sum, thread) => sum + ranNs(join(folder, thread, 'schedstat')), 0);
}

function ranNs(file) {
  try {
    return Number(readFileSync(file, 'utf8').split(' ')[0]);
  } catch {
    // It ended meanwhile.
    return 0;
  }
}
