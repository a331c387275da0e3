import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { compressWeb } from './build/compress.mjs';
import { buildEmptyDatabase } from './build/empty-database.mjs';
import { buildServer } from './build/server.mjs';
import { buildServiceWorker } from './build/service-worker.mjs';
import { buildTemplate } from './build/template.mjs';
import { buildWeb, prerender } from './build/web.mjs';
import { sourceStamp, stampFile } from './prepare/built.mjs';
import { main } from './prepare/fail.mjs';
import { ensureInstalled } from './prepare/installed.mjs';
import { ensureNode } from './prepare/node.mjs';
import { root } from './prepare/paths.mjs';
import { writeStamp } from './prepare/stamp.mjs';

async function timed(name, work) {
  const start = performance.now();
  await work();
  console.log(`${name.padEnd(10)}${String(Math.round(performance.now() - start)).padStart(6)} ms`);
}

/** The stamp goes first and comes back last: whatever stops us in between, the next start builds again. */
function replace(dist, fresh) {
  rmSync(stampFile, { force: true });
  for (const name of readdirSync(fresh)) {
    rmSync(join(dist, name), { recursive: true, force: true });
    renameSync(join(fresh, name), join(dist, name));
  }
}

function isRunning(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}

/** Of builds that were killed, not of one that runs beside us. */
function removeLeftovers(dist) {
  if (!existsSync(dist)) return;
  for (const name of readdirSync(dist)) {
    const pid = /^\.building-(\d+)$/.exec(name)?.[1];
    if (pid && !isRunning(Number(pid))) rmSync(join(dist, name), { recursive: true, force: true });
  }
}

await main(async () => {
  ensureNode();
  await ensureInstalled();
  const stamp = sourceStamp();
  const dist = join(root, 'dist');
  removeLeftovers(dist);
  const fresh = join(dist, `.building-${process.pid}`);
  mkdirSync(fresh, { recursive: true });
  await timed('web', () => buildWeb(fresh));
  await timed('server', () => buildServer(fresh));
  await timed('database', () => buildEmptyDatabase(fresh));
  await timed('pages', () => prerender(fresh));
  await timed('offline', () => buildServiceWorker(fresh));
  await timed('template', () => buildTemplate(fresh));
  await timed('compress', () => compressWeb(join(fresh, 'web')));
  replace(dist, fresh);
  rmSync(fresh, { recursive: true, force: true });
  writeStamp(stampFile, stamp);
});
