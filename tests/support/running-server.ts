import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from './free-port';

export type RunningServer = { url: string; dataDir: string; stop: () => Promise<void> };

/** As `npm start` runs it: outside production each read is answered twice to compare, which the server tests do. */
const ordinary = { NODE_ENV: 'production', LOG_LEVEL: 'warn' };

const main = join(import.meta.dirname, '../../dist/server/main.js');

/** The built app, as `npm start` runs it, on a data folder of its own; with one that is given it can come back where it was. */
export async function startServer(env: Record<string, string> = {}): Promise<RunningServer> {
  const port = env.PORT ?? String(await freePort());
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'truweel-journey-'));
  const child = spawn(process.execPath, [main], {
    env: { ...ordinary, PATH: process.env.PATH, PORT: port, DATA_DIR: dataDir, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const leaveNothingBehind = () => child.kill('SIGKILL');
  process.once('exit', leaveNothingBehind);
  child.once('exit', () => process.off('exit', leaveNothingBehind));
  const ended = new Promise((resolve) => child.once('exit', resolve));
  await ready(child);
  return {
    url: `http://localhost:${port}`,
    dataDir,
    stop: async () => {
      child.kill('SIGTERM');
      await ended;
      if (env.DATA_DIR === undefined) rmSync(dataDir, { recursive: true, force: true });
    },
  };
}

function ready(child: ChildProcess): Promise<void> {
  let output = '';
  return new Promise((resolve, reject) => {
    const read = (chunk: Buffer) => {
      output += chunk;
      if (output.includes('is ready')) resolve();
    };
    child.stdout?.on('data', read);
    child.stderr?.on('data', read);
    child.once('exit', () => reject(new Error(`the server ended:\n${output}`)));
  });
}
