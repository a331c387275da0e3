import { setTimeout as wait } from 'node:timers/promises';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { percentile } from '../support/driver.mjs';
import { scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

const limits = { p99Ms: 120, growth: 1.1, memoryMb: { embedded: 400, postgresql: 300 } };
/** Between two clicks somebody looks at the screen. */
const thinkMs = [1_000, 5_000];

/** What each screen asks for. */
const screens = [
  ['overview', 'chatbot-intake'],
  ['bill-of-quantities'],
  ['quotes', 'invoices'],
  ['invoices'],
  ['planning'],
  ['budget', 'stats'],
  ['premie-calculations', 'eligible-costs'],
  ['documents'],
];

async function arrive(url, index) {
  // Everybody from an address of their own, as a proxy would tell.
  const visitor = createVisitor(url, {
    'x-forwarded-for': `198.51.${100 + (index >> 7)}.${(index & 127) + 1}`,
  });
  await visitor.signIn(`Persoon ${index}`, `persoon-${index}@voorbeeld.example`);
  const { id } = await visitor.json('POST', '/api/projects/example');
  return { visitor, projectId: id };
}

async function click({ visitor, projectId }, note) {
  const screen = screens[Math.floor(Math.random() * screens.length)];
  const reads = screen.map((name) => ask(() => visitor.request(`/api/projects/${projectId}/${name}`), note));
  await Promise.all([ask(() => visitor.request('/api/projects'), note), ...reads]);
  if (Math.random() > 0.1) return;
  await ask(
    () =>
      visitor.request(`/api/projects/${projectId}/planning`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ title: 'Afspraak op de werf', startDate: '2026-05-04' }),
      }),
    note,
  );
}

async function ask(send, note) {
  const start = performance.now();
  try {
    const response = await send();
    await response.arrayBuffer();
    note(performance.now() - start, response.ok ? undefined : `status ${response.status}`);
  } catch (error) {
    note(performance.now() - start, error.message);
  }
}

async function measureEngine(engine, { people, duration }) {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const server = await startOurs({
    DATA_DIR: scratchFolder(),
    TRUST_PROXY: 'true',
    ...(postgres ? { DATABASE_URL: postgres.url } : {}),
  });
  const crowd = [];
  for (let index = 0; index < people; index += 1) crowd.push(await arrive(server.url, index));
  console.log(`\n${engine}: ${people} people for ${duration} s`);
  const times = [];
  const errors = new Map();
  const note = (ms, error) => {
    times.push(ms);
    if (error) errors.set(error, (errors.get(error) ?? 0) + 1);
  };
  const memory = [];
  const until = Date.now() + duration * 1000;
  const watch = setInterval(() => memory.push(server.residentMb()), 1_000);
  await Promise.all(
    crowd.map(async (person) => {
      const [least, most] = thinkMs;
      while (Date.now() < until) {
        await wait(least + Math.random() * (most - least));
        await click(person, note);
      }
    }),
  );
  clearInterval(watch);
  await server.stop();
  await postgres?.stop();
  const average = (values) => values.reduce((sum, value) => sum + value, 0) / values.length;
  const third = Math.ceil(memory.length / 3);
  const settled = average(memory.slice(-third));
  const growth = settled / average(memory.slice(third, 2 * third));
  const memoryLimit = limits.memoryMb[engine];
  const p99 = percentile(times, 0.99);
  console.log(`  ${times.length} requests, ${(times.length / duration).toFixed(0)}/s`);
  console.log(
    `  median ${percentile(times, 0.5).toFixed(1)} ms, p99 ${p99.toFixed(1)} ms (aim ${limits.p99Ms})`,
  );
  console.log(`  errors ${[...errors].map(([what, count]) => `${count} × ${what}`).join(', ') || 'none'}`);
  console.log(
    `  memory ${memory.at(0)?.toFixed(0)} MB at first, ${settled.toFixed(0)} MB in the last third (aim ${memoryLimit}); against the middle one ${growth.toFixed(2)} (aim ${limits.growth})`,
  );
  return errors.size === 0 && p99 <= limits.p99Ms && growth <= limits.growth && settled <= memoryLimit;
}

export async function benchLoad({ engines, people, duration }) {
  const met = [];
  for (const engine of engines) met.push(await measureEngine(engine, { people, duration }));
  return met.every(Boolean);
}
