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

it('tells what was done at once once, and leads to what is still there', () => {
  const change = (fields: Partial<ToldChange>): ToldChange => ({
    ...{
      act: 1,
      kind: 'quotes',
      recordId: 7,
      action: 'add',
      sentence: 'Tom voegde offerte O-7 toe',
      when: '10 maart',
    },
    ...fields,
  });
  const news = newsOfChanges([
    change({}),
    change({ recordId: 8 }),
    change({ recordId: 9 }),
    change({ act: 2, action: 'remove', sentence: 'Tom verwijderde offerte O-7' }),
  ]);
  expect(news.map(({ title, path, step }) => [title, path, step])).toEqual([
    ['Tom voegde offerte O-7 toe, en nog 2', '/quotes?id=7', 'Offerte openen'],
    ['Tom verwijderde offerte O-7', '/logboek', 'Logboek openen'],
  ]);
});
