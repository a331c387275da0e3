import fs, { mkdtempSync, rmSync } from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { openEmbedded } from '#/platform/server/database/embedded';

const folder = mkdtempSync(join(tmpdir(), 'truweel-embedded-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  it('is opened by one process at a time, and free again afterwards', async () => {
    const first = await openEmbedded(folder);
    await expect(openEmbedded(folder)).rejects.toThrow(/already running on the data folder/);
    await first.close();
    const second = await openEmbedded(folder);
    await second.close();
  });

  it('keeps its folder from other users of the machine', async () => {
    const inside = join(folder, 'private');
    const engine = await openEmbedded(inside);
    expect(fs.statSync(inside).mode & 0o777).toBe(0o700);
    await engine.close();
  });

  it('has a write on the disk before it answers', async () => {
    const engine = await openEmbedded(folder);
    const { fdatasyncSync } = fs;
    let synced = 0;
    fs.fdatasyncSync = (descriptor) => {
      synced += 1;
      fdatasyncSync(descriptor);
    };
    syncBuiltinESMExports();
    try {
      await engine.exclusively(({ run }) => run('create table kept (id integer)'));
      for (let id = 1; id <= 3; id += 1) {
        const before = synced;
        await engine.exclusively(({ rows }) => rows('insert into kept values ($1)', [id]));
        expect(synced).toBeGreaterThan(before);
      }
    } finally {
      fs.fdatasyncSync = fdatasyncSync;
      syncBuiltinESMExports();
      await engine.close();
    }
  });
});
