import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { ArchiveError, type Manifest, manifest, manifestEntry } from '#/platform/server/backup/manifest';
import type { TextRow } from '#/platform/server/database/engine/dump';
import { measure } from '#/platform/server/storage/checksum';

export type Archive = {
  manifest: Manifest;
  open: (entry: string) => Promise<Readable>;
  close: () => void;
};

const rowsAtOnce = 500;

/** Opens an archive of ours and reads it to the end once: one that is damaged anywhere is refused before any harm. */
export async function openArchive(path: string): Promise<Archive> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
      throw new ArchiveError(`There is no file ${path}.`);
    throw damaged('it is no ZIP, or its end is missing', error);
  });
  try {
    const found = new Map<string, Entry>();
    for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry);
    const open = (name: string) => openEntry(zip, found, name);
    const archive = { manifest: await readManifest(open), open, close: () => zip.close() };
    await checkEntries(archive);
    return archive;
  } catch (error) {
    zip.close();
    throw error instanceof ArchiveError ? error : damaged('a part of it can’t be read', error);
  }
}

function damaged(why: string, cause?: unknown): ArchiveError {
  const error = new ArchiveError(`The archive is damaged: ${why}. Nothing was changed.`);
  error.cause = cause;
  return error;
}

async function openEntry(zip: ZipFile, found: ReadonlyMap<string, Entry>, name: string): Promise<Readable> {
  const entry = found.get(name);
  if (!entry) throw damaged(`${name} is missing`);
  return zip.openReadStreamPromise(entry);
}

async function readManifest(open: Archive['open']): Promise<Manifest> {
  const content: unknown = JSON.parse(await text(await open(manifestEntry)));
  const parsed = manifest.safeParse(content);
  if (parsed.success) return parsed.data;
  const version = (content as { version?: unknown } | null)?.version;
  if (typeof version === 'number' && version > 1)
    throw new ArchiveError('The archive was made by a newer version of the program. Update the program.');
  throw damaged('its manifest is not one of ours');
}

async function checkEntries({ manifest: { entries, tables, files }, open }: Archive): Promise<void> {
  for (const { entry } of [...tables, ...files]) {
    if (!Object.hasOwn(entries, entry)) throw damaged(`${entry} has no checksum`);
  }
  for (const [name, { size, sha256 }] of Object.entries(entries)) {
    const found = await measure(await open(name)).catch((error: unknown) => {
      throw error instanceof ArchiveError ? error : damaged(`${name} can’t be read`, error);
    });
    if (found.size !== size || found.sha256 !== sha256) throw damaged(`${name} is not what was written`);
  }
}

/** The rows of a table, some at a time. */
export async function* readTable(
  { manifest: { tables }, open }: Archive,
  name: string,
): AsyncGenerator<TextRow[]> {
  const table = tables.find((each) => each.name === name);
  if (!table) throw damaged(`the table ${name} is missing`);
  let some: TextRow[] = [];
  let count = 0;
  for await (const line of linesOf(await open(table.entry))) {
    some.push(JSON.parse(line) as TextRow);
    count += 1;
    if (some.length < rowsAtOnce) continue;
    yield some;
    some = [];
  }
  if (some.length > 0) yield some;
  if (count !== table.rows) throw damaged(`the table ${name} has ${count} rows instead of ${table.rows}`);
}

/** Only at a newline: the readers of Node also break at characters that may stand in a text. */
async function* linesOf(source: Readable): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of source.setEncoding('utf8')) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest) yield rest;
}
