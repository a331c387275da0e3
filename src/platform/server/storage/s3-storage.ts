import { mkdirSync } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { S3mini, S3ServiceError } from 's3mini';
import type { FilesConfig } from '#/platform/server/config';
import {
  asideName,
  type DrawingName,
  drawingNames,
  drawnName,
  type FileStorage,
  idName,
  keyOfDrawing,
  keyPattern,
  nameOfDrawing,
  type StoredFile,
  StoreRefused,
} from '#/platform/server/storage/file-storage';

const prefix = 'files/';
const asidePrefix = `${asideName}/`;
const drawnPrefix = `${drawnName}/`;
const timeoutMs = 60_000;
const pageSize = 1_000;

/** Files in a bucket of any store that speaks S3. */
export function createS3Storage(config: Extract<FilesConfig, { kind: 's3' }>): FileStorage {
  const bucket = new S3mini({
    endpoint: `${config.endpoint}/${config.bucket}`,
    region: config.region,
    accessKeyId: config.accessKey,
    secretAccessKey: config.secretKey,
    requestAbortTimeout: timeoutMs,
  });
  mkdirSync(config.incoming, { recursive: true, mode: 0o700 });
  const nameOf = (key: string) => prefix + key;

  /** Read and written again: not every store that speaks S3 can copy. */
  async function move(from: string, to: string): Promise<void> {
    const response = await bucket.getObjectRaw(from).catch(unlessMissing);
    if (!response) return;
    await bucket.putObject(to, new Uint8Array(await response.arrayBuffer()), 'application/octet-stream');
    await bucket.deleteObject(from);
  }

  async function* listNames(under: string): AsyncGenerator<{ name: string; storedAt: Date }> {
    let token: string | undefined;
    do {
      const page = await bucket.listObjectsPaged('/', under, pageSize, token);
      for (const { Key, LastModified } of page?.objects ?? []) {
        yield { name: Key.slice(under.length), storedAt: new Date(LastModified) };
      }
      token = page?.nextContinuationToken;
    } while (token !== undefined);
  }

  async function* list(under: string): AsyncGenerator<StoredFile> {
    for await (const { name, storedAt } of listNames(under)) {
      if (keyPattern.test(name)) yield { key: name, storedAt };
    }
  }

  const drawingOf = (key: string, drawing: DrawingName) => drawnPrefix + nameOfDrawing(key, drawing);

  async function removeDrawings(key: string): Promise<void> {
    for (const drawing of drawingNames) await bucket.deleteObject(drawingOf(key, drawing));
  }

  return {
    incoming: config.incoming,

    async keep(key, arrived) {
      await bucket.putObject(nameOf(key), await readFile(arrived), 'application/octet-stream');
      await rm(arrived, { force: true });
    },

    async read(key, range) {
      const { start = 0, end } = range ?? {};
      const until = end === undefined ? undefined : end + 1;
      const response = await bucket.getObjectRaw(nameOf(key), !range, start, until).catch(unlessMissing);
      if (!response) return undefined;
      return response.body
        ? Readable.fromWeb(response.body as ReadableStream<Uint8Array>)
        : Readable.from([]);
    },

    async remove(key) {
      await bucket.deleteObject(nameOf(key));
      await removeDrawings(key);
    },

    async keepDrawing(key, drawing, bytes) {
      await bucket.putObject(drawingOf(key, drawing), bytes, 'image/jpeg');
    },

    async readDrawing(key, drawing) {
      const response = await bucket.getObjectRaw(drawingOf(key, drawing)).catch(unlessMissing);
      return response && new Uint8Array(await response.arrayBuffer());
    },

    removeDrawings,

    async *listDrawn() {
      for await (const { name } of listNames(drawnPrefix)) {
        const key = keyOfDrawing(name);
        if (key) yield key;
      }
    },

    /** A missing object tells as much as one that is there, as long as it is the bucket that says so. */
    async check() {
      const found = await bucket.getObjectRaw(`${prefix}check`).catch(unlessMissing).catch(refused(config));
      if (!found && !(await bucket.bucketExists())) {
        throw new StoreRefused(`The bucket S3_BUCKET=${config.bucket} does not exist at ${config.endpoint}.`);
      }
    },

    list: () => list(prefix),

    async setAside(key) {
      await move(nameOf(key), asidePrefix + key);
      await removeDrawings(key);
    },

    async putBack(key) {
      await move(asidePrefix + key, nameOf(key));
    },

    listSetAside: () => list(asidePrefix),

    async removeSetAside(key) {
      await bucket.deleteObject(asidePrefix + key);
    },

    async findId() {
      const response = await bucket.getObjectRaw(idName).catch(unlessMissing);
      return response && (await response.text()).trim();
    },

    async saveId(id) {
      await bucket.putObject(idName, `${id}\n`, 'text/plain');
    },
  };
}

function unlessMissing(error: unknown): undefined {
  if (!(error instanceof S3ServiceError) || error.status !== 404) throw error;
}

function refused({ endpoint }: { endpoint: string }) {
  return (error: unknown): never => {
    if (error instanceof S3ServiceError && (error.status === 401 || error.status === 403)) {
      const code = error.serviceCode && error.serviceCode !== 'Unknown' ? ` (${error.serviceCode})` : '';
      throw new StoreRefused(
        `The store at ${endpoint} refuses S3_ACCESS_KEY and S3_SECRET_KEY, or S3_REGION is not its own${code}.`,
      );
    }
    throw error;
  };
}
