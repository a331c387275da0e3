import type { FolderChapter, FolderEntry, FolderPin } from '#/core/folder';

export type Shared = { chapters: readonly FolderChapter[]; withAmounts: boolean };

/** Files that tell amounts or what was said, by their key, and the documents that have one. */
export type PrivateFiles = { keys: ReadonlySet<string>; documentIds: ReadonlySet<number> };

/**
 * As somebody else may have it: without amounts, of a paper that tells them only name, day and firm stay. That a quote
 * stands among the attests, or was drawn as a plan, makes it no less a quote.
 */
export function shareEntries(
  entries: readonly FolderEntry[],
  { chapters, withAmounts }: Shared,
  { keys, documentIds }: PrivateFiles,
): FolderEntry[] {
  const isPrivate = ({ file, documentId, ...entry }: FolderEntry) =>
    entry.isPrivate ||
    (file !== null && keys.has(file.key)) ||
    (documentId !== null && documentIds.has(documentId));
  return entries
    .filter(({ chapter }) => chapters.includes(chapter))
    .map((entry) =>
      isPrivate(entry) && !withAmounts ? { ...entry, detail: null, file: null, validUntil: null } : entry,
    );
}

/** Of the chapters that they have. */
export function sharePins(pins: readonly FolderPin[], { chapters }: Pick<Shared, 'chapters'>): FolderPin[] {
  return pins.filter(({ chapter }) => chapters.includes(chapter));
}
