import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day, dayAt, hourAt } from '#/core/day';
import { dueNotices, type FirstSteps, noticeSteps } from '#/features/reminders/digest/rules/due';

const last = day('2026-03-31');

/** On which days somebody hears of it, who is told on the given days. */
function toldOn(days: readonly number[], from?: FirstSteps): number[] {
  let after = addDays(last, -200);
  return days.filter((before) => {
    const today = addDays(last, -before);
    const isTold = dueNotices([{ kind: 'task', day: last }], { after, today, from }).length > 0;
    after = today;
    return isTold;
  });
}

describe('a deadline', () => {
  it('is told of at 30, 7, 1 and 0 days', () => {
    expect(toldOn(Array.from({ length: 100 }, (_, index) => 90 - index))).toEqual([30, 7, 1, 0]);
  });

  it('is told of from the step on that one chose for its kind', () => {
    const days = Array.from({ length: 100 }, (_, index) => 90 - index);
    expect(toldOn(days, { task: 7 })).toEqual([7, 1, 0]);
    expect(toldOn(days, { task: 0 })).toEqual([0]);
    expect(toldOn(days, { invoice: 0 })).toEqual([30, 7, 1, 0]);
  });

  it('is told of once after days without a server, and not once it has passed', () => {
    expect(toldOn([90, 33, 28, 27, 9, 4, 3])).toEqual([28, 4]);
    expect(toldOn([90, 40, -1, -2])).toEqual([]);
    expect(toldOn([2, 0])).toEqual([2, 0]);
  });

  it('is told of at most once a step, and at least once where any day from the first step on was looked at', () => {
    const looks = fc.uniqueArray(fc.integer({ min: -20, max: 90 }), { maxLength: 60 });
    fc.assert(
      fc.property(looks, (days) => {
        const told = toldOn([120, ...days.toSorted((one, other) => other - one)]);
        expect(told.length).toBeLessThanOrEqual(noticeSteps.length);
        expect(told.length > 0).toBe(days.some((each) => each >= 0 && each <= 30));
      }),
    );
  });
});

it.each([
  ['2026-03-29T04:59:59Z', '2026-03-29', 6],
  ['2026-03-29T05:00:00Z', '2026-03-29', 7],
  ['2026-03-28T06:00:00Z', '2026-03-28', 7],
  ['2026-10-25T05:59:59Z', '2026-10-25', 6],
  ['2026-10-25T06:00:00Z', '2026-10-25', 7],
  ['2026-10-24T05:00:00Z', '2026-10-24', 7],
  ['2026-12-31T23:00:00Z', '2027-01-01', 0],
])('knows at %s that it is %s, after %d o’clock', (moment, on, hour) => {
  expect([dayAt(new Date(moment)), hourAt(new Date(moment))]).toEqual([on, hour]);
});
