import { formatDay, formatDayLong } from '#/core/day';
import type { ReportSection } from '#/core/report';
import { type Folder, folderReportPath, type ShownEntry } from '#/features/folder/folder/contract';
import { assembleFolder, type FolderSources, inOrder } from '#/features/folder/folder/rules/assemble';
import { saleWords } from '#/features/folder/folder/rules/sale-words';
import { readFolder } from '#/features/folder/folder/server/read-folder';
import type { ReportSource } from '#/platform/server/ports/report';

const mostPictures = 80;

const columns = [
  { title: 'Wat', share: 0.46 },
  { title: 'Dag', share: 0.16 },
  { title: 'Van wie', share: 0.38 },
];

function tableOf(entries: readonly ShownEntry[]) {
  return {
    columns,
    rows: entries.map(({ title, detail, day, firm, room, validUntil }) => ({
      cells: [
        [title, detail !== title && detail, room, validUntil && `geldig tot ${formatDay(validUntil)}`]
          .filter(Boolean)
          .join(' · '),
        day ? formatDay(day) : '',
        firm ?? '',
      ],
    })),
  };
}

/** The hidden work in pictures, room by room. */
function picturesOf({ told, rooms }: FolderSources) {
  const all = inOrder(
    told.flatMap(({ entries = [] }) => entries),
    rooms,
  ).flatMap(({ file, picture, title, roomId }) => {
    const room = roomId && rooms.get(roomId);
    return file && picture
      ? [{ fileKey: file.key, ...picture, caption: room ? `${room}: ${title}` : title }]
      : [];
  });
  return { pictures: all.slice(0, mostPictures), rest: Math.max(0, all.length - mostPictures) };
}

function chapterSections({ chapters }: Folder, sources: FolderSources): ReportSection[] {
  return chapters.map(({ key, title, entries, missing }): ReportSection => {
    const rows = key === 'hidden' ? entries.filter(({ file }) => !file?.isPicture) : entries;
    const { pictures, rest } = key === 'hidden' ? picturesOf(sources) : { pictures: [], rest: 0 };
    return {
      heading: title,
      lines: [
        ...(entries.length === 0 ? ['Hier staat nog niets.'] : []),
        ...missing.map(({ what, whom }) => `Ontbreekt: ${what} (vraag het aan: ${whom})`),
        ...(rest > 0 ? [`En nog ${rest} foto’s, in de app en in de ZIP.`] : []),
      ],
      ...(rows.length > 0 ? { table: tableOf(rows) } : {}),
      pictures,
    };
  });
}

export const folderReports: readonly ReportSource[] = [
  {
    path: folderReportPath,
    who: { right: 'read' },
    fileName: 'woningmap.pdf',
    make: async ({ project, projectId, today, ...services }) => {
      const sources = await readFolder(services, projectId, today);
      const folder = assembleFolder(sources);
      return {
        title: 'Woningmap',
        sections: [
          { lines: [project, `Stand op ${formatDayLong(today)}.`, folder.note] },
          ...chapterSections(folder, sources),
          {
            heading: 'Voor een verkoop',
            lines: folder.sale.map((piece) => `${piece.title}: ${saleWords(piece)}`),
          },
        ],
      };
    },
  },
];
