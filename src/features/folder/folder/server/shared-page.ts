import { day, formatDay, formatDayLong } from '#/core/day';
import { previewPath, thumbnailPath } from '#/core/file-paths';
import { fileKinds } from '#/core/files';
import type { SharedEntry, SharedFolder } from '#/features/folder/folder/links-contract';
import { outsidePage } from '#/features/outside/shared/links/server/page-frame';
import { escapeHtml as text } from '#/platform/server/http/templates';

function row(base: string, { title, detail, day: on, firm, room, validUntil, file }: SharedEntry): string {
  const told = [
    ...[on && formatDay(day(on)), firm, room, detail !== title && detail],
    validUntil && `geldig tot ${formatDay(day(validUntil))}`,
  ]
    .filter(Boolean)
    .join(' · ');
  const name = file ? `<a href="${text(`${base}/files/${file.key}`)}">${text(title)}</a>` : text(title);
  return `<li>${name}${told ? `<br><small>${text(told)}</small>` : ''}</li>`;
}

function picture(base: string, { title, room, file }: SharedEntry): string {
  const path = `${base}/files/${file?.key ?? ''}`;
  // No browser shows one of an iPhone as it is; a scan as TIFF may have more pages than one that is drawn.
  const large = file?.mimeType === fileKinds.heic.mimeType ? previewPath(path) : path;
  return `<li><a href="${text(large)}"><img src="${text(thumbnailPath(path))}" alt="${text(title)}" loading="lazy" decoding="async"></a><small>${text(room ? `${room}: ${title}` : title)}</small></li>`;
}

/** The folder for who has a link: everything to read, and one button to take it along. */
export function sharedFolderHtml(folder: SharedFolder, token: string): string {
  const base = `/folders/${token}`;
  const chapters = folder.chapters.map(({ key, title, entries }) => {
    const isShown = ({ file }: SharedEntry) => file?.isPicture === true;
    const rows = entries.filter((entry) => !isShown(entry)).map((entry) => row(base, entry));
    const pictures = entries.filter(isShown).map((entry) => picture(base, entry));
    const body = [
      entries.length === 0 ? '<p class="soft">Hier staat nog niets.</p>' : '',
      rows.length > 0 ? `<ul>${rows.join('')}</ul>` : '',
      pictures.length > 0 ? `<ul class="photos">${pictures.join('')}</ul>` : '',
    ];
    return `<section aria-labelledby="${key}"><h2 id="${key}">${text(title)}</h2>${body.join('')}</section>`;
  });
  const amounts = folder.withAmounts
    ? ''
    : ' Van offertes, facturen, meerwerken en verslagen ziet u alleen de naam, de dag en de firma.';
  const body = [
    `<p class="soft">Woningmap</p><h1>${text(folder.project)}</h1>`,
    `<p>Voor ${text(folder.name)}. Deze pagina werkt tot en met ${formatDayLong(day(folder.until))}.${amounts}</p>`,
    `<p><a href="${text(`/api${base}/archive`)}" download>Alles downloaden (ZIP)</a></p>`,
    `<p class="soft">${text(folder.note)}</p>`,
    ...chapters,
  ];
  return outsidePage({ title: folder.project, body: body.join('\n') });
}
