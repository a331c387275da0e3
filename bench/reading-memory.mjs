// What the built server holds at rest before any paper, and some two minutes after the last of sixty: node bench/reading-memory.mjs [count]
// Text PDFs and pictures of them in turn, one after the other, as one person sends them. Reads ../shared/samples/quotes.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { cpuMs, scratchFolder, startOurs } from './support/processes.mjs';
import { createVisitor } from './support/visitor.mjs';

const samples = join(import.meta.dirname, '../../shared/samples/quotes');
if (!existsSync(samples)) throw new Error('the sample quotes are not here (../shared/samples/quotes)');

const count = Number(process.argv[2] ?? 60);
const mostWithout = 300;
const mostAfter = 350;
const restMs = 150_000;

const files = readdirSync(samples).filter((name) => /^q\d+\.(pdf|photo\.jpg|scan150\.jpg)$/.test(name));
const server = await startOurs({ DATA_DIR: scratchFolder(), LOG_LEVEL: 'warn' });
const visitor = createVisitor(server.url);
await visitor.signIn();
await visitor.json('GET', '/api/projects');
await wait(restMs);
const without = server.residentMb();

/** One person may send thirty in a minute, and a quiet machine reads more. */
async function send(name) {
  const form = new FormData();
  form.append('quote', new Blob([readFileSync(join(samples, name))]), name);
  const response = await visitor.request('/api/ocr/extract-quote', { method: 'POST', body: form });
  if (response.status !== 429) return response;
  await wait(1_000 * Number(response.headers.get('retry-after')));
  return send(name);
}

let peak = 0;
const cost = { text: [0, 0], picture: [0, 0] };
for (let sent = 0; sent < count; sent += 1) {
  const name = files[sent % files.length];
  const before = cpuMs(server.pid);
  const response = await send(name);
  const { data } = await response.json();
  if (!response.ok) throw new Error(`${name}: ${response.status}`);
  const kind = cost[name.endsWith('.pdf') ? 'text' : 'picture'];
  kind[0] += cpuMs(server.pid) - before;
  kind[1] += data.pages.length;
  peak = Math.max(peak, server.residentMb());
}
await wait(restMs);
const after = server.residentMb();
await server.stop();
console.table({
  'without a paper': { MB: Math.round(without), 'at most': mostWithout },
  [`at rest after ${count}`]: { MB: Math.round(after), 'at most': mostAfter },
  'at the most': { MB: Math.round(peak), 'at most': '' },
});
for (const [kind, [ms, pages]] of Object.entries(cost))
  console.log(`a page of ${kind}: ${(ms / pages / 1000).toFixed(2)} s of processor`);
if (without > mostWithout || after > mostAfter) process.exitCode = 1;
