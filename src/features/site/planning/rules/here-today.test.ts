import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { hereToday } from '#/features/site/planning/rules/here-today';

const today = day('2026-03-10');
const task = (id: number, start: string, contact: object | null = {}) => ({
  id,
  startDate: day(start),
  contact,
});

it('knows who is here: who began and somebody, three at the most', () => {
  const atWork = [
    task(1, '2026-03-01'),
    task(2, '2026-03-02', null),
    task(3, '2026-03-10'),
    task(4, '2026-03-11'),
    task(5, '2026-03-09'),
    task(6, '2026-03-09'),
  ];
  expect(hereToday(atWork, today).map(({ id }) => id)).toEqual([1, 3, 5]);
});
