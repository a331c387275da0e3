import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import {
  gridColumns,
  layOutTimeline,
  minBarWidth,
  minTimelineWidth,
  type TimelineTask,
} from '#/features/site/planning/rules/timeline';

const today = day('2026-03-10');

function task(start: string | null, end: string | null = null, title = 'Dak', id = 1): TimelineTask {
  return {
    id,
    title,
    startDate: start === null ? null : day(start),
    endDate: end === null ? null : day(end),
  };
}

function layOut(tasks: readonly TimelineTask[], available = 0, now: Day = today) {
  const timeline = layOutTimeline(tasks, { today: now, available });
  if (!timeline) throw new Error('nothing to lay out');
  return timeline;
}

describe('the timeline', () => {
  it('is not there without a task that has a start', () => {
    expect(layOutTimeline([], { today, available: 900 })).toBeUndefined();
    expect(layOutTimeline([task(null, '2026-03-01')], { today, available: 900 })).toBeUndefined();
  });

  it('has seven days on each side of the tasks', () => {
    // 7 + 26 + 7 = 40 days over 800 pixels: 20 a day.
    const { width, bars } = layOut([task('2026-03-01', '2026-03-26')]);
    expect(width).toBe(800);
    expect(bars).toMatchObject([{ left: 140, width: 520 }]);
  });

  it('draws a task without an end seven days long, as one of seven days', () => {
    const open = layOut([task('2026-03-01'), task('2026-03-01', '2026-03-26', 'x', 2)]).bars;
    expect(open[0]).toMatchObject({ left: 140, width: 140 });
    const closed = layOut([task('2026-03-01', '2026-03-07'), task('2026-03-01', '2026-03-26', 'x', 2)]).bars;
    expect(closed[0]?.width).toBe(140);
  });

  it('draws one day as one day, but never under 40 pixels', () => {
    const { bars } = layOut([task('2026-03-05', '2026-03-05'), task('2026-03-01', '2026-03-26', 'x', 2)]);
    expect(bars[0]).toMatchObject({ left: 220, width: minBarWidth });
  });

  it('is at least 800 pixels wide, as wide as there is room, and wider where months would be crushed', () => {
    const short = [task('2026-03-01', '2026-03-26')];
    expect(layOut(short, 300).width).toBe(minTimelineWidth);
    expect(layOut(short, 1_100).width).toBe(1_100);
    expect(layOut([task('2025-01-01', '2027-12-31')], 300).width).toBeGreaterThan(2_000);
    expect(layOut([task('1900-01-01', '2199-12-31')], 300).width).toBe(4_000);
  });

  it('has twelve columns', () => {
    const { grid, width } = layOut([task('2026-03-01', '2026-03-26')]);
    expect(grid).toHaveLength(gridColumns + 1);
    expect([grid[0], grid[6], grid[12]]).toEqual([0, width / 2, width]);
  });

  it.each([
    ['2026-02-21', null],
    ['2026-02-22', 10],
    ['2026-03-10', 330],
    ['2026-04-02', 790],
    ['2026-04-03', null],
  ])('has its line for %s at %s', (now, at) => {
    expect(layOut([task('2026-03-01', '2026-03-26')], 0, day(now)).today).toBe(at);
  });

  it('names the months, with the year where it begins', () => {
    const { months } = layOut([task('2025-11-10', '2026-02-20')], 1_200);
    expect(months.map(({ key, label }) => [key, label])).toEqual([
      ['2025-11', 'nov 2025'],
      ['2025-12', 'dec'],
      ['2026-1', 'jan 2026'],
      ['2026-2', 'feb'],
    ]);
  });

  it('leaves a sliver of a month without a name', () => {
    const { months } = layOut([task('2026-03-06', '2026-04-20')]);
    expect(months.map(({ label }) => label)).toEqual([null, 'mrt 2026', 'apr']);
  });

  it.each([
    ['a title that fits', 'Dak', '2026-03-01', '2026-03-26', 'inside'],
    [
      'a long title at the left',
      'Een heel lange titel voor zo’n korte taak',
      '2026-03-01',
      '2026-03-02',
      'after',
    ],
    [
      'a long title at the right',
      'Een heel lange titel voor zo’n korte taak',
      '2026-03-25',
      '2026-03-26',
      'before',
    ],
  ])('puts %s in its place', (_, title, start, end, place) => {
    const { bars } = layOut([task(start, end, title), task('2026-03-01', '2026-03-26', 'x', 2)]);
    expect(bars[0]?.title).toBe(place);
  });
});

describe('any timeline', () => {
  const anyDay = fc.integer({ min: 0, max: 109_570 }).map((days) => addDays(day('1900-01-01'), days));
  const anyTask = fc
    .tuple(anyDay, fc.option(anyDay), fc.string({ maxLength: 60 }), fc.nat())
    .map(([startDate, endDate, title, id]) => ({ id, title, startDate, endDate }));
  const anyTasks = fc.array(anyTask, { minLength: 1, maxLength: 12 });
  const anyWidth = fc.integer({ min: 0, max: 3_000 });

  it('keeps every bar inside and wide enough', () => {
    fc.assert(
      fc.property(anyTasks, anyDay, anyWidth, (tasks, now, available) => {
        const { bars, width } = layOut(tasks, available, now);
        expect(bars).toHaveLength(tasks.length);
        for (const bar of bars) {
          expect(bar.left).toBeGreaterThanOrEqual(0);
          expect(bar.width).toBeGreaterThanOrEqual(minBarWidth);
          expect(bar.left + bar.width).toBeLessThanOrEqual(width + 1e-6);
        }
      }),
    );
  });

  it('never starts a later task further left', () => {
    fc.assert(
      fc.property(anyTasks, anyWidth, (tasks, available) => {
        const inOrder = [...tasks].sort((a, b) => (a.startDate < b.startDate ? -1 : 1));
        const { bars, width } = layOut(inOrder, available);
        const unclamped = bars.filter((bar) => bar.left + bar.width < width - 1e-6);
        for (const [index, bar] of unclamped.entries()) {
          expect(bar.left).toBeGreaterThanOrEqual((unclamped[index - 1]?.left ?? 0) - 1e-6);
        }
      }),
    );
  });

  it('has months that touch each other and fill it, with names that do not overlap', () => {
    fc.assert(
      fc.property(anyTasks, anyWidth, (tasks, available) => {
        const { months, width } = layOut(tasks, available);
        const ends = months.map(({ left, width: own }) => left + own);
        const gaps = months.map(({ left }, index) => Math.abs(left - (ends[index - 1] ?? 0)));
        expect(Math.max(...gaps)).toBeLessThan(1e-6);
        expect(ends.at(-1)).toBeCloseTo(width, 6);
        const named = months.filter(({ label }) => label !== null);
        const steps = named.slice(1).map(({ left }, index) => left - (named[index]?.left ?? 0));
        expect(Math.min(...steps, 44)).toBe(44);
      }),
    );
  });

  it('has the line of today inside or not at all', () => {
    fc.assert(
      fc.property(anyTasks, anyDay, (tasks, now) => {
        const { today: line, width } = layOut(tasks, 0, now);
        if (line !== null) expect(line > 0 && line < width).toBe(true);
      }),
    );
  });
});
