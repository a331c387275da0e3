import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '#/platform/server/http/server';

const requestMs = 300;

describe('a request', () => {
  let http: FastifyInstance;
  beforeAll(async () => {
    http = await createHttp({
      ...{ logLevel: 'silent', publicUrl: 'http://localhost', trustProxy: false, requestsPerMinute: 1_000 },
      ...{ checkAnswers: true, errorPages: { later: String, refused: String }, requestMs },
    });
    const never = () => new Promise(() => undefined);
    http.get('/never', never);
    http.post('/never', never);
    http.get('/at-the-door', { onRequest: async () => void (await never()) }, () => 'in');
    http.get('/late', { config: { timeoutMs: 60_000 } }, async () => {
      await wait(requestMs * 3);
      return 'late';
    });
    http.get('/past-us', { config: { timeoutMs: 60_000 } }, (_request, reply) => {
      reply.hijack();
      reply.raw.end('past');
    });
    http.get('/long-answer', (_request, reply) => {
      reply.send(Readable.from(drops()));
    });
  });
  afterAll(() => http.close());

  async function* drops() {
    for (const word of ['all', ' of', ' it']) {
      yield word;
      await wait(requestMs);
    }
  }

  it.each(['/never', '/at-the-door'])('that gets no answer is told so: %s', async (url) => {
    const { statusCode, headers, body } = await http.inject(url);
    expect([statusCode, JSON.parse(body)]).toEqual([
      503,
      { message: 'Dit duurde te lang. Probeer het zo dadelijk opnieuw.' },
    ]);
    expect(headers['retry-after']).toBe('5');
  });

  it('that changes something is told that it may have happened', async () => {
    const { body } = await http.inject({ method: 'POST', url: '/never' });
    expect(JSON.parse(body).message).toContain('Kijk na of het gelukt is');
  });

  it('that may take longer is answered, and so is one whose answer takes long', async () => {
    expect((await http.inject('/late')).body).toBe('late');
    expect((await http.inject('/long-answer')).body).toBe('all of it');
  });

  it('that was answered leaves no timer behind, whoever answered it', async () => {
    const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length;
    const before = timers();
    for (let count = 0; count < 20; count += 1) expect((await http.inject('/past-us')).body).toBe('past');
    await expect.poll(timers).toBeLessThan(before + 10);
  });
});
