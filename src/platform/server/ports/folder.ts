import type { Day } from '#/core/day';
import type { FolderEntry, FolderTold } from '#/core/folder';
import type { Database } from '#/platform/server/database/engine/database';
import type { FileCondition } from '#/platform/server/database/stores/file-store';

/** All that a feature has for the folder of a house, and what of it is missing there. */
export type TellFolder = (db: Database, projectId: number, today: Day) => Promise<FolderTold>;

export type FolderSource = {
  tell?: TellFolder;
  /** The entries with this file, for who opens one without all the others. Left out: none of its entries has a file. */
  findByFile?: (db: Database, projectId: number, fileKey: string) => Promise<readonly FolderEntry[]>;
  /** Files that tell what was asked or paid, or what was said: whatever has the same bytes is as private as they are. */
  tellsAmounts?: FileCondition;
};
