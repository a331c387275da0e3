import { mkdtempSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini } from 's3mini';
import type { FilesConfig } from '#/platform/server/config';
import { type FileKeeper, keyPattern } from '#/platform/server/files/keeper';

const prefix = 'files/';
const timeoutMs = 60_000;
const pageSize = 1_000;

/** Files in a bucket of any store that speaks S3. */
export function createS3Keeper(config: Extract<FilesConfig, { kind: 's3' }>): FileKeeper {
  const bucket = new S3mini({
    endpoint: `${config.endpoint}/${config.bucket}`,
    region: config.region,
    accessKeyId: config.accessKey,
    secretAccessKey: config.secretKey,
    requestAbortTimeout: timeoutMs,
  });
  const nameOf = (key: string) => prefix + key;

  return {
    incoming: mkdtempSync(join(tmpdir(), 'truweel-incoming-')),

    async keep(key, arrived) {
      await bucket.putObject(nameOf(key), await readFile(arrived), 'application/octet-stream');
      await rm(arrived, { force: true });
    },

    async read(key, range) {
      const headers = range ? { range: `bytes=${range.start}-${range.end}` } : {};
      const response = await bucket.getObjectResponse(nameOf(key), headers);
      if (!response) return undefined;
      return response.body
        ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
        : Readable.from([]);
    },

    async remove(key) {
      await bucket.deleteObject(nameOf(key));
    },

    async *list() {
      let token: string | undefined;
      do {
        const page = await bucket.listObjectsPaged('/', prefix, pageSize, token);
        for (const { Key, LastModified } of page?.objects ?? []) {
          const key = Key.slice(prefix.length);
          if (keyPattern.test(key)) yield { key, storedAt: new Date(LastModified) };
        }
        token = page?.nextContinuationToken;
      } while (token !== undefined);
    },
  };
}
