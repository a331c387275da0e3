import { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { AppError } from '#/core/errors';
import {
  type ArchiveData,
  archiveData,
  archiveFormat,
  archiveVersion,
  dataName,
} from '#/features/people/archive/rules/format';
import { listTravelling } from '#/features/people/archive/server/shared/travelling-store';

export type OpenArchive = {
  readonly data: ArchiveData;
  readonly open: (path: string) => Promise<Readable>;
};

/** What a project has beside its files; a project of years is a tenth of it. */
const mostDataBytes = 128 * 1024 * 1024;
/** Little packed, and small to read, can still be more than there is memory for once each value is one of ours. */
const mostValues = 8_000_000;
const mostEntries = 60_000;
const rowsAtOnce = 500;

const noArchive =
  'Dit is geen archief van een project. Kies het ZIP-bestand dat u bij een project als archief gedownload heeft.';
const damaged = 'Dit archief is beschadigd of niet volledig. Er is niets ingelezen.';
const tooMuch = 'Dit archief heeft meer gegevens dan een project kan hebben. Er is niets ingelezen.';
const newer = 'Dit archief komt van een nieuwere versie. Werk deze server eerst bij.';
const partial =
  'Dit is alleen wat u aan het project van iemand anders toevoegde: daar maken we geen project van.';

export function unusable(message: string): AppError {
  return new AppError('unusable', message);
}

/** Reads the data of an archive and checks them, whole, before anything is written. The file stays open for the work. */
export async function withArchive<T>(
  path: string,
  limit: number,
  work: (archive: OpenArchive) => Promise<T>,
): Promise<T> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false }).catch(() => {
    throw unusable(noArchive);
  });
  try {
    const entries = await listEntries(zip);
    const open = async (name: string) => {
      const entry = entries.get(name);
      if (!entry) throw unusable(damaged);
      return readSafely(await zip.openReadStreamPromise(entry));
    };
    const data = await readData(entries, open);
    await checkRows(data);
    checkFiles(data, entries, limit);
    return await work({ data, open });
  } catch (error) {
    // What yauzl throws of an entry that isn't what the directory says.
    throw error instanceof AppError || isOurs(error) ? error : unusable(damaged);
  } finally {
    zip.close();
  }
}

/** Of the database or of the store: nothing that the archive could help. */
function isOurs(error: unknown): boolean {
  return error instanceof Error && ('query' in error || 'code' in error);
}

async function listEntries(zip: ZipFile): Promise<Map<string, Entry>> {
  if (zip.entryCount > mostEntries) throw unusable(noArchive);
  const found = new Map<string, Entry>();
  for await (const entry of zip.eachEntry()) found.set(entry.fileName, entry);
  return found;
}

/** An entry that breaks off while it is read is the archive's fault, and not the server's. */
function readSafely(stream: Readable): Readable {
  return Readable.from(
    (async function* chunks() {
      try {
        yield* stream;
      } catch {
        throw unusable(damaged);
      }
    })(),
  );
}

async function readData(
  entries: ReadonlyMap<string, Entry>,
  open: OpenArchive['open'],
): Promise<ArchiveData> {
  const entry = entries.get(dataName);
  if (!entry || entry.uncompressedSize > mostDataBytes) throw unusable(noArchive);
  const chunks: Uint8Array[] = [];
  for await (const chunk of await open(dataName)) chunks.push(chunk);
  const bytes = Buffer.concat(chunks);
  if (!hasRoomFor(bytes)) throw unusable(tooMuch);
  const read = parse(bytes);
  const head = read as { format?: unknown; version?: unknown } | null;
  if (head?.format !== archiveFormat) throw unusable(noArchive);
  if (typeof head.version === 'number' && head.version > archiveVersion) throw unusable(newer);
  const parsed = archiveData.safeParse(read);
  if (!parsed.success) throw unusable(misfit(parsed.error.issues[0]?.path));
  if (parsed.data.isPart) throw unusable(partial);
  return parsed.data;
}

/** By what begins or divides values, before any of them is made. */
function hasRoomFor(bytes: Buffer): boolean {
  const [comma, list, object] = [0x2c, 0x5b, 0x7b];
  let values = 0;
  for (let at = 0; at < bytes.length && values <= mostValues; at += 1) {
    const byte = bytes[at];
    if (byte === comma || byte === list || byte === object) values += 1;
  }
  return values <= mostValues;
}

function parse(bytes: Buffer): unknown {
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw unusable(damaged);
  }
}

/** Row by row, with turns for others between them: a large project takes a while. */
async function checkRows({ tables }: ArchiveData): Promise<void> {
  const travelling = new Map(listTravelling().map((each) => [each.name, each]));
  for (const [name, rows] of Object.entries(tables)) {
    const shape = travelling.get(name)?.shape;
    if (!shape) throw unusable(misfit([name]));
    const ids = new Set<unknown>();
    for (const [index, row] of rows.entries()) {
      const { success, error } = shape.safeParse(row);
      if (!success) throw unusable(misfit([name, index + 1, ...(error.issues[0]?.path ?? [])]));
      if (row.id !== undefined && ids.has(row.id)) throw unusable(misfit([name, index + 1, 'id']));
      ids.add(row.id);
      if (index % rowsAtOnce === rowsAtOnce - 1) await new Promise(setImmediate);
    }
  }
}

export function misfit(path: readonly PropertyKey[] = []): string {
  const where = path.map(String).join(' › ');
  return `De gegevens in dit archief passen niet${where && ` (${where})`}. Er is niets ingelezen.`;
}

function checkFiles({ files }: ArchiveData, entries: ReadonlyMap<string, Entry>, limit: number): void {
  const keys = new Set(files.map(({ key }) => key));
  if (keys.size < files.length) throw unusable(misfit(['files']));
  for (const { path, size } of files)
    if (entries.get(path)?.uncompressedSize !== size) throw unusable(damaged);
  const bytes = files.reduce((sum, { size }) => sum + size, 0);
  if (bytes > limit)
    throw new AppError('too_large', 'De bestanden in dit archief zijn samen te groot voor één project.');
}
