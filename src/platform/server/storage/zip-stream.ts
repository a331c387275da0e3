import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import type { Files } from '#/platform/server/storage/files';

export type ZipStream = {
  readonly output: Readable;
  addBytes: (path: string, bytes: Uint8Array, how?: { isPacked: boolean }) => void;
  /** Where the store has lost it, the entry is empty and the path is told to who looks at `missing`. */
  addStored: (path: string, key: string) => void;
  /** Made when everything before it has been written. */
  addLast: (path: string, make: () => string) => void;
  readonly missing: readonly string[];
  end: () => void;
};

/** A ZIP as it is made: one file at a time is open, however many there are and however large they are together. */
export function createZipStream(files: Pick<Files, 'read'>, madeAt: Date): ZipStream {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const options = { mtime: madeAt, mode: 0o100644 };
  const missing: string[] = [];
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // Who downloads may go away in the middle of a file.
  output.once('close', () => current?.destroy());

  return {
    output,
    missing,
    addBytes: (path, bytes, { isPacked } = { isPacked: false }) =>
      zip.addBuffer(Buffer.from(bytes), path, { ...options, compress: !isPacked }),

    addStored: (path, key) =>
      zip.addReadStreamLazy(path, { ...options, compress: false }, (use) => {
        files.read(key).then(
          (content) => {
            if (!content) missing.push(path);
            current = content ?? Readable.from([]);
            // Who asked went away before the file was open.
            if (output.destroyed) current.destroy();
            else use(null, current);
          },
          (error: unknown) => output.destroy(error as Error),
        );
      }),

    addLast: (path, make) =>
      zip.addReadStreamLazy(path, options, (use) => use(null, Readable.from([Buffer.from(make())]))),

    end: () => zip.end(),
  };
}
