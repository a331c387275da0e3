import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import pg from 'pg';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { createHousehold, household, visit } from '../support/household.mjs';
import { cpuMs, scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

const sizes = [1_000, 100_000, 1_000_000];
/** Of a core: above this one waits for each other. */
const busyEnough = 0.6;
const households = 40;
const streams = 400;
const listenSeconds = 45;
const callsPerVisit = visit.reads.length + 1 + visit.readsAfter.length;

function parentOf(pid) {
  return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1].split(' ')[1]);
}

/** The processor time of a PostgreSQL and all of its backends, those that ended too. */
function cpuOfServer(postmaster) {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const ours = pids.filter((pid) => {
    try {
      return Number(pid) === postmaster || parentOf(pid) === postmaster;
    } catch {
      // It ended meanwhile.
      return false;
    }
  });
  const ended = readFileSync(`/proc/${postmaster}/stat`, 'utf8').split(') ')[1].split(' ').slice(13, 15);
  const ofEnded = ended.reduce((sum, ticks) => sum + Number(ticks) * 10, 0);
  return ours.reduce((sum, pid) => sum + (cpuMs(Number(pid)) || 0), ofEnded);
}

async function openDatabase(url) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const ask = async (text) => Object.values((await client.query(text)).rows[0])[0];
  return { ask, postmaster: parentOf(await ask('select pg_backend_pid()')), close: () => client.end() };
}

async function arrive(server, index) {
  const visitor = createVisitor(server.url, {
    'x-forwarded-for': `198.51.${index >> 7}.${(index & 127) + 1}`,
  });
  await visitor.signIn(`Persoon ${index}`, `persoon-${index}@voorbeeld.example`);
  const { id } = await visitor.json('POST', '/api/projects/example');
  return { visitor, id, home: createHousehold(visitor, id) };
}

/** Processor time, transactions and bytes that some work takes, of the program and of the database. */
async function measure({ server, database }, work) {
  const look = async () => ({
    app: cpuMs(server.pid),
    base: cpuOfServer(database.postmaster),
    statements: Number(
      await database.ask('select xact_commit from pg_stat_database where datname = current_database()'),
    ),
    bytes: Number(await database.ask('select pg_database_size(current_database())')),
  });
  const before = await look();
  const began = performance.now();
  await work();
  // Its counters are written down now and then.
  await wait(1_500);
  const after = await look();
  const used = Object.fromEntries(Object.keys(after).map((name) => [name, after[name] - before[name]]));
  return { ...used, seconds: (performance.now() - began) / 1000 - 1.5 };
}

/** So many streams at once, opened and left alone: what each holds and costs. */
async function measureStreams({ server, database }, people) {
  const opened = [];
  const before = server.residentMb();
  const open = async ({ visitor, id }) => {
    const response = await visitor.request(`/api/projects/${id}/events`);
    if (!response.ok) throw new Error(`listening: ${response.status}`);
    const reader = response.body.getReader();
    opened.push(reader);
    const go = async () => {
      while (!(await reader.read()).done);
    };
    go().catch(() => undefined);
  };
  // At most eight each.
  const perPerson = Math.min(8, Math.ceil(streams / people.length));
  for (const person of people) for (let count = 0; count < perPerson; count += 1) await open(person);
  await wait(2_000);
  const held = server.residentMb() - before;
  const idle = await measure({ server, database }, () => wait(listenSeconds * 1_000));
  for (const reader of opened) await reader.cancel().catch(() => undefined);
  return {
    count: opened.length,
    kilobytes: Math.max(0, (held * 1024) / opened.length),
    appMsPerMinute: (idle.app / opened.length) * (60 / listenSeconds),
    baseMsPerMinute: (idle.base / opened.length) * (60 / listenSeconds),
  };
}

const whole = (value) => Math.max(1, Math.ceil(value)).toLocaleString('en');
const gigabytes = (bytes) =>
  bytes < 1e12 ? `${(bytes / 1e9).toFixed(bytes < 1e10 ? 1 : 0)} GB` : `${(bytes / 1e12).toFixed(1)} TB`;

