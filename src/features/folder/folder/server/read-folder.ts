import type { Day } from '#/core/day';
import type { FolderTold } from '#/core/folder';
import type { FolderSources } from '#/features/folder/folder/rules/assemble';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import type { Services } from '#/platform/server/services';

export type FolderServices = Pick<Services, 'db' | 'folder' | 'buildYears'>;

/** What all features tell of a house, part by part. */
export async function* tellFolder(
  { db, folder }: Pick<FolderServices, 'db' | 'folder'>,
  projectId: number,
  today: Day,
): AsyncGenerator<FolderTold> {
  for (const { tell } of folder) {
    for (
      let told: FolderTold | undefined = await tell?.(db, projectId, today);
      told;
      told = await told.rest?.()
    )
      yield told;
  }
}

export async function readFolder(
  services: FolderServices,
  projectId: number,
  today: Day,
): Promise<FolderSources> {
  const { db, buildYears } = services;
  const told: FolderTold[] = [];
  for await (const part of tellFolder(services, projectId, today)) told.push(part);
  let buildYear: number | null = null;
  for (const find of buildYears) buildYear ??= await find(db, projectId);
  return { told, rooms: await readRoomNames(db, projectId), buildYear, today };
}
