import type { Day } from '#/core/day';
import type { FolderTold } from '#/core/folder';
import type { Database } from '#/platform/server/database/engine/database';

/** What a feature has for the folder of a house, and what of it is missing there. */
export type FolderSource = (db: Database, projectId: number, today: Day) => Promise<FolderTold>;
