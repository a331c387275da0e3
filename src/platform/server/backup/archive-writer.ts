import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileEntry, type Manifest, manifestEntry } from '#/platform/server/backup/manifest';
import { type FileRow, type Spooled, spoolFile } from '#/platform/server/backup/spool';
import { type Checksum, measured } from '#/platform/server/files/checksum';
import type { FileKeeper } from '#/platform/server/files/keeper';

type Archive = {
  spooled: Spooled;
  folder: string;
  keeper: FileKeeper;
  facts: Pick<Manifest, 'format' | 'version' | 'program' | 'madeAt' | 'engine' | 'leftOut'>;
};

const mode = 0o100600;

/** The ZIP as it is made: rows, then files, and at the end the manifest that knows them all. */
export function archiveStream({ spooled, folder, keeper, facts }: Archive): Readable {
  const zip = new ZipFile();
  const entries: Record<string, Checksum> = {};
  const files: Manifest['files'] = [];
  const problems: Manifest['problems'] = [];
  const output = zip.outputStream as Readable;
  zip.on('error', (error: Error) => output.destroy(error));

  function add(entry: string, compress: boolean, open: () => Promise<AsyncIterable<Uint8Array>>): void {
    const options = { compress, mode, mtime: new Date(facts.madeAt), forceZip64Format: true };
    zip.addReadStreamLazy(entry, options, (use) => {
      const note = (checksum: Checksum) => {
        entries[entry] = checksum;
      };
      open().then(
        (source) => use(null, Readable.from(measured(source, note), { objectMode: false })),
        (error: unknown) => output.destroy(error as Error),
      );
    });
  }

  async function openFile({ key, size, sha256 }: FileRow): Promise<AsyncIterable<Uint8Array>> {
    const content = await keeper.read(key);
    if (!content) {
      problems.push({ key, problem: 'missing' });
      return Readable.from([]);
    }
    files.push({ key, entry: fileEntry(key) });
    return measured(content, (found) => {
      if (found.sha256 !== sha256 || found.size !== size) problems.push({ key, problem: 'damaged' });
    });
  }

  for (const { name, entry } of spooled.tables) {
    add(entry, true, async () => createReadStream(spoolFile(folder, name)));
  }
  // Papers and pictures are compressed already.
  for (const file of spooled.files) add(fileEntry(file.key), false, () => openFile(file));
  zip.addReadStreamLazy(manifestEntry, { compress: true, mode, mtime: new Date(facts.madeAt) }, (use) => {
    const { tables, migrations, sequences } = spooled;
    const content: Manifest = { ...facts, migrations, tables, sequences, files, entries, problems };
    use(null, Readable.from([Buffer.from(JSON.stringify(content, null, 1))]));
  });
  zip.end();
  return output;
}
