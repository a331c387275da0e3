import { dayAt } from '#/core/day';
import { isImage } from '#/core/files';
import { chapterTitles, type FolderEntry, type FolderFile } from '#/core/folder';
import type { SharedFolder } from '#/features/folder/folder/links-contract';
import { inOrder } from '#/features/folder/folder/rules/assemble';
import {
  type PrivateFiles,
  type Shared,
  shareEntries,
  sharePins,
} from '#/features/folder/folder/rules/shared';
import { folderNote } from '#/features/folder/folder/rules/words';
import { getShared } from '#/features/folder/folder/server/links-store';
import { readPrivateFiles } from '#/features/folder/folder/server/private-files-store';
import { type FolderServices, tellFolder } from '#/features/folder/folder/server/read-folder';
import { readRoomNames } from '#/features/work/shared/rooms/server/store';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import type { OpenedLink } from '#/platform/server/ports/links';

const nothingPrivate: PrivateFiles = { keys: new Set(), documentIds: new Set() };

async function findPrivate(
  { db, folder }: Pick<FolderServices, 'db' | 'folder'>,
  { projectId }: OpenedLink,
  { withAmounts }: Shared,
  of?: readonly FolderEntry[],
): Promise<PrivateFiles> {
  if (withAmounts) return nothingPrivate;
  const conditions = folder.flatMap(({ tellsAmounts }) => tellsAmounts ?? []);
  return readPrivateFiles(db, projectId, of ? { conditions, of } : { conditions });
}

/** All that who has the link may have, part by part, and nothing else of the house. */
async function* tellShared(services: FolderServices, link: OpenedLink, shared: Shared, now: Date) {
  const hidden = await findPrivate(services, link, shared);
  for await (const { entries = [], pins = [] } of tellFolder(services, link.projectId, dayAt(now)))
    yield { entries: shareEntries(entries, shared, hidden), pins: sharePins(pins, shared) };
}

/** One file, where who has the link may have it; what else is in the folder is not looked at. */
export async function findSharedFile(
  services: Pick<FolderServices, 'db' | 'folder'>,
  link: OpenedLink,
  key: string,
): Promise<FolderFile | undefined> {
  const shared = await getShared(services.db, link);
  const found = await Promise.all(
    services.folder.map(({ findByFile }) => findByFile?.(services.db, link.projectId, key) ?? []),
  );
  const entries = found.flat();
  if (entries.length === 0) return undefined;
  const open = shareEntries(entries, shared, await findPrivate(services, link, shared, entries));
  return open.find(({ file }) => file !== null)?.file ?? undefined;
}

/** What is put into the ZIP of who has the link. */
export async function readSharedParts(services: FolderServices, link: OpenedLink, now: Date) {
  const { name, ...shared } = await getShared(services.db, link);
  return {
    ...{ name, shared, parts: tellShared(services, link, shared, now) },
    rooms: await readRoomNames(services.db, link.projectId),
    project: await getProjectName(services.db, link.projectId),
  };
}

export async function readSharedFolder(
  services: FolderServices,
  link: OpenedLink,
  now: Date,
): Promise<SharedFolder> {
  const { name, shared, rooms, parts, project } = await readSharedParts(services, link, now);
  const told: FolderEntry[] = [];
  for await (const part of parts) told.push(...part.entries);
  const entries = inOrder(told, rooms);
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
