import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { ensureNode } from './prepare/node.mjs';
import { root } from './prepare/paths.mjs';
import { packageCommand } from './prepare/run.mjs';

await main(async () => {
  ensureNode();
  const envFile = join(root, '.env');
  if (existsSync(envFile)) process.loadEnvFile(envFile);
  await ensureInstalled();
  // The server fills in the pages that the build renders, in development too.
  await ensureBuilt();
});

// Only now: the ports may come from the .env file.
const { serverPort, webPort } = await import('./dev-proxy.mjs');

const shared = { ...process.env, NODE_ENV: 'development', SERVER_PORT: String(serverPort) };
let ending = false;
const children = [
  start('tsx', ['watch', '--clear-screen=false', 'src/app/server/main.ts'], {
    ...shared,
    HOST: '127.0.0.1',
    PORT: String(serverPort),
    PUBLIC_URL: `http://localhost:${webPort}`,
  }),
  start('vite', ['--port', String(webPort), '--strictPort', '--clearScreen', 'false'], {
    ...shared,
    PORT: String(webPort),
  }),
];

function start(name, args, env) {
  const child = spawn(process.execPath, [packageCommand(name), ...args], {
    cwd: root,
    env,
    stdio: ['ignore', 'inherit', 'inherit'],
    // Out of the terminal's reach: Ctrl-C from there and again from us makes tsx kill the server before it has closed.
    detached: process.platform !== 'win32',
  });
  child.once('exit', (code) => end(code ?? 0));
  return child;
}

function end(code) {
  if (ending) return;
  ending = true;
  process.exitCode = code;
  for (const child of children) child.kill('SIGTERM');
}

process.on('SIGINT', () => end(0));
process.on('SIGTERM', () => end(0));
