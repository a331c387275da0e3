import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import { fileEntry, type Manifest, manifestEntry } from '#/platform/server/backup/manifest';
import { type FileRow, type Spooled, spoolFile } from '#/platform/server/backup/spool';
import { type Checksum, measured } from '#/platform/server/storage/checksum';
import type { FileStorage } from '#/platform/server/storage/file-storage';

type Archive = {
  spooled: Spooled;
  folder: string;
  storage: FileStorage;
  facts: Pick<Manifest, 'format' | 'version' | 'program' | 'madeAt' | 'engine' | 'leftOut'>;
};

const mode = 0o100600;

/** The ZIP as it is made: rows, then files, and at the end the manifest that knows them all. */
export function archiveStream({ spooled, folder, storage, facts }: Archive): Readable {
  const zip = new ZipFile();
  const entries: Record<string, Checksum> = {};
  const files: Manifest['files'] = [];
  const problems: Manifest['problems'] = [];
  const output = zip.outputStream as Readable;
  let current: Readable | undefined;
  zip.on('error', (error: Error) => output.destroy(error));
  // Whoever reads may go away in the middle of a file.
  output.once('close', () => current?.destroy());

  function add(
    entry: string,
    compress: boolean,
    openSource: () => Promise<Readable>,
    check: (checksum: Checksum) => void = () => undefined,
  ): void {
    const options = { compress, mode, mtime: new Date(facts.madeAt), forceZip64Format: true };
    zip.addReadStreamLazy(entry, options, (use) => {
      const note = (checksum: Checksum) => {
        entries[entry] = checksum;
        check(checksum);
      };
      openSource().then(
        (source) => {
          current = source;
          use(null, Readable.from(measured(source, note), { objectMode: false }));
        },
        (error: unknown) => output.destroy(error as Error),
      );
    });
  }

  function addFile({ key, size, sha256 }: FileRow): void {
    let isMissing = false;
    const openStored = async () => {
      const content = await storage.read(key);
      isMissing = content === undefined;
      return content ?? Readable.from([]);
    };
    // Papers and pictures are compressed already.
    add(fileEntry(key), false, openStored, (found) => {
      const isWhole = found.sha256 === sha256 && found.size === size;
      if (!isMissing) files.push({ key, entry: fileEntry(key) });
      if (!isWhole) problems.push({ key, problem: isMissing ? 'missing' : 'damaged' });
    });
  }

  for (const { name, entry } of spooled.tables) {
    add(entry, true, async () => (await open(spoolFile(folder, name))).createReadStream());
  }
  for (const file of spooled.files) addFile(file);
  zip.addReadStreamLazy(manifestEntry, { compress: true, mode, mtime: new Date(facts.madeAt) }, (use) => {
    const { tables, migrations, sequences } = spooled;
    const content: Manifest = { ...facts, migrations, tables, sequences, files, entries, problems };
    use(null, Readable.from([Buffer.from(JSON.stringify(content, null, 1))]));
  });
  zip.end();
  return output;
}
