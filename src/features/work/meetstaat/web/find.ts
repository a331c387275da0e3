import { meetstaatPage } from '#/features/work/meetstaat/page';
import { listItems } from '#/features/work/shared/meetstaat/contract';
import { totalInWords } from '#/features/work/shared/meetstaat/rules/sums';
import { defineFound, type Find, joinDetail } from '#/platform/web/find';

export const meetstaatFind: Find = {
  name: 'meetstaat',
  screen: {
    page: meetstaatPage,
    words: 'posten items hoeveelheden raming excel importeren blad rekenblad spreadsheet',
  },
  views: [
    {
      path: `${meetstaatPage.path}?toon=dekking`,
      title: 'Dekking van de meetstaat',
      words: 'posten zonder offerte',
    },
  ],
  records: defineFound(listItems, ({ id, description, articleNumber, category, notes, ...priced }) => ({
    kind: 'Meetstaat',
    path: `${meetstaatPage.path}?id=${id}`,
    title: description,
    detail: joinDetail(articleNumber, category, totalInWords([priced])),
    text: notes ?? '',
  })),
};
