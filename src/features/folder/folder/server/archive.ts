import type { Readable } from 'node:stream';
import { type Day, formatDayLong } from '#/core/day';
import type { FolderEntry, FolderPin } from '#/core/folder';
import { packEntries } from '#/features/folder/folder/rules/archive';
import { inOrder } from '#/features/folder/folder/rules/assemble';
import { indexPage } from '#/features/folder/folder/server/index-page';
import { createNamer } from '#/platform/server/storage/archive-names';
import { zipOfFiles } from '#/platform/server/storage/zip-of-files';

type Packed = {
  project: string;
  entries: readonly FolderEntry[];
  pins?: readonly FolderPin[];
  rooms: ReadonlyMap<number, string>;
  today: Day;
  madeAt: Date;
  /** How the bytes of a file are come by: for outsiders a picture goes without where it was taken. */
  read: (file: { key: string; mimeType: string }) => Promise<Readable | undefined>;
};

/** The ZIP as it is made, one file at a time, and an index of it that opens in any browser. */
export function folderArchive({ project, entries, pins = [], rooms, today, madeAt, read }: Packed): Readable {
  const nameFor = createNamer();
  const ordered = inOrder(entries, rooms);
  const kinds = new Map<string, string>();
  const paths = new Map<string, string>();
  const papers: { folder: string; name: string; key: string }[] = [];
  for (const { entry, folder, name } of packEntries(ordered, rooms)) {
    const { file } = entry;
    // One that stands in two places is one file.
    if (!file || paths.has(file.key)) continue;
    const path = nameFor(folder, name);
    paths.set(file.key, path);
    kinds.set(file.key, file.mimeType);
    papers.push({ folder, name: path.slice(folder.length), key: file.key });
  }
  const page = indexPage({ project, made: formatDayLong(today), entries: ordered, pins, rooms, paths });
  return zipOfFiles({
    files: { read: (key) => read({ key, mimeType: kinds.get(key) ?? '' }) },
    ...{ madeAt, papers, made: { 'index.html': Buffer.from(page) } },
  });
}
