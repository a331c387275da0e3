import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonthsTo,
  addYearsTo,
  day,
  dayAt,
  daysBetween,
  formatDay,
  formatDayLong,
  isDay,
  parseDay,
} from '#/core/day';

const today = day('2026-11-15');
const anyDay = fc
  .date({ min: new Date('1950-01-01'), max: new Date('2150-01-01'), noInvalidDate: true })
  .map((date) => day(date.toISOString().slice(0, 10)));

describe('calendar days', () => {
  it.each([
    '2026-02-30',
    '2026-13-01',
    '2026-1-1',
    '0026-01-01',
    '2300-01-01',
    'gisteren',
    '2026-02-30T00:00:00Z',
  ])('%s is none', (text) => {
    expect(isDay(text)).toBe(false);
  });

  it('are counted across the change of the clock', () => {
    expect(daysBetween(day('2026-03-28'), day('2026-03-30'))).toBe(2);
    expect(addDays(day('2026-10-24'), 2)).toBe('2026-10-26');
    expect(addDays(day('2024-02-28'), 1)).toBe('2024-02-29');
  });

  it('come back after as many days as they went', () => {
    fc.assert(
      fc.property(anyDay, fc.integer({ min: -500, max: 500 }), (start, days) => {
        expect(daysBetween(start, addDays(start, days))).toBe(days);
      }),
    );
  });

  it('are those of Belgium, where it is already tomorrow before midnight in Greenwich', () => {
    expect(dayAt(new Date('2026-11-14T23:30:00Z'))).toBe('2026-11-15');
    expect(dayAt(new Date('2026-07-14T22:30:00Z'))).toBe('2026-07-15');
  });

  it('are shown the Dutch way and read back', () => {
    expect(formatDay(today)).toBe('15-11-2026');
    expect(formatDayLong(today)).toBe('15 november 2026');
    fc.assert(fc.property(anyDay, (value) => parseDay(formatDay(value), today) === value));
  });

  it.each([
    ['15/11/26', '2026-11-15'],
    ['1.2.2027', '2027-02-01'],
    ['3-4', '2026-04-03'],
    ['2026-11-15', '2026-11-15'],
    [' 15-11-2026 ', '2026-11-15'],
  ])('%s is %s', (typed, expected) => {
    expect(parseDay(typed, today)).toBe(expected);
  });

  it.each(['31-02-2026', '1-13-2026', 'morgen', '15-11-202', ''])('%j is no day', (typed) => {
    expect(parseDay(typed, today)).toBeUndefined();
  });
});

it.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2024-01-31', 1, '2024-02-29'],
  ['2026-11-30', 3, '2027-02-28'],
  ['2026-12-15', 1, '2027-01-15'],
  ['2023-08-31', 18, '2025-02-28'],
  ['2199-12-31', 1, '2199-12-31'],
])('counts from %s %i months on', (from, months, to) => {
  expect(addMonthsTo(day(from), months)).toBe(to);
});

it('has the last of February where a year has no 29th', () => {
  expect(addYearsTo(day('2024-02-29'), 2)).toBe('2026-02-28');
  expect(addYearsTo(day('2024-02-29'), 4)).toBe('2028-02-29');
});
