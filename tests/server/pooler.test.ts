import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createContact, listContacts } from '#/features/work/shared/contacts/contract';
import { serverBounds } from '#/platform/server/database/engine/bounds';
import type { Engine } from '#/platform/server/database/engine/database';
import { openDatabase } from '#/platform/server/database/engine/open';
import { DatabasePool } from '#/platform/server/database/engine/pool';
import { StatementNames } from '#/platform/server/database/engine/statement-names';
import { describeOnPostgres } from '../support/one-engine';
import { hasPgBouncer, startPgBouncer } from '../support/pgbouncer';
import { openTestApp } from '../support/test-app';
import { createServerDatabase } from '../support/test-database';

const migrations = new URL('../../db/migrations', import.meta.url).pathname;
const rounds = Array.from({ length: 60 }, (_, index) => index);

describeOnPostgres('behind a pooler', () => {
  describe.runIf(hasPgBouncer)('PgBouncer in transaction mode', () => {
    let pooler: Awaited<ReturnType<typeof startPgBouncer>>;
    let drop: () => Promise<void>;
    beforeAll(async () => {
      const database = await createServerDatabase();
      drop = database.drop;
      pooler = await startPgBouncer(database.url, { poolSize: 3 });
    });
    afterAll(async () => {
      await pooler.stop();
      await drop();
    });

    const warnings: string[] = [];
    const hear = ({ message }: Error) => void warnings.push(message);
    process.on('warning', hear);
    afterAll(() => void process.off('warning', hear));
    afterEach(() => {
      warnings.length = 0;
    });

    const open = (database: { prepare?: boolean } = {}): Promise<Engine> =>
      openDatabase({ databaseUrl: pooler.url, dataDir: '', database: { size: 8, ...database } }, migrations);

    it.each([
      ['found out', {}, 2],
      ['told', { prepare: false }, 0],
    ])('two processes answer everybody where the pooler keeps no names: %s', async (_, settings, told) => {
      const apps = await Promise.all([1, 2].map(() => openTestApp({ openEngine: () => open(settings) })));
      for (const app of apps) {
        const person = await app.signIn(undefined, { subject: `${told}-${apps.indexOf(app)}` });
        const answers = await Promise.all(
          rounds.flatMap((round) => [
            person.call(createContact, { body: { name: `Aannemer ${round}`, type: 'contractor' } }),
            person.call(listContacts, {}),
          ]),
        );
        expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([201, 200]));
      }
      await Promise.all(apps.map((app) => app.close()));
      expect(warnings.filter((words) => words.includes('DATABASE_PREPARE=false'))).toHaveLength(told);
    });

    it('a name that gets lost later is noticed then, and the same is asked again without it', async () => {
      const pools = [1, 2, 3].map(
        () =>
          new DatabasePool({
            ...{ connectionString: pooler.url, max: 5, bounds: serverBounds, names: new StatementNames() },
          }),
      );
      const answers = await Promise.all(
        rounds.flatMap((round) => pools.map((pool) => pool.query({ text: 'select $1::int as n' }, [round]))),
      );
      expect(answers).toHaveLength(rounds.length * pools.length);
      await Promise.all(pools.map((pool) => pool.end()));
    });

    it('only one at a time does what has to be done alone', async () => {
      const engines = await Promise.all([1, 2, 3].map(() => open({ prepare: false })));
      const events: string[] = [];
      await Promise.all(
        engines.map((engine, index) =>
          engine.exclusively(async ({ rows }) => {
            events.push(`begin ${index}`);
            await rows('select pg_sleep(0.2)');
            events.push(`end ${index}`);
          }),
        ),
      );
      for (let at = 0; at < events.length; at += 2) {
        expect(events[at + 1]).toBe(events[at]?.replace('begin', 'end'));
      }
      await engines[0]?.db.execute(sql`select 1`);
      await Promise.all(engines.map((engine) => engine.close()));
    });
  });
});
