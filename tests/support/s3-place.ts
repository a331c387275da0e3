import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import { readConfig } from '#/platform/server/config';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { openStorage } from '#/platform/server/storage/open-storage';

export type KeptPlace = { storage: FileStorage; folder: string; close: () => Promise<void> };

async function openBucket(directory: string, allowMismatchedSignatures: boolean) {
  const store = new S3rver({
    ...{ address: '127.0.0.1', port: 0, silent: true, directory, allowMismatchedSignatures },
    configureBuckets: [{ name: 'papieren' }],
  });
  const { port } = await store.run();
  const { files } = readConfig({
    DATA_DIR: join(directory, 'data'),
    S3_ENDPOINT: `http://127.0.0.1:${port}`,
    S3_BUCKET: 'papieren',
    S3_REGION: 'eu-west-1',
    S3_ACCESS_KEY: 'S3RVER',
    S3_SECRET_KEY: 'S3RVER',
  });
  return { store, storage: openStorage(files) };
}

/** A bucket of its own in a store on this machine. */
export async function openS3Place(): Promise<KeptPlace> {
  const folder = await mkdtemp(join(tmpdir(), 'truweel-s3-'));
  const strict = await openBucket(folder, false);
  // This store forgets the last slash of '/papieren/' when it checks the signature of a list, and only then.
  const lenient = await openBucket(folder, true);
  return {
    storage: {
      ...strict.storage,
      list: lenient.storage.list,
      listSetAside: lenient.storage.listSetAside,
      listDrawn: lenient.storage.listDrawn,
    },
    folder,
    close: async () => {
      await Promise.all([strict.store.close(), lenient.store.close()]);
      await rm(folder, { recursive: true });
    },
  };
}
