import { formatDayLong } from '#/core/day';
import { listDiaryMarks } from '#/features/site/diary/contract';
import { diaryDayPath, diaryPath } from '#/features/site/diary/rules/path';
import { defineFound, type Find } from '#/platform/web/find';

export const diaryFind: Find = {
  name: 'diary',
  views: [{ path: diaryPath, title: 'Dagboek van de werf', words: 'notities werfverslag' }],
  records: defineFound(listDiaryMarks, ({ day, text }) => ({
    kind: 'Dagboek',
    path: diaryDayPath(day),
    title: text.split('\n')[0] ?? '',
    detail: formatDayLong(day),
    text,
  })),
};
