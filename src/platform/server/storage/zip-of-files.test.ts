import { Readable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { expect, it } from 'vitest';
import { zipOfFiles } from '#/platform/server/storage/zip-of-files';

it('closes a file that was only opened after who asked for the ZIP had gone', async () => {
  const content = new Readable({ read() {} });
  const read = async () => {
    await wait(20);
    return content;
  };
  const zip = zipOfFiles({
    files: { read },
    madeAt: new Date('2026-11-15T12:00:00Z'),
    papers: [{ folder: '', name: 'offerte.pdf', key: 'a' }],
  });
  zip.resume();
  zip.destroy();
  await expect.poll(() => content.destroyed).toBe(true);
});
