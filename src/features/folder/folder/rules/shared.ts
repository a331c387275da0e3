import type { FolderChapter, FolderEntry, FolderPin } from '#/core/folder';

export type Shared = { chapters: readonly FolderChapter[]; withAmounts: boolean };

/** As somebody else may have it: without amounts, of a paper that tells them only name, day and firm stay. */
export function shareEntries(
  entries: readonly FolderEntry[],
  { chapters, withAmounts }: Shared,
): FolderEntry[] {
  return entries
    .filter(({ chapter }) => chapters.includes(chapter))
    .map((entry) =>
      entry.isPrivate && !withAmounts ? { ...entry, detail: null, file: null, validUntil: null } : entry,
    );
}

/** Of the chapters that they have. */
export function sharePins(pins: readonly FolderPin[], { chapters }: Pick<Shared, 'chapters'>): FolderPin[] {
  return pins.filter(({ chapter }) => chapters.includes(chapter));
}
