import { dayAt } from '#/core/day';
import { isImage } from '#/core/files';
import { chapterTitles, type FolderEntry } from '#/core/folder';
import type { SharedFolder } from '#/features/folder/folder/links-contract';
import { inOrder } from '#/features/folder/folder/rules/assemble';
import { type Shared, shareEntries, sharePins } from '#/features/folder/folder/rules/shared';
import { folderNote } from '#/features/folder/folder/rules/words';
import { getShared } from '#/features/folder/folder/server/links-store';
import { type House, tellFolder } from '#/features/folder/folder/server/read-folder';
import { readRoomNames } from '#/features/work/rooms/server/store';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import type { OpenedLink } from '#/platform/server/ports/links';

/** All that who has the link may have, part by part, and nothing else of the house. */
async function* tellShared(house: House, link: OpenedLink, shared: Shared, now: Date) {
  for await (const { entries = [], pins = [] } of tellFolder(house, link.projectId, dayAt(now)))
    yield { entries: shareEntries(entries, shared), pins: sharePins(pins, shared) };
}

/** What is put into the ZIP of who has the link. */
export async function readSharedParts(house: House, link: OpenedLink, now: Date) {
  const { name, ...shared } = await getShared(house.db, link);
  return {
    ...{ name, shared, parts: tellShared(house, link, shared, now) },
    rooms: await readRoomNames(house.db, link.projectId),
    project: await getProjectName(house.db, link.projectId),
  };
}

export async function readShared(house: House, link: OpenedLink, now: Date) {
  const { parts, ...told } = await readSharedParts(house, link, now);
  const entries: FolderEntry[] = [];
  for await (const part of parts) entries.push(...part.entries);
  return { ...told, entries: inOrder(entries, told.rooms) };
}

export async function readSharedFolder(house: House, link: OpenedLink, now: Date): Promise<SharedFolder> {
  const { name, shared, rooms, entries, project } = await readShared(house, link, now);
  const shown = (entry: FolderEntry) => {
    const { key, title, detail, day, firm, roomId, validUntil, file } = entry;
    return {
      ...{ key, title, detail, day, firm, validUntil, room: (roomId && rooms.get(roomId)) || null },
      file: file && {
        ...{ key: file.key, name: file.name, mimeType: file.mimeType },
        isPicture: isImage(file.mimeType),
      },
    };
  };
  return {
    ...{ project, name, until: dayAt(new Date(link.until)), withAmounts: shared.withAmounts },
    note: folderNote,
    chapters: shared.chapters.map((key) => ({
      ...{ key, title: chapterTitles[key] },
      entries: entries.filter(({ chapter }) => chapter === key).map(shown),
    })),
  };
}
