import { expect, it } from 'vitest';
import { newsOfChanges, type ToldChange } from '#/features/reminders/news/rules/news';

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
