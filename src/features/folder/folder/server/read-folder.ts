import type { Day } from '#/core/day';
import type { FolderTold } from '#/core/folder';
import type { FolderSources } from '#/features/folder/folder/rules/assemble';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import { derived } from '#/platform/server/database/engine/ask-once';
import type { Database } from '#/platform/server/database/engine/database';
import type { FolderSource } from '#/platform/server/ports/folder';
import type { Services } from '#/platform/server/services';

export type FolderServices = Pick<Services, 'db' | 'folder' | 'buildYears'>;

type Asked = [db: Database, projectId: number, today: Day];

async function* tellParts({ tell }: FolderSource, ...asked: Asked): AsyncGenerator<FolderTold> {
  for (let told = await tell?.(...asked); told; told = await told.rest?.()) yield told;
}

/** What all features tell of a house, part by part. */
export async function* tellFolder(
  { db, folder }: Pick<FolderServices, 'db' | 'folder'>,
  projectId: number,
  today: Day,
): AsyncGenerator<FolderTold> {
  for (const source of folder) yield* tellParts(source, db, projectId, today);
}

async function gatherParts(source: FolderSource, ...asked: Asked): Promise<FolderTold[]> {
  const told: FolderTold[] = [];
  for await (const { rest: _, ...part } of tellParts(source, ...asked)) told.push(part);
  return told;
}

export async function readFolder(
  services: FolderServices,
  projectId: number,
  today: Day,
): Promise<FolderSources> {
  const { db, folder, buildYears } = services;
  const told: FolderTold[] = [];
  for (const [place, source] of folder.entries()) {
    const gather = () => gatherParts(source, db, projectId, today);
    told.push(...(await derived(projectId, `folder ${place} ${today}`, gather)));
  }
  let buildYear: number | null = null;
  for (const find of buildYears) buildYear ??= await find(db, projectId);
  return { told, rooms: await readRoomNames(db, projectId), buildYear, today };
}
