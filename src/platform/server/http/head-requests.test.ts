import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createHttp } from '#/platform/server/http/server';

describe('a head that is asked for', () => {
  let http: FastifyInstance;
  let made: Readable | undefined;
  let read = 0;

  beforeAll(async () => {
    http = await createHttp({
      ...{ logLevel: 'silent', publicUrl: 'http://localhost', trustProxy: false, requestsPerMinute: 1_000 },
      ...{ checkAnswers: true, errorPages: { later: String, refused: String } },
    });
    http.get('/endless', (_request, reply) => {
      made = new Readable({
        read() {
          read += 1;
          setImmediate(() => this.push('more'));
        },
      });
      return reply.header('content-type', 'application/zip').header('content-length', 12).send(made);
    });
  });
  afterAll(() => http.close());

  it('leaves no stream behind, and tells what its answer would have said', async () => {
    const { statusCode, headers, body } = await http.inject({ method: 'HEAD', url: '/endless' });
    expect([statusCode, body, headers['content-type'], headers['content-length']]).toEqual([
      200,
      '',
      'application/zip',
      '12',
    ]);
    expect(made?.destroyed).toBe(true);
    const before = read;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(read).toBe(before);
  });
});
