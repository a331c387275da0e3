import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readConfig } from '#/platform/server/config';
import type { Engine } from '#/platform/server/database/database';
import { insertFile } from '#/platform/server/database/file-store';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { receiveFile } from '#/platform/server/files/arrival';
import { openKeeper } from '#/platform/server/files/open-keeper';
import { compareStore, sweepStore } from '#/platform/server/files/sweep';
import { type KeptPlace, openS3Place } from '../../../../tests/support/s3-place';
import { openTestDatabase } from '../../../../tests/support/test-database';

async function folderPlace(): Promise<KeptPlace> {
  const dataDir = await mkdtemp(join(tmpdir(), 'truweel-keeper-'));
  const { files } = readConfig({ DATA_DIR: dataDir });
  return {
    keeper: openKeeper(files),
    folder: join(dataDir, 'files'),
    close: () => rm(dataDir, { recursive: true }),
  };
}

async function* chunks(text: string) {
  yield Buffer.from(text);
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
    const { path } = await receiveFile(place.keeper.incoming, chunks(text));
    await place.keeper.keep(key, path);
    return key;
  }
  async function read(key: string, range?: { start: number; end: number }) {
    const content = await place.keeper.read(key, range);
    return content && String(Buffer.concat(await content.toArray()));
  }
  async function keys() {
    const found: string[] = [];
    for await (const { key } of place.keeper.list()) found.push(key);
    return found;
  }

  it('are read back whole and in part, and the way in is empty again', async () => {
    const key = await keep('de muur is recht');
    expect(await read(key)).toBe('de muur is recht');
    expect(await read(key, { start: 3, end: 6 })).toBe('muur');
    expect(readdirSync(place.keeper.incoming)).toEqual([]);
  });

  it('are listed with the moment they came', async () => {
    const key = await keep('x');
    for await (const found of place.keeper.list()) {
      if (found.key === key) expect(Math.abs(Date.now() - found.storedAt.getTime())).toBeLessThan(60_000);
    }
    expect(await keys()).toContain(key);
  });

  it('are gone when removed, and removing twice is no mistake', async () => {
    const key = await keep('weg');
    await place.keeper.remove(key);
    await place.keeper.remove(key);
    expect(await read(key)).toBeUndefined();
    expect(await keys()).not.toContain(key);
  });

  it('that never were are not found', async () => {
    expect(await read(randomUUID())).toBeUndefined();
  });

  it('without a row are swept when an hour has passed, and a row without a file is reported', async () => {
    const known = await keep('met rij');
    const orphan = await keep('zonder rij');
    const lost = randomUUID();
    const facts = { name: 'a.pdf', mimeType: 'application/pdf', size: 1, sha256: 'x' };
    await insertFile(engine.db, projectId, { key: known, ...facts }, { limit: 2 ** 30 });
    await insertFile(engine.db, projectId, { key: lost, ...facts }, { limit: 2 ** 30 });
    const soon = new Date(Date.now() + 30 * 60_000);
    const later = new Date(Date.now() + 2 * 60 * 60_000);
    expect((await compareStore(engine.db, place.keeper, soon)).orphans).toEqual([]);
    const report = await compareStore(engine.db, place.keeper, later);
    expect(report.orphans).toContain(orphan);
    expect(report.missing).toContain(lost);
    expect(report.missing).not.toContain(known);
    expect((await sweepStore(engine.db, place.keeper, later)).left).toBe(0);
    expect(await keys()).toEqual([known]);
  });

  it('that nearly all have no row are left alone: it is the wrong database', async () => {
    for (let made = 0; made < 60; made += 1) await keep(`bestand ${made}`);
    const later = new Date(Date.now() + 2 * 60 * 60_000);
    expect((await sweepStore(engine.db, place.keeper, later)).removed).toBe(0);
    expect((await keys()).length).toBeGreaterThan(59);
  });
});

describe('a folder of files', () => {
  it('is nobody else’s', async () => {
    const { keeper, folder, close } = await folderPlace();
    expect(statSync(folder).mode & 0o777).toBe(0o700);
    expect(statSync(keeper.incoming).mode & 0o777).toBe(0o700);
    const { path } = await receiveFile(keeper.incoming, chunks('geheim'));
    expect(statSync(path).mode & 0o777).toBe(0o600);
    await close();
  });

  it('shows nothing of an upload whose process was killed half way, and sweeps it out', async () => {
    const { keeper, folder, close } = await folderPlace();
    const script = join(import.meta.dirname, '../../../../tests/support/half-upload.ts');
    const child = spawn(process.execPath, ['--import', 'tsx', script, folder], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    child.kill('SIGKILL');
    await once(child, 'exit');
    const [half] = readdirSync(keeper.incoming);
    expect(half).toBeDefined();
    for await (const found of keeper.list()) expect(found).toBeUndefined();
    const justNow = join(keeper.incoming, 'van-nu');
    writeFileSync(justNow, 'x');
    const longAgo = new Date(Date.now() - 2 * 60 * 60_000);
    utimesSync(join(keeper.incoming, half ?? ''), longAgo, longAgo);
    await sweepStore(engine.db, keeper, new Date());
    expect(readdirSync(keeper.incoming)).toEqual(['van-nu']);
    await close();
  });
});

it('needs all settings of a bucket or none', () => {
  expect(() => readConfig({ S3_ENDPOINT: 'https://s3.example', S3_BUCKET: 'papieren' })).toThrow(
    /all five or none/,
  );
});
