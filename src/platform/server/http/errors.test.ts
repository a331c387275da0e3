import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Engine } from '#/platform/server/database/engine/database';
import { createHttp } from '#/platform/server/http/server';
import { openTestDatabase } from '../../../../tests/support/test-database';

/** A statement for each way in which PostgreSQL says that it can't hold a value. */
const unholdable = {
  '22001': sql`do $$ declare short varchar(1) := 'te lang'; begin end $$`,
  '22003': sql`select 100000::numeric(4, 2)`,
  '22007': sql`select 'gisteren'::date`,
  '22008': sql`select '2026-02-31'::date`,
};

describe('a value that the database can’t hold', () => {
  let engine: Engine;
  let http: FastifyInstance;
  beforeAll(async () => {
    engine = await openTestDatabase();
    http = await createHttp({
      ...{ logLevel: 'silent', publicUrl: 'http://localhost', trustProxy: false, requestsPerMinute: 1_000 },
      ...{ checkAnswers: true, errorPages: { later: String, refused: String }, requestMs: 10_000 },
    });
    for (const [state, statement] of Object.entries(unholdable)) {
      http.route({
        ...{ method: ['GET', 'POST', 'PATCH'], url: `/${state}` },
        handler: () => engine.db.execute(statement),
      });
    }
  });
  afterAll(async () => {
    await http.close();
    await engine.close();
  });

  it.each(Object.entries(unholdable))('is known by its state: %s', async (state, statement) => {
    await expect(engine.db.execute(statement)).rejects.toMatchObject({ cause: { code: state } });
  });

  describe.each(Object.keys(unholdable))('by state %s', (state) => {
    it.each(['POST', 'PATCH'] as const)('is the mistake of who sent it: %s', async (method) => {
      const answer = await http.inject({ method, url: `/${state}` });
      expect([answer.statusCode, answer.json()]).toEqual([
        400,
        { message: 'Dit bevat een waarde die niet bewaard kan worden.' },
      ]);
    });

    it('is ours where nothing was sent to keep', async () => {
      const answer = await http.inject(`/${state}`);
      expect(answer.statusCode).toBe(500);
      expect(answer.json().message).not.toContain('waarde');
    });
  });
});
