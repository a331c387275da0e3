import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#/platform/server/config';
import type { Engine } from '#/platform/server/database/engine/database';
import { files } from '#/platform/server/database/schema/files';
import { installation } from '#/platform/server/database/schema/installation';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { insertFile } from '#/platform/server/database/stores/file-store';
import { findStoreId } from '#/platform/server/database/stores/installation-store';
import { receiveFile } from '#/platform/server/storage/arrival';
import { compareStore } from '#/platform/server/storage/compare-store';
import { ensureJoined, joinStore } from '#/platform/server/storage/join-store';
import { openStorage } from '#/platform/server/storage/open-storage';
import { sweepIncoming, sweepStore } from '#/platform/server/storage/sweep';
import { type KeptPlace, openS3Place } from '../../../../tests/support/s3-place';
import { openTestDatabase } from '../../../../tests/support/test-database';

async function folderPlace(): Promise<KeptPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'truweel-storage-'));
  const { files } = readConfig({ DATA_DIR: dataDir });
  return {
    storage: openStorage(files),
    folder: join(dataDir, 'files'),
    close: () => rm(dataDir, { recursive: true }),
  };
}

async function* chunks(text: string) {
  yield Buffer.from(text);
}

const facts = { name: 'a.pdf', mimeType: 'application/pdf', size: 1, sha256: 'x' };

const room = { limit: 2 ** 30 };

function hoursOn(hours: number): Date {
  return new Date(Date.now() + hours * 60 * 60_000);
}

let engine: Engine;
let projectId: number;
beforeAll(async () => {
  engine = await openTestDatabase();
  const [user] = await engine.db.insert(users).values({ issuer: 'i', subject: 's' }).returning();
  const [project] = await engine.db
    .insert(projects)
    .values({ userId: user?.id ?? 0, name: 'Huis' })
    .returning();
  projectId = project?.id ?? 0;
});
afterAll(() => engine.close());

