import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import '#/app/server/features';
import { openDatabase } from '#/platform/server/database/engine/open';
import { jobs } from '#/platform/server/database/schema/jobs';
import { enqueue, enqueueAll } from '#/platform/server/database/stores/enqueue-store';
import { root } from '../../scripts/prepare/paths.mjs';
import { type Numbered, type Place, saidIn } from './job-kills-place';
import { type Check, figure } from './report';

type Setting = { place: Place; kills: number; processes: number };

const letters = 2_000;
const papers = 200;
/** Of the outbox a process does as many at once. */
const atOnce = 10;
const patienceMs = 5 * 60_000;
const migrations = join(root, 'db/migrations');

const numbers = (count: number): Numbered[] => Array.from({ length: count }, (_, n) => ({ n }));

class Process {
  readonly #child;
  readonly #ended;
  left: number | undefined;

  constructor(place: Place) {
    const script = join(root, 'tests/faults/job-kills-child.ts');
    this.#child = spawn(process.execPath, ['--import', 'tsx', script, JSON.stringify(place)], {
      cwd: root,
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    this.#ended = once(this.#child, 'exit');
    process.once('exit', this.#kill);
    createInterface({ input: this.#child.stdout }).on('line', (line) => {
      this.left = Number(line);
    });
  }

  readonly #kill = () => this.#child.kill('SIGKILL');

  /** Until it does its work. */
  async begun(): Promise<void> {
    while (this.left === undefined) await wait(10);
  }

  async kill(): Promise<void> {
    this.#kill();
    await this.#ended;
    process.off('exit', this.#kill);
  }

  async end(): Promise<void> {
    this.#child.stdin.end();
    await this.#ended;
    process.off('exit', this.#kill);
  }
}

async function fill(place: Place): Promise<void> {
  const engine = await openDatabase(place, migrations);
  await enqueueAll(engine.db, 'letter', numbers(letters));
  for (const payload of numbers(papers))
    await enqueue(engine.db, 'paper', payload, { queue: 'papers', person: payload.n % 3 });
  await engine.close();
}

/** Kills one after another, and every third time all; then lets the last ones end what is left. */
async function live({ place, kills, processes }: Setting): Promise<number> {
  const running = Array.from({ length: processes }, () => new Process(place));
  let killed = 0;
  for (let kill = 0; kill < kills; kill += 1) {
    await Promise.all(running.map((each) => each.begun()));
    await wait(100 + Math.random() * 400);
    const victims = kill % 3 === 2 ? running.keys() : [kill % processes];
    for (const index of [...victims]) {
      await running[index]?.kill();
      running[index] = new Process(place);
      killed += 1;
    }
  }
  const deadline = Date.now() + patienceMs;
  while (Date.now() < deadline && !running.every(({ left }) => left === 0)) await wait(100);
  await Promise.all(running.map((each) => each.end()));
  return killed;
}

function countBy(values: readonly number[]): Map<number, number> {
  const counts = new Map<number, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return counts;
}

function readLines(place: Place, name: string): string[] {
  return readFileSync(join(place.dataDir, saidIn[name] ?? name), 'utf8')
    .trimEnd()
    .split('\n');
}

/** Of those that came to an end no two were under way at the same time, whichever process did them. */
function findOverlaps(lines: readonly string[]): string[] {
  const spans: { from: number; to: number }[] = [];
  const open = new Map<string, number>();
  for (const line of lines) {
    const [word = '', pid = '', at = ''] = line.split(' ');
    const from = open.get(pid);
    if (word === 'begin') open.set(pid, Number(at));
    else if (from !== undefined) spans.push({ from, to: Number(at) });
  }
  const ordered = spans.toSorted((a, b) => a.from - b.from);
  return ordered.flatMap(({ from }, index) => {
    const before = ordered[index - 1];
    return before && from < before.to ? [`two ticks at once, at ${new Date(from).toISOString()}`] : [];
  });
}

/** Nothing is lost, what ends in the database is done exactly once, and what can't, again only where a kill came between. */
export async function jobKills(title: string, setting: Setting): Promise<Check> {
  const { place } = setting;
  await fill(place);
  const killed = await live(setting);
  const engine = await openDatabase(place, migrations);
  const open = await engine.db.select().from(jobs).where(isNull(jobs.doneAt));
  const read = await engine.db.select({ payload: jobs.payload }).from(jobs).where(eq(jobs.kind, 'read'));
  await engine.close();
  const wrong = open
    .filter(({ kind }) => kind === 'letter' || kind === 'paper')
    .map(({ kind, id, lastError }) => `${kind} ${id} is not done: ${lastError}`);
  const readTimes = countBy(read.map(({ payload }) => (payload as Numbered).n));
  const sentTimes = countBy(readLines(place, 'letters').map(Number));
  for (const { n } of numbers(papers))
    if (readTimes.get(n) !== 1) wrong.push(`paper ${n} was read ${readTimes.get(n) ?? 0} times`);
  for (const { n } of numbers(letters)) if (!sentTimes.has(n)) wrong.push(`letter ${n} was never sent`);
  const again = [...sentTimes.values()].reduce((sum, times) => sum + times - 1, 0);
  if (again > killed * atOnce) wrong.push(`${again} letters were sent again, by ${killed} kills`);
  const ticks = readLines(place, 'ticks');
  wrong.push(...findOverlaps(ticks));
  return {
    ...{ title, wrong },
    figures: [
      figure('processes', setting.processes),
      figure('kills', killed),
      figure('letters, none lost', `${sentTimes.size}, of which sent again after a kill ${again}`),
      figure('papers, each exactly once', read.length),
      figure('runs by the clock, never two at once', ticks.filter((line) => line.startsWith('end')).length),
    ],
  };
}
