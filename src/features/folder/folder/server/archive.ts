import type { Readable } from 'node:stream';
import { type Day, formatDayLong } from '#/core/day';
import type { FolderEntry, FolderPin, FolderTold } from '#/core/folder';
import { packEntries } from '#/features/folder/folder/rules/archive';
import { inOrder } from '#/features/folder/folder/rules/assemble';
import { indexPage } from '#/features/folder/folder/server/index-page';
import { createNamer } from '#/platform/server/storage/archive-names';
import { createZipStream } from '#/platform/server/storage/zip-stream';

type Part = Pick<FolderTold, 'entries' | 'pins'>;

type Packed = {
  project: string;
  parts: AsyncGenerator<Part, unknown>;
  rooms: ReadonlyMap<number, string>;
  today: Day;
  madeAt: Date;
  /** How the bytes of a file are come by: for outsiders a picture goes without what stands beside it. */
  read: (file: { key: string; mimeType: string }) => Promise<Readable | undefined>;
};

/**
 * The ZIP as it is made, one file at a time: the first is under way while the others are still looked up. Behind them
 * comes an index that opens in any browser.
 */
export async function folderArchive(packed: Packed): Promise<Readable> {
  const { project, parts, rooms, today, madeAt, read } = packed;
  const kinds = new Map<string, string>();
  const files = { read: (key: string) => read({ key, mimeType: kinds.get(key) ?? '' }) };
  const zip = createZipStream(files, madeAt);
  const nameFor = createNamer();
  const paths = new Map<string, string>();
  const entries: FolderEntry[] = [];
  const pins: FolderPin[] = [];

  function add(part: Part): void {
    entries.push(...(part.entries ?? []));
    pins.push(...(part.pins ?? []));
    for (const { file, folder, name } of packEntries(part.entries ?? [], rooms)) {
      // One that stands in two places is one file.
      if (paths.has(file.key)) continue;
      const path = nameFor(folder, name);
      paths.set(file.key, path);
      kinds.set(file.key, file.mimeType);
      zip.addStored(path, file.key);
    }
  }

  async function addRest(): Promise<void> {
    for await (const part of parts) {
      if (zip.output.destroyed) return;
      add(part);
    }
    const made = formatDayLong(today);
    zip.addLast('index.html', () =>
      indexPage({ project, made, entries: inOrder(entries, rooms), pins, rooms, paths }),
    );
    zip.end();
  }

  // What fails before anything was sent is answered as any failure is; later it ends the download.
  const first = await parts.next();
  if (!first.done) add(first.value);
  addRest().catch((error: unknown) => zip.output.destroy(error as Error));
  return zip.output;
}
