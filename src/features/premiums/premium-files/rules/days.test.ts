import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { cents } from '#/core/money';
import { countInvoice, problemOfTotal, totalOfParts } from '#/features/premiums/premium-files/rules/counting';
import { daysLeftOf, deadlineOf, lastDayOf } from '#/features/premiums/premium-files/rules/days';

const today = day('2026-11-15');
const on = (invoiceDate: string | null) =>
  countInvoice(
    {
      invoiceDate: invoiceDate === null ? null : day(invoiceDate),
      part: cents(100),
      isGone: false,
      isNetted: false,
    },
    today,
  );

describe('the days of an invoice', () => {
  it.each([
    ['2024-11-16', 1, true],
    ['2024-11-15', 0, true],
    ['2024-11-14', -1, false],
    ['2026-11-15', 731, true],
    ['2024-02-29', -260, false],
  ])('of %s: %s left on 15 November 2026', (date, daysLeft, counts) => {
    expect(on(date)).toMatchObject({ daysLeft, counts });
  });

  it('end on 28 February for a leap day, and on the leap day itself two years before one', () => {
    expect(lastDayOf(day('2024-02-29'))).toBe('2026-02-28');
    expect(lastDayOf(day('2026-02-28'))).toBe('2028-02-28');
    expect(daysLeftOf(day('2024-02-29'), day('2026-02-28'))).toBe(0);
    expect(daysLeftOf(day('2024-02-29'), day('2026-03-01'))).toBe(-1);
  });

  it('are not known without a date: it counts for nothing until there is one', () => {
    expect(on(null)).toMatchObject({ daysLeft: null, counts: false });
    expect(on(null).reason).toContain('factuurdatum');
  });

  it('fall one by one, and end two years later whatever the day', () => {
    const days = fc.integer({ min: 0, max: 9_000 }).map((offset) => addDays(day('2020-01-01'), offset));
    fc.assert(
      fc.property(days, days, (date, at) => {
        const left = daysLeftOf(date, at) ?? Number.NaN;
        expect(daysLeftOf(date, addDays(at, 1))).toBe(left - 1);
        expect(daysLeftOf(date, lastDayOf(date))).toBe(0);
        expect(lastDayOf(date).slice(0, 4)).toBe(String(Number(date.slice(0, 4)) + 2));
      }),
    );
  });
});

describe('the deadline of a file', () => {
  it('is the last day of the first invoice that still counts', () => {
    const dates: (Day | null)[] = [day('2024-11-14'), day('2025-03-01'), day('2024-12-24'), null];
    expect(deadlineOf(dates, today)).toBe('2026-12-24');
    expect(deadlineOf([day('2024-11-14')], today)).toBeNull();
  });
});

describe('what counts together', () => {
  it('is the sum of what is in time, and too little under a thousand', () => {
    const parts = [
      { part: cents(99_999), counts: true },
      { part: cents(500_000), counts: false },
    ];
    expect(totalOfParts(parts)).toBe(99_999);
    expect(problemOfTotal(cents(99_999))?.replaceAll('\u00a0', ' ')).toBe(
      'De facturen die meetellen zijn samen € 999,99 zonder btw. Voor een aanvraag moet dat minstens € 1.000,00 zijn.',
    );
    expect(problemOfTotal(cents(100_000))).toBeNull();
  });
});