describe.each([
  ['a folder', folderPlace],
  ['a bucket', openS3Place],
])('files in %s', (_, open) => {
  let place: KeptPlace;
  beforeAll(async () => {
    place = await open();
  });
  afterAll(() => place.close());

  async function keep(text: string): Promise<string> {
    const key = randomUUID();
    const { path } = await receiveFile(place.storage.incoming, chunks(text));
    await place.storage.keep(key, path);
    return key;
  }
  async function read(key: string, range?: { start: number; end: number }) {
    const content = await place.storage.read(key, range);
    return content && String(Buffer.concat(await content.toArray()));
  }
  async function keys() {
    const found: string[] = [];
    for await (const { key } of place.storage.list()) found.push(key);
    return found;
  }

  it('are read back whole and in part, and the way in is empty again', async () => {
    const key = await keep('de muur is recht');
    expect(await read(key)).toBe('de muur is recht');
    expect(await read(key, { start: 3, end: 6 })).toBe('muur');
    expect(readdirSync(place.storage.incoming)).toEqual([]);
  });

  it('are listed with the moment they came', async () => {
    const key = await keep('x');
    for await (const found of place.storage.list()) {
      if (found.key === key) expect(Math.abs(Date.now() - found.storedAt.getTime())).toBeLessThan(60_000);
    }
    expect(await keys()).toContain(key);
  });

  it('are gone when removed, and removing twice is no mistake', async () => {
    const key = await keep('weg');
    await place.storage.remove(key);
    await place.storage.remove(key);
    expect(await read(key)).toBeUndefined();
    expect(await keys()).not.toContain(key);
  });

  async function drawn() {
    const found: string[] = [];
    for await (const key of place.storage.listDrawn()) found.push(key);
    return found;
  }

  it('keep their drawings beside them, until they go or are set aside themselves', async () => {
    const { storage } = place;
    const [removed, swept] = [await keep('foto'), await keep('nog een')];
    for (const key of [removed, swept]) {
      await storage.keepDrawing(key, 'thumbnail', Buffer.from('klein'));
      await storage.keepDrawing(key, 'preview', Buffer.from('groot'));
    }
    expect(String(Buffer.from((await storage.readDrawing(removed, 'preview')) ?? []))).toBe('groot');
    expect((await keys()).filter((key) => [removed, swept].includes(key))).toHaveLength(2);
    expect((await drawn()).filter((key) => key === removed)).toHaveLength(2);
    expect(readdirSync(storage.incoming)).toEqual([]);
    await storage.remove(removed);
    await storage.setAside(swept);
    expect(await storage.readDrawing(removed, 'thumbnail')).toBeUndefined();
    expect(await drawn()).toEqual([]);
    await storage.removeSetAside(swept);
  });

  it('leave no drawing of what went while it was drawn', async () => {
    const { storage } = place;
    const [known = ''] = await keepKnown(1);
    await storage.keepDrawing(known, 'thumbnail', Buffer.from('klein'));
    await storage.keepDrawing(randomUUID(), 'thumbnail', Buffer.from('van niemand'));
    await sweepStore(engine.db, storage, new Date());
    expect(await drawn()).toEqual([known]);
    await storage.removeDrawings(known);
  });

  it('that never were are not found', async () => {
    expect(await read(randomUUID())).toBeUndefined();
  });

  async function keepKnown(count: number): Promise<string[]> {
    const known: string[] = [];
    for (let made = 0; made < count; made += 1) {
      const key = await keep(`met rij ${made}`);
      await insertFile(engine.db, projectId, { key, ...facts }, room);
      known.push(key);
    }
    return known;
  }
  async function setAside() {
    const found: string[] = [];
    for await (const { key } of place.storage.listSetAside()) found.push(key);
    return found;
  }
  async function empty() {
    await engine.db.delete(files);
    for (const key of await keys()) await place.storage.remove(key);
    for (const key of await setAside()) await place.storage.removeSetAside(key);
  }

  it('without a row are on their way for an hour, then swept, and a row without a file is reported', async () => {
    await empty();
    const known = await keepKnown(10);
    const orphan = await keep('zonder rij');
    const lost = randomUUID();
    await insertFile(engine.db, projectId, { key: lost, ...facts }, room);
    expect(await compareStore(engine.db, place.storage, hoursOn(0.5))).toMatchObject({
      orphans: [],
      onTheirWay: [orphan],
    });
    const report = await compareStore(engine.db, place.storage, hoursOn(2));
    expect(report).toMatchObject({ onTheirWay: [], missing: [lost] });
    expect(report.orphans.map(({ key }) => key)).toEqual([orphan]);
    expect(await sweepStore(engine.db, place.storage, hoursOn(2))).toMatchObject({ swept: 1, left: 0 });
    expect((await keys()).toSorted()).toEqual(known.toSorted());
  });

  it('that were swept can be had back for a week, and go then', async () => {
    await empty();
    await keepKnown(20);
    const [early, late] = [await keep('vroeg'), await keep('laat')];
    await sweepStore(engine.db, place.storage, hoursOn(2));
    expect((await setAside()).toSorted()).toEqual([early, late].toSorted());
    expect(await read(early)).toBeUndefined();
    await insertFile(engine.db, projectId, { key: early, ...facts }, room);
    expect(await sweepStore(engine.db, place.storage, hoursOn(6 * 24))).toMatchObject({
      putBack: 1,
      removed: 0,
    });
    expect(await read(early)).toBe('vroeg');
    expect((await compareStore(engine.db, place.storage, hoursOn(6 * 24))).setAside).toEqual([late]);
    expect(await sweepStore(engine.db, place.storage, hoursOn(8 * 24))).toMatchObject({ removed: 1 });
    expect(await setAside()).toEqual([]);
  });

  it('are left alone by a database that holds no files at all', async () => {
    await empty();
    const key = await keep('van een ander');
    expect(await sweepStore(engine.db, place.storage, hoursOn(2))).toMatchObject({
      swept: 0,
      left: 1,
      why: 'no files in the database',
    });
    expect(await keys()).toEqual([key]);
  });

  it('are left alone by a database that was made after them', async () => {
    await empty();
    await keepKnown(10);
    await keep('ouder dan de database');
    const born = await engine.exclusively(({ rows }) =>
      rows('select name, applied_at from schema_migrations'),
    );
    const date = sql`update schema_migrations set applied_at = now() + interval '1 minute'`;
    await engine.db.execute(date);
    expect(await sweepStore(engine.db, place.storage, hoursOn(2))).toMatchObject({
      swept: 0,
      left: 1,
      why: 'older than the database',
    });
    for (const { name, applied_at } of born) {
      await engine.exclusively(({ rows }) =>
        rows('update schema_migrations set applied_at = $2 where name = $1', [name, applied_at]),
      );
    }
  });

  it('are left alone where more than a tenth would go: it is the wrong database', async () => {
    await empty();
    await keepKnown(8);
    await keep('zonder rij');
    expect(await sweepStore(engine.db, place.storage, hoursOn(2))).toMatchObject({
      swept: 0,
      left: 1,
      why: 'more than a tenth',
    });
    await keepKnown(1);
    expect(await sweepStore(engine.db, place.storage, hoursOn(2))).toMatchObject({ swept: 1, left: 0 });
  });

  it('and a database join at the first start, and know each other from then on', async () => {
    await empty();
    await ensureJoined(engine.db, place.storage, new Date());
    const id = await place.storage.findId();
    expect(id).toBe(await findStoreId(engine.db));
    await keepKnown(2);
    await ensureJoined(engine.db, place.storage, new Date());
    const other = await openTestDatabase();
    await expect(ensureJoined(other.db, place.storage, new Date())).rejects.toThrow(
      /holds 2 files and the database knows 0.+npm run join-store/,
    );
    expect(await findStoreId(other.db)).toBeUndefined();
    await joinStore(other.db, place.storage, new Date());
    await ensureJoined(other.db, place.storage, new Date());
    await expect(ensureJoined(engine.db, place.storage, new Date())).rejects.toThrow(
      /belongs to another database.+npm run join-store/,
    );
    await joinStore(engine.db, place.storage, new Date());
    await other.close();
  });

  it('of before they had a name are taken where they are those of the database, and only then', async () => {
    await empty();
    const forget = async () => {
      await place.storage.saveId('');
      await engine.db.delete(installation);
    };
    await keepKnown(2);
    await keep('zonder rij');
    await forget();
    await ensureJoined(engine.db, place.storage, hoursOn(2));
    expect(await place.storage.findId()).toBe(await findStoreId(engine.db));
    await forget();
    for (const key of await keys()) await place.storage.remove(key);
    await expect(ensureJoined(engine.db, place.storage, new Date())).rejects.toThrow(
      /holds 0 files and the database knows 2/,
    );
    await empty();
  });
});

describe('a folder of files', () => {
  it('is nobody else’s', async () => {
    const { storage, folder, close } = await folderPlace();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(storage.incoming).mode & 0o777).toBe(0o700);
    const { path } = await receiveFile(storage.incoming, chunks('geheim'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await close();
  });

  it('shows nothing of an upload whose process was killed half way, and sweeps it out', async () => {
    const { storage, folder, close } = await folderPlace();
    const script = join(import.meta.dirname, '../../../../tests/support/half-upload.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [half] = readdirSync(storage.incoming);
    expect(half).toBeDefined();
    for await (const found of storage.list()) expect(found).toBeUndefined();
    const justNow = join(storage.incoming, 'van-nu');
    writeFileSync(justNow, 'x');
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
    utimesSync(join(storage.incoming, half ?? ''), longAgo, longAgo);
    await sweepIncoming(storage.incoming, new Date());
    expect(readdirSync(storage.incoming)).toEqual(['van-nu']);
    await close();
  });
});

it('needs all settings of a bucket or none', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'papieren' })).toThrow(
    /all five or none/,
  );
});
