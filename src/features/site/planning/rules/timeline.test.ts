import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { barOf } from '#/features/site/planning/rules/day-links';
import {
  allColumns,
  headsOf,
  middleOf,
  scaleOf,
  shareOf,
  widthOf,
  type Zoom,
  zooms,
} from '#/features/site/planning/rules/day-scale';

const today = day('2026-03-10');

type Drawn = { startDate: Day; endDate: Day | null; isMilestone: boolean };

function task(start: string, end: string | null = null, isMilestone = false): Drawn {
  return { startDate: day(start), endDate: end === null ? null : day(end), isMilestone };
}

function layOut(tasks: readonly Drawn[], { zoom = 'all' as Zoom, room = 0, now = today } = {}) {
  const scale = scaleOf(zoom, { tasks, plan: tasks, today: now, room });
  return { scale, width: scale.days * scale.dayWidth, bars: tasks.map((each) => barOf(each, scale)) };
}

const march = task('2026-03-01', '2026-03-26');

describe('the timeline where all is in sight', () => {
  it('has seven days on each side of the tasks', () => {
    // 7 + 26 + 7 = 40 days over 800 pixels: 20 a day.
    const { width, bars } = layOut([march]);
    expect(width).toBe(800);
    expect(bars).toEqual([{ left: 140, width: 520 }]);
  });

  it('draws a task without an end seven days long, as one of seven days', () => {
    expect(layOut([task('2026-03-01'), march]).bars[0]).toEqual({ left: 140, width: 140 });
    expect(layOut([task('2026-03-01', '2026-03-07'), march]).bars[0]?.width).toBe(140);
    // It counts for where the timeline ends too: 7 + 7 + 7 days.
    expect(layOut([task('2026-03-01')]).scale.days).toBe(21);
  });

  it('draws one day as one day, but never under 40 pixels', () => {
    const { bars } = layOut([task('2026-03-05', '2026-03-05'), march]);
    expect(bars[0]).toEqual({ left: 220, width: 40 });
  });

  it('draws a milestone in the middle of its day', () => {
    expect(layOut([task('2026-03-05', '2026-03-05', true), march]).bars[0]).toEqual({ left: 220, width: 20 });
  });

  it('is at least 800 pixels wide, as wide as there is room, and wider where months would be crushed', () => {
    expect(layOut([march], { room: 300 }).width).toBe(800);
    expect(layOut([march], { room: 1_100 }).width).toBe(1_100);
    expect(layOut([task('2025-01-01', '2027-12-31')], { room: 300 }).width).toBeGreaterThan(2_000);
    expect(layOut([task('1900-01-01', '2199-12-31')], { room: 300 }).width).toBeCloseTo(4_000);
  });

  it('asks for the width that it needs, not for that of the room it was given', () => {
    expect(widthOf(layOut([march], { room: 1_100 }).scale)).toBe(800);
  });

  it('has twelve columns', () => {
    expect(allColumns).toBe(12);
  });

  it.each([
    ['2026-02-21', undefined],
    ['2026-02-22', 10],
    ['2026-03-10', 330],
    ['2026-04-02', 790],
    ['2026-04-03', undefined],
  ])('has its line for %s at %s', (now, at) => {
    expect(middleOf(layOut([march]).scale, day(now))).toBe(at);
  });

  it('names the months under their years', () => {
    const { upper, lower } = headsOf(layOut([task('2025-11-10', '2026-03-20')]).scale);
    expect(upper.map(({ label }) => label)).toEqual(['2025', '2026']);
    expect(lower.map(({ label }) => label)).toEqual(['nov', 'dec', 'jan', 'feb', 'mrt']);
  });
});

describe('a timeline by days', () => {
  it('is as long as the whole plan, with today in it, though a filter shows less', () => {
    const scale = scaleOf('month', { tasks: [], plan: [march], today: day('2026-06-01'), room: 5_000 });
    expect([scale.from, addDays(scale.from, scale.days - 1)]).toEqual(['2026-02-15', '2026-06-15']);
    expect(widthOf(scale)).toBe(scale.days * 14);
  });

  it('draws a task without an end as the one day that it takes', () => {
    expect(layOut([task('2026-03-01')], { zoom: 'week' }).bars[0]?.width).toBe(44);
  });
});

describe('any timeline', () => {
  const anyDay = fc.integer({ min: 0, max: 109_570 }).map((days) => addDays(day('1900-01-01'), days));
  const anyTask = fc
    .tuple(anyDay, fc.option(anyDay), fc.boolean())
    .map(([startDate, endDate, isMilestone]) => ({ startDate, endDate, isMilestone }));
  const anyTasks = fc.array(anyTask, { minLength: 1, maxLength: 12 });
  const anyWidth = fc.integer({ min: 0, max: 3_000 });
  const anyZoom = fc.constantFrom(...zooms);

  it('keeps every bar inside and wide enough', () => {
    fc.assert(
      fc.property(anyTasks, anyZoom, anyDay, anyWidth, (tasks, zoom, now, room) => {
        const { bars, width, scale } = layOut(tasks, { zoom, room, now });
        for (const [index, bar] of bars.entries()) {
          expect(bar.left).toBeGreaterThanOrEqual(0);
          expect(bar.width).toBeGreaterThanOrEqual(tasks[index]?.isMilestone ? 20 : scale.leastBar);
          expect(bar.left + bar.width).toBeLessThanOrEqual(width + 1e-6);
          expect(Number.parseFloat(shareOf(scale, bar.left + bar.width))).toBeLessThanOrEqual(100 + 1e-6);
        }
      }),
    );
  });

  it('never starts a later task further left', () => {
    fc.assert(
      fc.property(anyTasks, anyZoom, anyWidth, (tasks, zoom, room) => {
        const inOrder = tasks
          .filter(({ isMilestone }) => !isMilestone)
          .toSorted((a, b) => (a.startDate < b.startDate ? -1 : 1));
        const { bars, width } = layOut(inOrder, { zoom, room });
        const unclamped = bars.filter((bar) => bar.left + bar.width < width - 1e-6);
        for (const [index, bar] of unclamped.entries()) {
          expect(bar.left).toBeGreaterThanOrEqual((unclamped[index - 1]?.left ?? 0) - 1e-6);
        }
      }),
    );
  });

  it('has the line of today inside or not at all, and always where it is true to days', () => {
    fc.assert(
      fc.property(anyTasks, anyZoom, anyDay, (tasks, zoom, now) => {
        const { scale, width } = layOut(tasks, { zoom, now });
        const line = middleOf(scale, now);
        if (zoom !== 'all') expect(line).toBeDefined();
        if (line !== undefined) expect(line > 0 && line < width).toBe(true);
      }),
    );
  });
});
