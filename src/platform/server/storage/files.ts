import { randomUUID } from 'node:crypto';
import type { Readable } from 'node:stream';
import { z } from 'zod';
import { AppError } from '#/core/errors';
import type { FileKind } from '#/core/files';
import { fileKinds } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import { findFile, type KeptFile } from '#/platform/server/database/stores/file-store';
import type { JobHandler } from '#/platform/server/jobs/job-kinds';
import { type Arrived, discardArrived, receiveFile } from '#/platform/server/storage/arrival';
import { cleanFileName } from '#/platform/server/storage/file-name';
import type { FileStorage } from '#/platform/server/storage/file-storage';

export type NewFile = Arrived & { name: string; kind: FileKind };

export type MadeFile = { name: string; kind: FileKind; bytes: Uint8Array };

export type Files = {
  readonly incoming: string;
  /** How many bytes the files of one project may take together. */
  readonly projectLimit: number;
  /** Keeps the file, then does the work that writes its row. Where that fails, the file doesn't stay. */
  keepFor: <T>(arrived: NewFile, work: (file: KeptFile) => Promise<T>) => Promise<T>;
  /** The same for files that we made ourselves. */
  keepMadeFor: <T>(made: readonly MadeFile[], work: (files: KeptFile[]) => Promise<T>) => Promise<T>;
  /** The bytes of a stored file; undefined where they are gone. */
  read: (key: string) => Promise<Readable | undefined>;
  /** Carries out what the removal of a row left to do. */
  removeJob: JobHandler;
};

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

  const keepMadeFor: Files['keepMadeFor'] = async ([first, ...rest], work) => {
    if (!first) return work([]);
    const { bytes, ...facts } = first;
    const arrived = await receiveFile(storage.incoming, chunksOf(bytes));
    return keepFor({ ...arrived, ...facts }, (file) =>
      keepMadeFor(rest, (others) => work([file, ...others])),
    );
  };

  return {
    incoming: storage.incoming,
    projectLimit,
    keepFor,
    keepMadeFor,
    read: (key) => storage.read(key),

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