/** What so many households need in their busiest hour. */
function needs(count, { visitMs, perStream, projectBytes, changeBytes, transactions }) {
  const visitsPerSecond = (count * household.visitsPerWeek * household.shareInBusiestHour) / 3600;
  const open = count * household.listening;
  const appCores = (visitsPerSecond * visitMs.app + (open * perStream.appMsPerMinute) / 60) / 1000;
  const baseCores = (visitsPerSecond * visitMs.base + (open * perStream.baseMsPerMinute) / 60) / 1000;
  return {
    'visits a second': visitsPerSecond.toFixed(2),
    'calls a second': (visitsPerSecond * callsPerVisit).toFixed(1),
    'transactions a second': (visitsPerSecond * transactions).toFixed(1),
    'processes, a core each': whole(appCores / busyEnough),
    'cores for PostgreSQL': whole(baseCores / busyEnough),
    'open streams': Math.ceil(open).toLocaleString('en'),
    'memory for streams': gigabytes(open * perStream.kilobytes * 1024),
    database: gigabytes(count * (projectBytes + household.changes * changeBytes)),
    'of which log': gigabytes(count * household.changes * changeBytes),
    files: gigabytes(count * household.papers * household.bytesPerPaper),
  };
}

/** Whether what was measured visit by visit holds when they come together. */
async function simulate(place, people, visitMs) {
  let visits = 0;
  const seconds = 15;
  const used = await measure(place, async () => {
    const until = Date.now() + seconds * 1_000;
    await Promise.all(
      people.map(async ({ home }) => {
        await wait(Math.random() * 2_000);
        while (Date.now() < until) {
          await home.visit();
          visits += 1;
          await wait(1_000 + Math.random() * 2_000);
        }
      }),
    );
  });
  const told = visits * (visitMs.app + visitMs.base);
  return { visits, perSecond: visits / used.seconds, ratio: (used.app + used.base) / told };
}

export async function benchScale() {
  const postgres = await startPostgres();
  const server = await startOurs({
    DATA_DIR: scratchFolder(),
    DATABASE_URL: postgres.url,
    TRUST_PROXY: 'true',
  });
  const database = await openDatabase(postgres.url);
  const place = { server, database };
  const people = [await arrive(server, 0)];
  const filling = await measure(place, async () => {
    for (let index = 1; index < households; index += 1) people.push(await arrive(server, index));
  });
  const projectBytes = filling.bytes / (households - 1);
  for (const { home } of people) await home.visit();

  const rounds = 8;
  const log = "select pg_total_relation_size('changes')";
  const logBefore = Number(await database.ask(log));
  const visits = await measure(place, async () => {
    for (let round = 0; round < rounds; round += 1) for (const { home } of people) await home.visit();
  });
  const count = rounds * people.length;
  const visitMs = { app: visits.app / count, base: visits.base / count };
  const changeBytes = (Number(await database.ask(log)) - logBefore) / count;
  const perStream = await measureStreams(place, people.slice(0, Math.ceil(streams / 8)));
  const together = await simulate(place, people, visitMs);
  await database.close();
  await server.stop();
  await postgres.stop();

  const transactions = visits.statements / count;
  console.log(`\na visit: ${callsPerVisit} calls, ${transactions.toFixed(1)} transactions`);
  console.log(
    `  processor: ${visitMs.app.toFixed(1)} ms of the program, ${visitMs.base.toFixed(1)} ms of PostgreSQL`,
  );
  console.log(
    `a stream (of ${perStream.count}): ${perStream.kilobytes.toFixed(0)} kB, ${perStream.appMsPerMinute.toFixed(2)} ms a minute of the program, ${perStream.baseMsPerMinute.toFixed(2)} of PostgreSQL`,
  );
  console.log(
    `a filled project: ${(projectBytes / 1024).toFixed(0)} kB in the database; a change: ${changeBytes.toFixed(0)} bytes of log`,
  );
  console.log(
    `together: ${together.visits} visits at ${together.perSecond.toFixed(1)} a second took ${together.ratio.toFixed(2)} times what they took one by one (aim: at most 1.3)`,
  );
  const figures = { visitMs, perStream, projectBytes, changeBytes, transactions };
  const columns = sizes.map((size) => needs(size, figures));
  console.log(
    `\n${'households'.padEnd(26)}${sizes.map((size) => size.toLocaleString('en').padStart(14)).join('')}`,
  );
  for (const name of Object.keys(columns[0])) {
    console.log(`${name.padEnd(26)}${columns.map((column) => column[name].padStart(14)).join('')}`);
  }
  return together.ratio <= 1.3;
}
