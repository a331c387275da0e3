import { formatDayLong } from '#/core/day';
import { sitePage } from '#/features/site/photos/page';
import { listPhotoMarks } from '#/features/site/shared/photos/contract';
import { listRooms } from '#/features/work/shared/rooms/contract';
import { defineFound, type Find } from '#/platform/web/find';

export const photosFind: Find = {
  name: 'photos',
  screen: { page: sitePage, words: 'foto’s bouwplaats' },
  views: [
    { path: `${sitePage.path}?per=ruimte`, title: 'Foto’s per ruimte' },
    { path: `${sitePage.path}?ruimte=geen`, title: 'Foto’s zonder ruimte' },
  ],
  records: defineFound(listPhotoMarks, ({ id, caption, day, count }) => {
    const when = formatDayLong(day);
    return {
      kind: caption === null ? 'Foto’s' : 'Foto',
      path: `${sitePage.path}?id=${id}`,
      title: caption ?? `Foto’s van ${when}`,
      detail: caption === null ? (count === 1 ? '1 foto' : `${count} foto’s`) : when,
      text: '',
    };
  }),
};

/** A room is looked at by its photos. */
export const roomsFind: Find = {
  name: 'rooms',
  records: defineFound(listRooms, ({ id, name, storey }) => ({
    kind: 'Ruimte',
    path: `${sitePage.path}?ruimte=${id}`,
    title: name,
    detail: storey ?? '',
    text: '',
  })),
};
