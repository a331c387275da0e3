import { expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { newsOfChanges, newsOfDeadlines, type ToldChange } from '#/features/reminders/news/rules/news';
import { deadlineOfKind } from '../../../../../tests/support/deadlines';

const today = day('2026-03-10');

function newsOn(days: number) {
  const told = { id: 4, name: 'Vloer', label: 'Taak begint', path: '/planning?id=4' };
  const deadline = { ...told, days, day: addDays(today, days), isPressing: days < 0 };
  return newsOfDeadlines([deadlineOfKind('task', deadline)]);
}

it('tells of a deadline when it is near, and once more when it is late', () => {
  expect(newsOn(8)).toEqual([]);
  expect(newsOn(7)).toMatchObject([
    {
      key: 'deadline task 4 2026-03-17',
      title: 'Vloer',
      text: 'Taak begint: over 7 dagen',
      path: '/planning?id=4',
    },
  ]);
  expect(newsOn(-1)).toMatchObject([{ key: 'deadline task 4 2026-03-09 late', isUrgent: true }]);
});

it('tells what was done at once once, and leads to the first of it', () => {
  const change = (act: number, id: number): ToldChange => ({
    act,
    sentence: `Tom voegde offerte O-${id} toe`,
    when: '10 maart',
    step: 'Offerte openen',
    path: `/quotes?id=${id}`,
  });
  const news = newsOfChanges([change(1, 7), change(1, 8), change(1, 9), change(2, 4), change(2, 5)]);
  expect(news.map(({ key, title, path }) => [key, title, path])).toEqual([
    ['change 1', 'Tom voegde offerte O-7 toe, en nog 2', '/quotes?id=7'],
    ['change 2', 'Tom voegde offerte O-4 toe, en nog iets', '/quotes?id=4'],
  ]);
});
