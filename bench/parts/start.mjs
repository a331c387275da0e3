import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { median } from '../support/driver.mjs';
import { cpuMs, scratchFolder, startOurs } from '../support/processes.mjs';

const limits = { readyMs: 2_000, embedded: 300, postgresql: 120 };
const restarts = 3;

/** Until it answers a request, not only until it says so. */
async function startAndAnswer(env) {
  const began = performance.now();
  const server = await startOurs(env);
  const { status } = await fetch(`${server.url}/api/health`);
  if (status !== 200) throw new Error(`the server answered ${status}`);
  const answeredMs = performance.now() - began;
  const processorMs = cpuMs(server.pid);
  // What it still does after listening belongs to the start.
  await wait(1_500);
  const residentMb = server.residentMb();
  await server.stop();
  return { answeredMs, processorMs, residentMb };
}

function show(name, { answeredMs, processorMs, residentMb }, verdict = '') {
  const parts = [
    `${Math.round(answeredMs)} ms`,
    `processor ${Math.round(processorMs)} ms`,
    `${Math.round(residentMb)} MB`,
  ];
  console.log(`  ${name.padEnd(34)}${parts.map((part) => part.padStart(20)).join('')}  ${verdict}`);
}

async function measure(name, env, residentLimit) {
  show(`${name}, empty`, await startAndAnswer(env));
  const runs = [];
  for (let run = 0; run < restarts; run += 1) runs.push(await startAndAnswer(env));
  const typical = {
    answeredMs: median(runs.map((run) => run.answeredMs)),
    processorMs: median(runs.map((run) => run.processorMs)),
    residentMb: median(runs.map((run) => run.residentMb)),
  };
  const met = typical.answeredMs <= limits.readyMs && typical.residentMb <= residentLimit;
  show(
    `${name}, with its database`,
    typical,
    `aim: ${limits.readyMs} ms and ${residentLimit} MB: ${met ? 'met' : 'MISSED'}`,
  );
  return met;
}

export async function benchStart({ engines }) {
  const met = [];
  if (engines.includes('embedded')) {
    met.push(await measure('embedded', { DATA_DIR: scratchFolder() }, limits.embedded));
  }
  if (engines.includes('postgresql')) {
    const postgres = await startPostgres();
    const env = {
      DATA_DIR: scratchFolder(),
      DATABASE_URL: postgres.url,
      // As in earnest: the provider is elsewhere, and asked at the first sign-in.
      OIDC_ISSUER: 'https://id.example',
      OIDC_CLIENT_ID: 'truweel',
      OIDC_CLIENT_SECRET: 'geheim',
      OIDC_NAME: 'Elders',
    };
    met.push(await measure('PostgreSQL server', env, limits.postgresql));
    await postgres.stop();
  }
  return met.every(Boolean);
}
