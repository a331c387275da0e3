import type { Day } from '#/core/day';
import { filePath } from '#/core/file-paths';
import { isImage } from '#/core/files';
import {
  chapterTitles,
  type FolderEntry,
  type FolderMissing,
  type FolderTold,
  folderChapters,
} from '#/core/folder';
import type { Folder, ShownEntry } from '#/features/folder/folder/contract';
import { missingPieces } from '#/features/folder/folder/rules/pieces';
import { salePieces } from '#/features/folder/folder/rules/sale';
import { folderNote } from '#/features/folder/folder/rules/words';

export type FolderSources = {
  told: readonly FolderTold[];
  rooms: ReadonlyMap<number, string>;
  buildYear: number | null;
  today: Day;
};

/** As a paper request keeps it. */
const longestAsked = 200;

/** Made once: thousands of photos are put in order before the first byte of a download. */
const byName = new Intl.Collator('nl');

/** By room where things stand in rooms, and then by day. */
export function inOrder(entries: readonly FolderEntry[], rooms: FolderSources['rooms']): FolderEntry[] {
  const roomOf = ({ chapter, roomId }: FolderEntry) =>
    chapter === 'hidden' ? (rooms.get(roomId ?? 0) ?? '\uffff') : '';
  return entries.toSorted(
    (one, other) =>
      byName.compare(roomOf(one), roomOf(other)) || byName.compare(one.day ?? '', other.day ?? ''),
  );
}

function shown(entry: FolderEntry, rooms: FolderSources['rooms']): ShownEntry {
  const { key, title, detail, day, firm, roomId, path, documentId, validUntil, file, isPrivate } = entry;
  return {
    ...{ key, title, detail, day, firm, path, documentId, validUntil, isPrivate },
    room: (roomId && rooms.get(roomId)) || null,
    file: file && {
      ...{ name: file.name, path: filePath(file.key), mimeType: file.mimeType },
      isPicture: isImage(file.mimeType),
    },
  };
}

/** Two duties may ask for the same piece: one is enough for both. */
function onceEach(missing: readonly FolderMissing[]): FolderMissing[] {
  const nameOf = ({ chapter, what }: FolderMissing) => `${chapter} ${what.toLowerCase()}`;
  return [...new Map(missing.map((each) => [nameOf(each), each])).values()];
}

export function assembleFolder({ told, rooms, buildYear, today }: FolderSources): Folder {
  const entries = told.flatMap((each) => each.entries ?? []);
  const missing = onceEach([...told.flatMap((each) => each.missing ?? []), ...missingPieces(entries)]);
  const asked = new Map(told.flatMap((each) => each.asked ?? []).map(({ what, on }) => [what, on]));
  return {
    note: folderNote,
    chapters: folderChapters.map((key) => ({
      key,
      title: chapterTitles[key],
      entries: inOrder(
        entries.filter(({ chapter }) => chapter === key),
        rooms,
      ).map((entry) => shown(entry, rooms)),
      missing: missing
        .filter(({ chapter }) => chapter === key)
        .map(({ chapter: _, ...each }) => ({
          ...each,
          what: each.what.slice(0, longestAsked),
          askedOn: asked.get(each.what.slice(0, longestAsked)) ?? null,
          own: each.own ?? null,
        })),
    })),
    sale: salePieces(entries, { buildYear, today }).map((piece) => ({
      ...piece,
      askedOn: asked.get(piece.title) ?? null,
    })),
  };
}
