import { describe, expect, it } from 'vitest';
import { type Day, day } from '#/core/day';
import { agendaEntries, daysFrom, mondayOf, placeEntries } from '#/features/site/planning/rules/agenda';
import { plannedTask } from '../../../../../tests/support/plans';

const task = (fields: Parameters<typeof plannedTask>[3]) => plannedTask(1, 0, 1, fields);

const week = daysFrom(day('2026-11-16'), 7);
const place = (tasks: readonly ReturnType<typeof task>[]) =>
  placeEntries(agendaEntries(tasks, []), week).map(({ entry, ...placed }) => ({ key: entry.key, ...placed }));

describe('the agenda', () => {
  it.each([
    ['2026-11-16', '2026-11-16'],
    ['2026-11-22', '2026-11-16'],
    ['1900-01-01', '1900-01-01'],
  ])('has %s in the week of %s', (any, monday) => {
    expect(mondayOf(day(any))).toBe(monday);
  });

  it('ends with the last of all days', () => {
    expect(daysFrom(day('2199-12-30'), 7)).toEqual(['2199-12-30', '2199-12-31']);
  });

  it('has a task of seven days once, over all of them', () => {
    expect(place([task({ startDate: day('2026-11-16'), endDate: day('2026-11-22') })])).toEqual([
      { key: 'task 1', column: 0, span: 7, beginsBefore: false, endsAfter: false },
    ]);
  });

  it.each<[string, Day | null, ReturnType<typeof place>[number] | undefined]>([
    [
      '2026-11-10',
      day('2026-11-17'),
      { key: 'task 1', column: 0, span: 2, beginsBefore: true, endsAfter: false },
    ],
    [
      '2026-11-21',
      day('2026-12-04'),
      { key: 'task 1', column: 5, span: 2, beginsBefore: false, endsAfter: true },
    ],
    ['2026-11-18', null, { key: 'task 1', column: 2, span: 1, beginsBefore: false, endsAfter: false }],
    ['2026-11-10', day('2026-11-15'), undefined],
    ['2026-11-23', null, undefined],
  ])('cuts a task from %s to %s at the week', (start, endDate, placed) => {
    expect(place([task({ startDate: day(start), endDate })])).toEqual(placed ? [placed] : []);
  });

  it('has what is delivered on its day, as long as it is waited for', () => {
    const needs = [
      { what: 'Tegels', weeks: 4, isDone: true, arrivesOn: day('2026-11-18') },
      { what: 'Kranen', weeks: 2, isDone: false, arrivesOn: null },
    ];
    expect(place([task({ startDate: null, needs })]).map(({ key, column }) => [key, column])).toEqual([
      ['delivery 1 0', 2],
    ]);
    expect(place([task({ startDate: null, needs, status: 'completed' })])).toEqual([]);
  });

  it('has last days, but not those of its own tasks', () => {
    const on = (kind: string, at: Day | null) => ({
      ...{ key: kind, kind, label: 'Factuur betalen', name: 'F12', day: at, path: '/invoices/12' },
    });
    const deadlines = [
      on('invoice', day('2026-11-20')),
      on('task', day('2026-11-20')),
      on('task-end', day('2026-11-20')),
      on('quote', null),
    ];
    expect(agendaEntries([], deadlines)).toEqual([
      {
        ...{ kind: 'deadline', key: 'invoice', from: '2026-11-20', to: '2026-11-20' },
        ...{ title: 'Factuur betalen: F12', path: '/invoices/12' },
      },
    ]);
  });
});
