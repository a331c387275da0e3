import { dayAt } from '#/core/day';
import { isImage } from '#/core/files';
import { chapterTitles, type FolderEntry } from '#/core/folder';
import type { SharedFolder } from '#/features/folder/folder/links-contract';
import { inOrder } from '#/features/folder/folder/rules/assemble';
import { shareEntries, sharePins } from '#/features/folder/folder/rules/shared';
import { folderNote } from '#/features/folder/folder/rules/words';
import { getShared } from '#/features/folder/folder/server/links-store';
import { type House, readFolder } from '#/features/folder/folder/server/read-folder';
import { getProjectName } from '#/platform/server/database/stores/project-name-store';
import type { OpenedLink } from '#/platform/server/ports/links';

/** All that who has the link may have, and nothing else of the house. */
export async function readShared(house: House, link: OpenedLink, now: Date) {
  const { name, ...shared } = await getShared(house.db, link);
  const { told, rooms } = await readFolder(house, link.projectId, dayAt(now));
  const entries = inOrder(
    shareEntries(
      told.flatMap((each) => each.entries ?? []),
      shared,
    ),
    rooms,
  );
  const pins = sharePins(
    told.flatMap((each) => each.pins ?? []),
    shared,
  );
  return { name, shared, rooms, entries, pins, project: await getProjectName(house.db, link.projectId) };
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
