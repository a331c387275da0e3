import { expect, it } from 'vitest';
import { day } from '#/core/day';
import type { DiaryDay } from '#/features/site/diary/contract';
import { stretchesOf } from '#/features/site/diary/rules/quiet';

const page = (at: string, ...kinds: DiaryDay['facts'][number]['kind'][]): DiaryDay => ({
  ...{ id: null, day: day(at), text: null, weather: null, present: [], version: 0, expected: [] },
  ...{ contacts: [], written: [], changedBy: null, changedAt: null },
  facts: kinds.map((kind) => ({
    kind,
    id: 1,
    title: '',
    detail: null,
    detailPath: null,
    path: '',
    filePath: null,
  })),
});

it('takes days on which work only went on as one, and leaves the others alone', () => {
  const pages = [
    page('2026-11-18', 'task'),
    page('2026-11-17', 'task'),
    page('2026-11-16', 'task', 'task'),
    page('2026-11-15', 'task', 'photo'),
    page('2026-11-14', 'task'),
    { ...page('2026-11-13', 'task'), version: 1 },
  ];
  const found = stretchesOf(pages, ({ day: at }) => at === '2026-11-18');
  expect(found.map(({ isQuiet, pages: { length } }) => [isQuiet, length])).toEqual([
    [false, 1],
    [true, 2],
    [false, 1],
    [false, 1],
    [false, 1],
  ]);
});
