import { listFittings } from '#/features/folder/fittings/contract';
import { fittingPath, fittingsPage } from '#/features/folder/fittings/page';
import { fittingTitle } from '#/features/folder/fittings/rules/title';
import { defineFound, type Find, joinDetail, joinText } from '#/platform/web/find';

export const fittingsFind: Find = {
  name: 'fittings',
  screen: { page: fittingsPage, words: 'garantie waarborg onderhoud toestellen handleiding etiket qr' },
  records: defineFound(listFittings, (fitting) => ({
    kind: 'Toestel of onderdeel',
    path: fittingPath(fitting.id),
    title: fittingTitle(fitting),
    detail: joinDetail(fitting.contact?.company ?? fitting.contact?.name),
    text: joinText(fitting.serial, fitting.contact?.name),
  })),
};
