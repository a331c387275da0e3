import fs, { rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, expect, inject, it } from 'vitest';
import { embeddedBounds } from '#/platform/server/database/engine/bounds';
import { openDurableLite } from '#/platform/server/database/engine/durable-lite';
import { openEmbedded, startDatabasesFrom } from '#/platform/server/database/engine/embedded';
import { findOutage } from '#/platform/server/database/engine/outage';
import { describeOnEmbedded } from '../../../../../tests/support/one-engine';
import { copyFolder } from '../../../../../tests/support/template-database';

const template = inject('template');

function listTree(folder: string): string[] {
  const below = fs.readdirSync(folder, { withFileTypes: true, recursive: true });
  return [folder, ...below.map(({ parentPath, name }) => join(parentPath, name))];
}

describeOnEmbedded('the embedded database', () => {
  let folder: string;
  beforeAll(() => {
    if (template.kind === 'embedded') folder = copyFolder(template.folder);
  });
  afterAll(() => rmSync(folder, { recursive: true, force: true }));

  it('is opened by one process at a time, and free again afterwards', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(/already running on the data folder/);
    await first.close();
    const second = await openEmbedded(folder);
    await second.close();
  });

  it.each([
    ['anew', () => join(folder, 'nothing')],
    ['from an empty one', () => inject('emptyDatabase')],
  ])(
    'is made %s where there is none, in a folder that other users of the machine cannot read',
    async (name, from) => {
      startDatabasesFrom(from());
      const made = join(folder, name);
      const engine = await openEmbedded(made).finally(() => startDatabasesFrom(inject('emptyDatabase')));
      expect(fs.statSync(made).mode & 0o777).toBe(0o700);
      await engine.close();
    },
  );

  it('closes a folder that was open to others, with everything in it and everything that comes', async () => {
    if (template.kind !== 'embedded') return;
    const open = copyFolder(template.folder);
    fs.mkdirSync(join(open, 'files', 'ab'), { recursive: true });
    fs.writeFileSync(join(open, 'files', 'ab', 'paper'), 'x');
    for (const path of listTree(open)) fs.chmodSync(path, fs.lstatSync(path).isDirectory() ? 0o777 : 0o666);
    const engine = await openEmbedded(open);
    await engine.db.execute(sql`create table made_later (id integer)`);
    await engine.db.execute(sql`checkpoint`);
    const isOpen = (path: string) => (fs.lstatSync(path).mode & 0o077) !== 0;
    await expect.poll(() => listTree(open).filter(isOpen)).toEqual([]);
    await engine.close();
    expect(listTree(open).filter(isOpen)).toEqual([]);
    rmSync(open, { recursive: true, force: true });
  });

  it('has a write on the disk before it answers', async () => {
    const lite = await openDurableLite(join(folder, 'database'));
    const { fdatasyncSync } = fs;
    let synced = 0;
    fs.fdatasyncSync = (descriptor) => {
      synced += 1;
      fdatasyncSync(descriptor);
    };
    syncBuiltinESMExports();
    try {
      await lite.exec('create table kept (id integer)');
      for (let id = 1; id <= 3; id += 1) {
        const before = synced;
        await lite.query('insert into kept values ($1)', [id]);
        expect(synced).toBeGreaterThan(before);
      }
    } finally {
      fs.fdatasyncSync = fdatasyncSync;
      syncBuiltinESMExports();
      await lite.close();
    }
  });

  it('lets who comes meanwhile wait for the end of a transaction', async () => {
    const engine = await openEmbedded(folder);
    const count = async () => engine.db.select({ count: sql<number>`count(*)::int` }).from(sql`waited`);
    await engine.db.execute(sql`create table waited (id integer)`);
    let meanwhile: ReturnType<typeof count> | undefined;
    const failing = engine.db.transaction(async (tx) => {
      await tx.execute(sql`insert into waited values (1)`);
      meanwhile = count();
      throw new Error('changed my mind');
    });
    await expect(failing).rejects.toThrow('changed my mind');
    expect(await meanwhile).toEqual([{ count: 0 }]);
    await engine.close();
  });

  it('goes on after a statement that fails, also one that it was to remember', async () => {
    const engine = await openEmbedded(folder);
    for (let time = 0; time < 3; time += 1) {
      await expect(engine.db.execute(sql`select nothing from nowhere where id = ${1}`)).rejects.toThrow();
    }
    for (const value of ['a', '€ 1.234,50', 'x'.repeat(300_000)]) {
      const rows = await engine.db.select({ same: sql`${value}::text` }).from(sql`(select 1) as one`);
      expect(rows).toEqual([{ same: value }]);
    }
    await engine.close();
  });

  it('answers each of what is asked at once by itself, also where one is refused', async () => {
    const engine = await openEmbedded(folder);
    const say = (word: string) => engine.db.execute(sql`select ${word}::text as word`);
    const refused = () => engine.db.execute(sql`select nothing from nowhere`);
    for (let time = 0; time < 3; time += 1) {
      const words = Array.from({ length: 40 }, (_, at) => `${time} ${at}`);
      const asked = await Promise.allSettled(words.flatMap((word) => [say(word), refused()]));
      const answers = words.flatMap((word) => [
        { status: 'fulfilled', value: { rows: [{ word }] } },
        { status: 'rejected' },
      ]);
      expect(asked).toMatchObject(answers);
    }
    await engine.close();
  });

  it('takes back a transaction whose first statement is refused, and ends one that asks nothing', async () => {
    const engine = await openEmbedded(folder);
    await engine.db.execute(sql`create table begun (id integer)`);
    const refused = engine.db.transaction(async (tx) => {
      await tx.execute(sql`insert into begun values (1), (1 / 0)`);
    });
    await expect(refused).rejects.toMatchObject({ cause: { code: '22012' } });
    expect(await engine.db.transaction(async () => 'nothing')).toBe('nothing');
    await engine.db.transaction(async (tx) => {
      await tx.execute(sql`insert into begun values (2)`);
    });
    expect(await engine.db.execute(sql`select id from begun`)).toMatchObject({ rows: [{ id: 2 }] });
    await engine.close();
  });

  it('starts a connection clean, whatever the one before left and however late it is answered', async () => {
    const engine = await openEmbedded(folder, { ...embeddedBounds, answerMs: 1_500 });
    const { db } = engine;
    await db.execute(sql`create table left_behind (id integer)`);
    const one = () => db.execute(sql`select ${'still here'}::text as word`);
    await one();
    await one();
    const cut = db.transaction(async (tx) => {
      await tx.execute(sql`insert into left_behind values (1)`);
      await tx.execute(sql`set timezone to 'Asia/Tokyo'`);
      await tx.execute(sql`select pg_advisory_lock(1)`);
      await tx.execute(sql`select pg_sleep(3)`);
    });
    await expect(cut).rejects.toMatchObject({ cause: { code: 'NO_ANSWER' } });
    for (let time = 0; time < 3; time += 1) {
      expect(await one()).toMatchObject({ rows: [{ word: 'still here' }] });
    }
    const left = await db.execute(
      sql`select current_setting('timezone') as timezone, (select count(*)::int from left_behind) as rows,
        (select count(*)::int from pg_locks where locktype = 'advisory') as locks`,
    );
    const nothing = { timezone: expect.not.stringContaining('Tokyo'), rows: 0, locks: 0 };
    expect(left).toMatchObject({ rows: [nothing] });
    await engine.close();
  });

  it('tells who waits too long for the one connection so, and serves them afterwards', async () => {
    const engine = await openEmbedded(folder, { ...embeddedBounds, connectMs: 2_000 });
    await engine.db.execute(sql`select 1`);
    let waited: Promise<unknown> | undefined;
    await engine.db.transaction(async (tx) => {
      waited = engine.db.execute(sql`select 1`).then(undefined, findOutage);
      await tx.execute(sql`select 1`);
      expect(await waited).toBe('busy');
    });
    expect(await engine.db.execute(sql`select 1 as one`)).toMatchObject({ rows: [{ one: 1 }] });
    await engine.close();
  });
});
