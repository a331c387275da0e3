import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { root } from '../../scripts/prepare/paths.mjs';

export type Running = {
  pid: number;
  url: string;
  /** From the start to the first answer. */
  startMs: number;
  kill: () => Promise<void>;
  stop: () => Promise<void>;
};

type Env = Record<string, string>;

const startPatienceMs = 120_000;

function environment(env: Env): Env {
  return { PATH: process.env.PATH ?? '', LOG_LEVEL: 'silent', NODE_NO_WARNINGS: '1', ...env };
}

/** The built server, started as anybody would: nothing is mended before. */
export async function startProgram(port: number, env: Env): Promise<Running> {
  const begun = performance.now();
  const child = spawn(process.execPath, [join(root, 'dist/server/main.js')], {
    env: environment({ PORT: String(port), ...env }),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const end = () => child.kill('SIGKILL');
  process.once('exit', end);
  await ready(child);
  const signalled = (signal: 'SIGKILL' | 'SIGTERM') => async () => {
    process.off('exit', end);
    if (child.exitCode !== null || child.signalCode !== null) return;
    const ended = once(child, 'exit');
    child.kill(signal);
    await ended;
  };
  return {
    pid: child.pid ?? 0,
    url: `http://localhost:${port}`,
    startMs: performance.now() - begun,
    kill: signalled('SIGKILL'),
    stop: signalled('SIGTERM'),
  };
}

function ready(child: ChildProcess): Promise<void> {
  let said = '';
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error(`the server did not start:\n${said}`)), startPatienceMs);
    const listen = (chunk: Buffer) => {
      said += chunk;
      if (!said.includes('is ready')) return;
      clearTimeout(timer);
      resolve();
    };
    child.stdout?.on('data', listen);
    child.stderr?.on('data', listen);
    child.once('exit', () => reject(new Error(`the server ended:\n${said}`)));
  });
}

/** One of the built commands, or a second server, to its end. */
export async function runProgram(name: string, args: string[], env: Env) {
  const child = spawn(process.execPath, [join(root, 'dist/server', `${name}.js`), ...args], {
    env: environment(env),
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stdout.on('data', (chunk) => {
    said += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said += chunk;
  });
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}
