import { createHash } from 'node:crypto';
import { cpSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { compare, median } from '../support/driver.mjs';
import { scratchFolder, startOurs, startProcess } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

const yardstickScript = fileURLToPath(new URL('../support/yardstick.mjs', import.meta.url));
const aim = 0.7;
const items = 300;
/** What one sign-in asks of the server, page and redirects included. */
const signInHops = 6;

function makeItem(index) {
  return {
    category: ['Dakwerk', 'Isolatie', 'Elektra', 'Vloeren'][index % 4],
    description: `Leveren en plaatsen van post ${index}, volgens lastenboek en plan, inclusief afwerking`,
    quantity: `${(index % 90) + 1}.25`,
    unit: 'm²',
    unitPrice: `${(index % 300) + 10}.50`,
    subsidyEligible: index % 3 === 0,
  };
}

const newItem = JSON.stringify(makeItem(1));

async function seed(url) {
  const visitor = createVisitor(url);
  await visitor.signIn();
  const { id } = await visitor.json('POST', '/api/projects/example');
  const { id: listId } = await visitor.json('POST', '/api/projects', { name: 'Lijst' });
  const { id: spareId } = await visitor.json('POST', '/api/projects', { name: 'Nieuw' });
  await visitor.json('POST', `/api/projects/${listId}/bill-of-quantities/bulk`, {
    items: Array.from({ length: items }, (_, index) => makeItem(index)),
  });
  return { visitor, exampleId: id, listId, spareId };
}

/** Ours and the yardstick on one engine; embedded each has its own copy of one folder. */
async function openEngine(engine, postgres) {
  const dataDir = scratchFolder();
  const env = { DATA_DIR: dataDir, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  let ours = await startOurs(env);
  const seeded = await seed(ours.url);
  const listPath = `/api/projects/${seeded.listId}/bill-of-quantities`;
  const bytes = await (await seeded.visitor.request(listPath)).text();
  const bytesFile = join(dataDir, 'bytes.json');
  writeFileSync(bytesFile, bytes);
  const yardstickEnv = {
    BYTES_FILE: bytesFile,
    PROJECT_ID: String(seeded.listId),
    TOKEN_HASH: createHash('sha256')
      .update(seeded.visitor.cookie.slice('session='.length))
      .digest('base64url'),
  };
  if (engine === 'embedded') {
    await ours.stop();
    const copy = join(scratchFolder(), 'database');
    cpSync(join(dataDir, 'database'), copy, { recursive: true });
    ours = await startOurs(env);
    yardstickEnv.DATABASE_FOLDER = copy;
  } else yardstickEnv.DATABASE_URL = postgres.url;
  const yardstick = await startProcess(yardstickScript, { env: yardstickEnv });
  return { ours, yardstick, seeded, listPath, bytes: bytes.length };
}

function show(rows, reference, limit) {
  const base = rows.find(({ name }) => name === reference).perSecond;
  for (const { name, perSecond, medianMs, p99Ms, cpuMs } of rows) {
    const share = `${Math.round((perSecond / base) * 100)}%`.padStart(6);
    const times = `median ${String(medianMs).padStart(4)} ms   p99 ${String(p99Ms).padStart(4)} ms   processor ${cpuMs.toFixed(2).padStart(6)} ms`;
    console.log(`    ${name.padEnd(36)}${perSecond.toFixed(0).padStart(7)}/s ${share}   ${times}`);
  }
  const ratio = rows[0].perSecond / base;
  if (limit !== undefined)
    console.log(`    aim: at least ${limit * 100}% of '${reference}': ${ratio >= limit ? 'met' : 'MISSED'}`);
  return ratio;
}

async function timeSignIn(url, times) {
  const durations = [];
  for (let count = 0; count < times; count += 1) {
    const start = performance.now();
    await createVisitor(url).signIn('Bo', `bo-${count}@voorbeeld.example`);
    durations.push(performance.now() - start);
  }
  return durations;
}

async function timeHops(url, times) {
  const durations = [];
  for (let count = 0; count < times; count += 1) {
    const start = performance.now();
    for (let hop = 0; hop < signInHops; hop += 1) {
      await (await fetch(`${url}/hop`, { redirect: 'manual' })).arrayBuffer();
    }
    durations.push(performance.now() - start);
  }
  return durations;
}

async function measureEngine(engine, options) {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const { ours, yardstick, seeded, listPath, bytes } = await openEngine(engine, postgres);
  const headers = { cookie: seeded.visitor.cookie };
  try {
    console.log(`\n${engine}`);
    console.log(
      `  list of ${items} items, ${Math.round(bytes / 1000)} kB, ${options.connections} connections`,
    );
    const list = await compare(
      [
        { name: 'ours', pid: ours.pid, url: ours.url + listPath, headers },
        { name: 'bytes from memory', pid: yardstick.pid, url: `${yardstick.url}/memory` },
        { name: 'the list’s SQL, raw', pid: yardstick.pid, url: `${yardstick.url}/list` },
        { name: 'all SQL of the request, raw', pid: yardstick.pid, url: `${yardstick.url}/admitted-list` },
      ],
      options,
    );
    const ratio = show(list, 'all SQL of the request, raw', aim);

    console.log('  stats of the example project');
    show(
      await compare(
        [
          { name: 'ours', pid: ours.pid, url: `${ours.url}/api/projects/${seeded.exampleId}/stats`, headers },
          { name: 'its SQL, raw', pid: yardstick.pid, url: `${yardstick.url}/stats` },
        ],
        options,
      ),
      'its SQL, raw',
    );

    console.log(`  rights and duties of a project with ${items} items`);
    show(
      await compare(
        [
          { name: 'ours', pid: ours.pid, url: `${ours.url}/api/projects/${seeded.listId}/duties`, headers },
          { name: 'its SQL, raw', pid: yardstick.pid, url: `${yardstick.url}/duties` },
        ],
        options,
      ),
      'its SQL, raw',
    );

    console.log('  create an item');
    const json = { 'content-type': 'application/json' };
    show(
      await compare(
        [
          {
            name: 'ours',
            pid: ours.pid,
            url: `${ours.url}/api/projects/${seeded.spareId}/bill-of-quantities`,
            method: 'POST',
            headers: { ...headers, ...json },
            body: newItem,
          },
          {
            name: 'its SQL, raw',
            pid: yardstick.pid,
            url: `${yardstick.url}/create`,
            method: 'POST',
            headers: json,
            body: newItem,
          },
        ],
        options,
      ),
      'its SQL, raw',
    );

    const signIns = await timeSignIn(ours.url, 12);
    const hops = await timeHops(yardstick.url, 12);
    console.log(
      `  sign-in, page and redirects: median ${median(signIns).toFixed(0)} ms, ${(median(signIns) / median(hops)).toFixed(1)} times as many bare redirects`,
    );
    return { engine, ratio };
  } finally {
    await ours.stop();
    await yardstick.stop();
    await postgres?.stop();
  }
}

export async function benchRequests(options) {
  const results = [];
  for (const engine of options.engines) results.push(await measureEngine(engine, options));
  return results.every(({ ratio }) => ratio >= aim);
}
