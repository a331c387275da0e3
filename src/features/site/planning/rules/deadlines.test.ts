import { expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { taskDeadlines } from '#/features/site/planning/rules/deadlines';

const today = day('2026-03-10');
const inDays = (days: number): Day => addDays(today, days);

const task = {
  ...{ id: 4, name: 'Vloer', status: 'planned' as const, startDate: inDays(60), endDate: inDays(63) },
  needs: [],
};

function of(changes: object) {
  return taskDeadlines([{ ...task, ...changes }]).map(({ kind, day: on }) => [kind, on]);
}

it('of a task is its start while planned and its end while under way', () => {
  expect(of({})).toEqual([['task', inDays(60)]]);
  expect(of({ status: 'in_progress' })).toEqual([['task-end', inDays(63)]]);
  expect(of({ status: 'completed' })).toEqual([]);
  expect(of({ startDate: null })).toEqual([]);
});

it('of a decision is two weeks before what is ordered has to leave', () => {
  const needs = [
    { what: 'Tegels', weeks: 4, isDone: false },
    { what: 'Kraan', weeks: 0, isDone: true },
  ];
  expect(taskDeadlines([{ ...task, needs }])).toMatchObject([
    { key: 'task 4' },
    {
      ...{ key: 'decision 4 Tegels', kind: 'decision', id: 4, name: 'Tegels (voor Vloer)' },
      ...{ day: inDays(60 - 28 - 14), path: '/planning?id=4' },
    },
  ]);
});
