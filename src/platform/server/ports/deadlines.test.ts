import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays, type Day, day, daysBetween } from '#/core/day';
import { deadlineOn } from '#/core/deadline';
import { type DeadlineKind, orderDeadlines } from '#/platform/server/ports/deadlines';

const today = day('2026-03-10');
const inDays = (days: number): Day => addDays(today, days);

const kind = (place: number, noticeDays = 7): DeadlineKind => ({
  ...{ label: 'Vervalt', name: 'Wat vervalt', step: 'Openen', noticeDays, place },
});
const kinds = new Map([
  ['early', kind(1)],
  ['late', kind(2, -1)],
]);
const on = (name: string, id: number, days: number) =>
  deadlineOn(name, { id, name: 'x' }, { day: inDays(days), path: '/x' });

it('tells of what is near and not of what has time', () => {
  const found = orderDeadlines([on('early', 1, 8), on('early', 2, 7), on('early', 3, -90)], kinds, today);
  expect(found.map(({ id, isPressing }) => [id, isPressing])).toEqual([
    [3, true],
    [2, true],
    [1, false],
  ]);
  const late = orderDeadlines([on('late', 1, 0), on('late', 2, -1)], kinds, today);
  expect(late.map(({ isPressing }) => isPressing)).toEqual([true, false]);
});

it('puts what was only called late first, and of one day the kinds in their place', () => {
  const called = { ...on('late', 4, 0), day: null };
  const found = orderDeadlines(
    [on('late', 1, 2), on('early', 2, 2), called, on('early', 3, 2)],
    kinds,
    today,
  );
  expect(found.map(({ id, days }) => [id, days])).toEqual([
    [4, null],
    [2, 2],
    [3, 2],
    [1, 2],
  ]);
});

it('refuses a kind that nobody declares', () => {
  expect(() => orderDeadlines([on('unheard', 1, 0)], kinds, today)).toThrow('unheard');
});

it('keeps days, order and keys true, whatever there is', () => {
  const offsets = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 20 });
  fc.assert(
    fc.property(offsets, offsets, fc.integer({ min: -50, max: 50 }), (early, late, later) => {
      const now = inDays(later);
      const own = [
        ...early.map((at, id) => on('early', id, at)),
        ...late.map((at, id) => on('late', id, at)),
      ];
      const found = orderDeadlines(own, kinds, now);
      expect(new Set(found.map(({ key }) => key))).toEqual(new Set(own.map(({ key }) => key)));
      expect(found.every(({ day: last, days }) => last && days === daysBetween(now, last))).toBe(true);
      const days = found.map((each) => each.days ?? 0);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
    }),
  );
});
