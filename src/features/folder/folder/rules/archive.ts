import { isImage } from '#/core/files';
import type { FolderChapter, FolderEntry, FolderFile } from '#/core/folder';

/** The four heaps that the official Woningpas lets an owner add. */
const heaps = {
  attests: '1 Attesten en keuringen/',
  proofs: '2 Bewijzen van renovatie/',
  plans: '3 Plannen en vergunningen/',
  photos: '4 Foto’s/',
} as const;

const heapOf: Record<FolderChapter, keyof typeof heaps> = {
  permit: 'plans',
  people: 'proofs',
  hidden: 'photos',
  installations: 'proofs',
  attests: 'attests',
  invoices: 'proofs',
  handovers: 'attests',
};

/** So that a number behind it still fits. */
const longestName = 80;

export type PackedEntry = { file: FolderFile; folder: string; name: string };

/** Where the file of an entry goes, by a name that sorts by day. */
export function packEntries(
  entries: readonly FolderEntry[],
  rooms: ReadonlyMap<number, string>,
): PackedEntry[] {
  return entries.flatMap((entry) => {
    const { file, chapter, day, firm, title, roomId } = entry;
    if (!file) return [];
    const isPhoto = heapOf[chapter] === 'photos' && isImage(file.mimeType);
    const room = isPhoto && roomId ? rooms.get(roomId) : undefined;
    const ending = /\.[^.]{1,8}$/.exec(file.name)?.[0] ?? '';
    const stem = [
      day,
      room,
      firm,
      title.endsWith(ending) ? title.slice(0, -ending.length || undefined) : title,
    ]
      .filter(Boolean)
      .join(' ');
    return [
      {
        file,
        folder: heaps[heapOf[chapter]],
        name: `${[...stem].slice(0, longestName).join('').trim()}${ending}`,
      },
    ];
  });
}
