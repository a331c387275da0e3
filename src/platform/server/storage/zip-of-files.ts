import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { createNamer } from '#/platform/server/storage/archive-names';
import type { Files } from '#/platform/server/storage/files';

type Packed = {
  files: Pick<Files, 'read'>;
  madeAt: Date;
  /** In the folder of the ZIP, each by its own name or with a number behind it. */
  papers: readonly { folder: string; name: string; key: string }[];
  /** What is no stored file. */
  made?: Readonly<Record<string, Uint8Array>>;
};

/** The ZIP as it is made: one file at a time is open, however large they are together. */
export function zipOfFiles({ files, madeAt, papers, made = {} }: Packed): Readable {
  const zip = new ZipFile();
  const output = zip.outputStream as Readable;
  const nameFor = createNamer();
  const options = { mtime: madeAt, mode: 0o100644 };
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // Who downloads may go away in the middle of a file.
  output.once('close', () => current?.destroy());
  for (const [name, bytes] of Object.entries(made)) zip.addBuffer(Buffer.from(bytes), name, options);
  for (const { folder, name, key } of papers) {
    zip.addReadStreamLazy(nameFor(folder, name), { ...options, compress: false }, (use) => {
      files.read(key).then(
        (content) => {
          current = content ?? Readable.from([]);
          // Who asked went away before the file was open.
          if (output.destroyed) current.destroy();
          else use(null, current);
        },
        (error: unknown) => output.destroy(error as Error),
      );
    });
  }
  zip.end();
  return output;
}
