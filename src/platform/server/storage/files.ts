import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#/core/errors';
import type { FileKind } from '#/core/files';
import { fileKinds, isImage } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { findFile, type KeptFile } from '#/platform/server/database/stores/file-store';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { withoutMetadata } from '#/platform/server/reading/bare/without-metadata';
import { withoutPlace } from '#/platform/server/reading/place/without-place';
import { type Arrived, discardArrived, receiveFile } from '#/platform/server/storage/arrival';
import { cleanFileName } from '#/platform/server/storage/file-name';
import type { FileStorage } from '#/platform/server/storage/file-storage';
import { createTurns } from '#/platform/server/turns';

/** With the name that its sender gave it. */
export type ArrivedFile = Arrived & { name: string };

export type NewFile = ArrivedFile & { kind: FileKind };

export type FileSource = {
  name: string;
  open: () => Promise<AsyncIterable<Uint8Array>>;
  /** Looks at what arrived, and says what it is. */
  judge: (arrived: Arrived) => Promise<FileKind>;
};

export type MadeFile = { name: string; kind: FileKind; bytes: Uint8Array };

export type Files = {
  readonly incoming: string;
  /** How many bytes the files of one project may take together. */
  readonly projectLimit: number;
  /** Keeps the file, then does the work that writes its row. Where that fails, the file doesn't stay. */
  keepFor: <T>(arrived: NewFile, work: (file: KeptFile) => Promise<T>) => Promise<T>;
  /** The same for several, each read as it is kept; one that is not what it was said to be refuses them all. */
  keepReadFor: <T>(sources: readonly FileSource[], work: (files: KeptFile[]) => Promise<T>) => Promise<T>;
  /** The same for files that we made ourselves. */
  keepMadeFor: <T>(made: readonly MadeFile[], work: (files: KeptFile[]) => Promise<T>) => Promise<T>;
  /** The bytes of a stored file; undefined where they are gone. */
  read: (key: string) => Promise<Readable | undefined>;
  /** The same for who is no member of the project: a picture doesn't tell where it was taken. */
  readForOutsiders: (file: Pick<KeptFile, 'key' | 'mimeType'>) => Promise<Readable | undefined>;
  /** The same for who gets the papers of a house: a picture is what one sees of it and nothing else, or isn’t given. */
  readBare: (file: Pick<KeptFile, 'key' | 'mimeType'>) => Promise<Readable | undefined>;
  /** Carries out what the removal of a row left to do. */
  removeJob: JobHandler;
};

/** Each waits for the disk, or for a store far away: one after the other is slow, and all at once a crowd. */
const madeAtOnce = 8;

/** Each is in memory as a whole. */
const picturesAtOnce = 2;

const removal = z.object({ key: z.uuid() });

export function createFiles(storage: FileStorage, db: Database, projectLimit: number): Files {
  /** The commit may have come through although its answer got lost: the row decides. */
  async function removeUnlessRow(key: string): Promise<void> {
    if (!(await findFile(db, key))) await storage.remove(key);
  }

  async function keep(arrived: NewFile): Promise<KeptFile> {
    const { path, size, sha256, kind } = arrived;
    const key = randomUUID();
    try {
      await storage.keep(key, path);
    } catch (error) {
      await storage.remove(key).catch(() => undefined);
      throw storageError(error);
    } finally {
      await discardArrived(path);
    }
    return {
      key,
      size,
      sha256,
      name: cleanFileName(arrived.name, kind),
      mimeType: fileKinds[kind].mimeType,
    };
  }

  const keepFor: Files['keepFor'] = async (arrived, work) => {
    const file = await keep(arrived);
    try {
      return await work(file);
    } catch (error) {
      // What can't be removed now has no row, and is swept at the next start.
      await removeUnlessRow(file.key).catch(() => undefined);
      throw error;
    }
  };

  async function keepSource({ name, open, judge }: FileSource): Promise<KeptFile> {
    const arrived = await receiveFile(storage.incoming, await open());
    try {
      return await keep({ ...arrived, name, kind: await judge(arrived) });
    } finally {
      await discardArrived(arrived.path);
    }
  }

  const keepReadFor: Files['keepReadFor'] = async (sources, work) => {
    const takeTurn = createTurns(madeAtOnce);
    let isRefused = false;
    const kept = await Promise.allSettled(
      sources.map((source) =>
        takeTurn(async () => {
          if (isRefused) throw new AppError('unusable');
          return keepSource(source).catch((error: unknown) => {
            isRefused = true;
            throw error;
          });
        }),
      ),
    );
    const files = kept.flatMap((each) => (each.status === 'fulfilled' ? [each.value] : []));
    try {
      for (const each of kept) if (each.status === 'rejected') throw each.reason;
      return await work(files);
    } catch (error) {
      for (const { key } of files) await removeUnlessRow(key).catch(() => undefined);
      throw error;
    }
  };

  const keepMadeFor: Files['keepMadeFor'] = (made, work) =>
    keepReadFor(
      made.map(({ bytes, name, kind }) => ({
        name,
        open: async () => chunksOf(bytes),
        judge: async () => kind,
      })),
      work,
    );

  const takePictureTurn = createTurns(picturesAtOnce);

  async function readStripped(
    { key, mimeType }: Pick<KeptFile, 'key' | 'mimeType'>,
    strip: (picture: Buffer) => Buffer | undefined,
  ): Promise<Readable | undefined> {
    if (!isImage(mimeType)) return storage.read(key);
    return takePictureTurn(async () => {
      const content = await storage.read(key);
      const stripped = content && strip(Buffer.concat(await content.toArray()));
      return stripped && Readable.from([stripped]);
    });
  }

  return {
    incoming: storage.incoming,
    projectLimit,
    keepFor,
    keepReadFor,
    keepMadeFor,
    read: (key) => storage.read(key),

    readForOutsiders: (file) => readStripped(file, withoutPlace),

    readBare: (file) => readStripped(file, withoutMetadata),

    removeJob: async (payload) => {
      const { key } = removal.parse(payload);
      await removeUnlessRow(key);
    },
  };
}

async function* chunksOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes;
}

/** The same for a file that can't be fetched now. */
export function unreadable(cause: unknown): AppError {
  const error = new AppError(
    'overloaded',
    'Het bestand kan nu niet opgehaald worden: de opslag antwoordt niet. Probeer het zo dadelijk opnieuw.',
  );
  error.cause = cause;
  return error;
}

/** Told to the user, who can only wait; the cause is for the log. */
export function storageError(cause: unknown): AppError {
  const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
  const isFull = code === 'ENOSPC' || code === 'EDQUOT';
  const error = new AppError(
    'overloaded',
    isFull
      ? 'Het bestand is niet bewaard: de opslag van de server is vol. Probeer het later opnieuw.'
      : 'Het bestand is niet bewaard: de opslag antwoordt niet. Probeer het zo dadelijk opnieuw.',
  );
  error.cause = cause;
  return error;
}
