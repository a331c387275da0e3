import type { Day } from '#/core/day';
import type { FolderTold } from '#/core/folder';
import type { FolderSources } from '#/features/folder/folder/rules/assemble';
import { readRoomNames } from '#/features/work/rooms/server/store';
import type { Services } from '#/platform/server/services';

export type House = Pick<Services, 'db' | 'folder' | 'buildYears'>;

/** What all features tell of a house. */
export async function readFolder(
  { db, folder, buildYears }: House,
  projectId: number,
  today: Day,
): Promise<FolderSources> {
  const told: FolderTold[] = [];
  for (const read of folder) told.push(await read(db, projectId, today));
  let buildYear: number | null = null;
  for (const find of buildYears) buildYear ??= await find(db, projectId);
  return { told, rooms: await readRoomNames(db, projectId), buildYear, today };
}
