import { request as httpRequest } from 'node:http';
import type { AddressInfo } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createHeavyWork, Job, ownShare } from '#/platform/server/heavy-work';
import { answerErrors } from '#/platform/server/http/errors';
import { createWorkerPool, type WorkerPool } from '#/platform/server/workers';

type Task = { says: string } | 'hang' | 'starve';

const never = () => new AbortController().signal;
const openPool = (timeoutMs: number) =>
  createWorkerPool<Task, string>({
    worker: new URL('../../../tests/support/obedient.worker.ts', import.meta.url),
    threads: 2,
    timeoutMs,
    memoryMb: 64,
    tooMuch: 'Te veel.',
  });

const [ann, bert] = [1, 2];
const minutes = 600_000;

describe('a pool of threads', () => {
  let pool: WorkerPool<Task, string>;
  afterEach(() => pool.close());

  it('counts the time of work and not that of waiting', async () => {
    pool = openPool(minutes);
    // Both threads are there before anything is timed.
    await Promise.all([ann, bert].map((person) => pool.run({ says: 'warm' }, new Job(person, never()))));
    const hostile = pool.run('hang', new Job(ann, never(), 2_000));
    const patient = pool.run({ says: 'klaar' }, new Job(ann, never(), 2_000));
    expect(await Promise.allSettled([hostile, patient])).toMatchObject([
      { status: 'rejected', reason: { code: 'unusable', message: 'Te veel.' } },
      { status: 'fulfilled', value: 'klaar' },
    ]);
  });

  it('says that it is busy, and nothing of the file, where a machine gives it no time to work', {
    timeout: 30_000,
  }, async () => {
    pool = openPool(minutes);
    await pool.run({ says: 'warm' }, new Job(ann, never()));
    await expect(pool.run('starve', new Job(ann, never(), 300))).rejects.toMatchObject({
      code: 'overloaded',
    });
  });

  it('bounds the time of a file as a whole, over all that is done with it', async () => {
    pool = openPool(minutes);
    const job = new Job(ann, never(), 1_000);
    await expect(pool.run('hang', job)).rejects.toMatchObject({ code: 'unusable' });
    expect(job.leftMs).toBe(0);
    await expect(pool.run({ says: 'nog een pagina' }, job)).rejects.toMatchObject({ code: 'unusable' });
  });

  it('serves another while one person’s work hangs', async () => {
    pool = openPool(minutes);
    const hostile = new AbortController();
    const hanging = [0, 1, 2].map(() => pool.run('hang', new Job(ann, hostile.signal)));
    expect(await pool.run({ says: 'klaar' }, new Job(bert, never()))).toBe('klaar');
    hostile.abort(new Error('gone'));
    const ends = await Promise.allSettled(hanging);
    expect(ends.map(({ status }) => status)).toEqual(['rejected', 'rejected', 'rejected']);
  });
});

describe('what one person sends', () => {
  let pool: WorkerPool<Task, string>;
  let http: FastifyInstance;
  let port: number;

  beforeEach(async () => {
    pool = openPool(minutes);
    const heavyWork = createHeavyWork();
    http = Fastify({ forceCloseConnections: true });
    answerErrors(http, { later: (text) => text, refused: (_, text) => text });
    http.get<{ Params: { person: string; task: string } }>('/:person/:task', (request, reply) => {
      const { person, task } = request.params;
      return heavyWork.run({ user: { id: Number(person) }, reply }, (job) =>
        pool.run(task === 'hang' ? 'hang' : { says: task }, job),
      );
    });
    await http.listen({ port: 0, host: '127.0.0.1' });
    port = (http.server.address() as AddressInfo).port;
  });
  afterEach(async () => {
    await http.close();
    await pool.close();
  });

  /** Asks and does not wait; `leave` hangs up. */
  function begin(path: string) {
    const asking = httpRequest({ port, host: '127.0.0.1', path }).on('error', () => undefined);
    asking.end();
    return { leave: () => asking.destroy() };
  }
  const ask = async (path: string) => {
    const response = await fetch(`http://127.0.0.1:${port}${path}`);
    return {
      status: response.status,
      wait: response.headers.get('retry-after'),
      text: await response.text(),
    };
  };

  it('is refused beyond their share, and another is served', async () => {
    for (let count = 0; count < ownShare; count += 1) begin(`/${ann}/hang`);
    await expect
      .poll(() => ask(`/${ann}/meer`))
      .toMatchObject({
        status: 503,
        wait: '10',
        text: expect.stringContaining('Er worden al 5 bestanden of teksten van u gelezen.'),
      });
    expect(await ask(`/${bert}/klaar`)).toMatchObject({ status: 200, text: 'klaar' });
  });

  it('stops when they hang up, waiting or being worked on', async () => {
    const asked = Array.from({ length: ownShare }, () => begin(`/${ann}/hang`));
    await expect.poll(async () => (await ask(`/${ann}/meer`)).status).toBe(503);
    for (const { leave } of asked) leave();
    await expect.poll(async () => (await ask(`/${ann}/meer`)).status).toBe(200);
  });
});
