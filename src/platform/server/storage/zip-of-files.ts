import type { Readable } from 'node:stream';
import { createNamer } from '#/platform/server/storage/archive-names';
import type { Files } from '#/platform/server/storage/files';
import { createZipStream } from '#/platform/server/storage/zip-stream';

type Packed = {
  files: Pick<Files, 'read'>;
  madeAt: Date;
  /** In the folder of the ZIP, each by its own name or with a number behind it. */
  papers: readonly { folder: string; name: string; key: string }[];
  /** What is no stored file. */
  made?: Readonly<Record<string, Uint8Array>>;
};

export function zipOfFiles({ files, madeAt, papers, made = {} }: Packed): Readable {
  const zip = createZipStream(files, madeAt);
  const nameFor = createNamer();
  for (const [name, bytes] of Object.entries(made)) zip.addBytes(name, bytes);
  for (const { folder, name, key } of papers) zip.addStored(nameFor(folder, name), key);
  zip.end();
  return zip.output;
}
