import { readFileSync, rmSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { createProject } from '#/features/people/projects/contract';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { root } from '../../scripts/prepare/paths.mjs';
import { type Odd, oddAddress } from './odd-addresses';
import { atWork, isAlive } from './outages';
import { Person } from './person';
import type { Running } from './program';
import { type Check, figure, median, until } from './report';

const atOnce = 12;
const warmUp = 10_000;
const mostGrowthBytes = 40 * 1_048_576;
/** Somebody else's plain read, beside a dozen that keep the server as busy as it can be. */
const mostPatienceMs = 5_000;

type Memory = { held: number; rss: number };

/** What the server holds once what is garbage was collected. */
async function measure({ pid }: Running, file: string): Promise<Memory> {
  rmSync(file, { force: true });
  process.kill(pid, 'SIGUSR2');
  let memory: Memory | undefined;
  const read = async () => {
    memory = JSON.parse(readFileSync(file, 'utf8')) as Memory;
    return true;
  };
  await until(read, 30_000);
  if (!memory) throw new Error('the server does not say how much memory it holds');
  return memory;
}

function ask(agent: Agent, url: string, { method, path, headers }: Odd): Promise<number> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const asked = request({ agent, hostname, port, method, path, headers }, (answer) => {
      answer.resume();
      answer.once('end', () => resolve(answer.statusCode ?? 0));
      answer.once('error', reject);
    });
    asked.once('error', reject);
    asked.end();
  });
}

class Reading {
  readonly statuses = new Map<number, number>();
  readonly #agent = new Agent({ keepAlive: true, maxSockets: atOnce });
  readonly #url: string;
  readonly #odd: (at: number) => Odd;
  #next = 0;

  constructor(url: string, odd: (at: number) => Odd) {
    this.#url = url;
    this.#odd = odd;
  }

  async readUpTo(last: number): Promise<void> {
    const one = async () => {
      while (this.#next < last) {
        const at = this.#next;
        this.#next += 1;
        const status = await ask(this.#agent, this.#url, this.#odd(at));
        this.statuses.set(status, (this.statuses.get(status) ?? 0) + 1);
      }
    };
    await Promise.all(Array.from({ length: atOnce }, one));
  }

  end(): void {
    this.#agent.destroy();
  }
}

/** Reads a list of their own again and again, as long as the others are at it. */
async function readPlainly(person: Person, signal: AbortSignal) {
  const { body } = await person.call(createProject, { body: { name: 'Nieuwstraat' } });
  const times: number[] = [];
  const wrong: string[] = [];
  while (!signal.aborted) {
    const begun = performance.now();
    const status = await person.call(listItems, { params: { projectId: body.id } }).then(
      (answer) => answer.status,
      (error: Error) => error.message,
    );
    times.push(performance.now() - begun);
    if (status !== 200) wrong.push(`somebody else's read: ${status}`);
    await wait(50);
  }
  return { times, wrong };
}

/** Whoever may read asks for so many addresses that nobody asked for before: the memory of the server stays as it is. */
export async function oddReads(env: Record<string, string>, count: number): Promise<Check> {
  const file = join(env.DATA_DIR ?? '', '..', 'memory.json');
  const { server, person, projectId } = await atWork({
    ...env,
    TEST_MEMORY_FILE: file,
    NODE_OPTIONS: `--max-old-space-size=256 --import=${join(root, 'tests/faults/tell-memory.mjs')}`,
    REQUESTS_PER_MINUTE: '1000000000',
  });
  const other = new Person(server.url);
  await other.signIn();
  const done = new AbortController();
  const plain = readPlainly(other, done.signal);
  const reading = new Reading(server.url, (at) => oddAddress(at, projectId, person.cookie));
  const begun = performance.now();
  await reading.readUpTo(warmUp);
  const before = await measure(server, file);
  await reading.readUpTo(warmUp + count);
  const seconds = (performance.now() - begun) / 1000;
  const after = await measure(server, file);
  done.abort();
  const { times, wrong } = await plain;
  reading.end();
  const slowest = Math.max(...times);
  const megabytes = (bytes: number) => `${(bytes / 1_048_576).toFixed(1)} MB`;
  for (const kind of ['held', 'rss'] as const) {
    const growth = after[kind] - before[kind];
    if (growth > mostGrowthBytes) wrong.push(`${kind} grew by ${megabytes(growth)}`);
  }
  if (slowest > mostPatienceMs) wrong.push(`somebody else waited ${Math.round(slowest)} ms`);
  const failed = [...reading.statuses].filter(([status]) => status >= 500);
  wrong.push(...failed.map(([status, times]) => `${times} answers of ${status}`));
  if (!isAlive(server)) wrong.push('the server ended');
  await server.stop();
  return {
    ...{ title: `${count} odd addresses read, heap of 256 MB`, wrong },
    figures: [
      figure('held after the warm-up and at the end', `${megabytes(before.held)}, ${megabytes(after.held)}`),
      figure(
        'resident after the warm-up and at the end',
        `${megabytes(before.rss)}, ${megabytes(after.rss)}`,
      ),
      figure('answers', [...reading.statuses].map(([status, times]) => `${status}: ${times}`).join(', ')),
      figure('reads a second', Math.round((warmUp + count) / seconds)),
      figure(
        'somebody else meanwhile',
        `${times.length} reads, usually ${Math.round(median(times))} ms, at most ${Math.round(slowest)} ms`,
      ),
    ],
  };
}
