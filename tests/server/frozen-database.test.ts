import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createContact, listContacts } from '#/features/work/shared/contacts/contract';
import { serverBounds } from '#/platform/server/database/engine/bounds';
import { findOutage } from '#/platform/server/database/engine/outage';
import { openServer } from '#/platform/server/database/engine/server';
import { describeOnPostgres } from '../support/one-engine';
import { type PausableProxy, startPausableProxy } from '../support/pausable-proxy';
import { openTestApp, type TestApp } from '../support/test-app';
import { createServerDatabase } from '../support/test-database';

/** As served, only sooner. */
const bounds = { ...serverBounds, connectMs: 2_000, statementMs: 2_000, answerMs: 3_000 };
const size = 4;

describeOnPostgres('a database that stands still', () => {
  let proxy: PausableProxy;
  let app: TestApp;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createServerDatabase();
    drop = database.drop;
    proxy = await startPausableProxy(database.url);
    app = await openTestApp({ openEngine: () => openServer(proxy.url, { bounds, size }) });
  });
  afterAll(async () => {
    await app.close();
    await proxy.close();
    await drop();
  });

  it('is told to everybody who asks, and to who watches over the server; everything works once it moves', async () => {
    const person = await app.signIn();
    const add = (name: string) => person.call(createContact, { body: { name, type: 'contractor' } });
    const read = () => person.call(listContacts, {});
    const some = Array.from({ length: size * 3 }, (_, index) => index);
    await Promise.all(some.map((index) => add(`voor-${index}`)));

    proxy.freeze();
    const asked = [...some.map((index) => add(`tijdens-${index}`)), ...some.map(read)];
    const health = await app.visitor.request('GET', '/api/health');
    expect(health).toMatchObject({ status: 503, body: { message: 'De database antwoordt niet.' } });
    for (const { status, body } of await Promise.all(asked)) {
      expect([status, body]).toEqual([
        503,
        { message: expect.stringMatching(/^De (database|server) .+\.$/) },
      ]);
    }
    expect((await add('nog-steeds')).status).toBe(503);

    proxy.thaw();
    await expect.poll(async () => (await read()).status).toBe(200);
    // More at once than there are connections: none was lost meanwhile.
    const after = await Promise.all(some.map((index) => add(`na-${index}`)));
    expect(after.map(({ status }) => status)).toEqual(some.map(() => 201));
    expect((await app.visitor.request('GET', '/api/health')).status).toBe(200);
  });

  it('ends a statement that takes too long, and leaves long work its time', async () => {
    const slow = app.db.execute(sql`select pg_sleep(30)`);
    expect(await slow.then(undefined, findOutage)).toBe('slow');
    const [row] = await app.snapshot(({ rows }) => rows("select pg_sleep(3.5)::text || 'whole' as word"));
    expect(row).toEqual({ word: 'whole' });
  });

  it('that ends a connection in the middle of long work costs none, and says so', async () => {
    for (let time = 0; time < size + 1; time += 1) {
      for (const way of [app.exclusively, app.snapshot]) {
        const lost = way(({ run }) => run('select pg_terminate_backend(pg_backend_pid())'));
        await expect(lost).rejects.toMatchObject({ code: '57P01' });
      }
    }
    const all = Array.from({ length: size }, () => app.db.execute(sql`select 1`));
    expect(await Promise.all(all)).toHaveLength(size);
  });
});
