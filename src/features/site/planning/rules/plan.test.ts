import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { longestChain } from '#/features/site/planning/rules/chain';
import { type ConflictTask, conflictsOf } from '#/features/site/planning/rules/conflicts';
import {
  headingHeight,
  linkPath,
  linksOf,
  placeBars,
  rowHeight,
} from '#/features/site/planning/rules/day-links';
import {
  groupTasks,
  headsOf,
  isBuildingHoliday,
  type Scale,
  scaleOf,
  spansWhere,
  weekdayOf,
  type Zoom,
} from '#/features/site/planning/rules/day-scale';
import { moveSentence } from '#/features/site/planning/rules/move-words';
import { lastDayOf, shiftTasks } from '#/features/site/shared/planning/rules/shift';
import { anyPlan, planStart as start, plannedTask as task } from '../../../../../tests/support/plans';

describe('a conflict', () => {
  const plumber = { id: 7, name: 'Jan', company: 'Sanitair BV' };
  it.each<[string, ConflictTask[], string[]]>([
    [
      'begins before what it follows',
      [task(1, 0, 5), task(2, 3, 1, { dependsOn: [{ taskId: 1, days: 0 }] })],
      ['Kan pas vanaf 06-12-2026, na wat eerst komt'],
    ],
    [
      'has its contractor elsewhere',
      [task(1, 0, 5, { contact: plumber }), task(2, 4, 1, { contact: plumber })],
      ['Sanitair BV is dan ook bezig met ‘Taak 1’'],
    ],
    [
      'is on a quote that nobody accepted',
      [task(2, 0, 1, { quote: { status: 'pending' } })],
      ['De offerte ervan is nog niet geaccepteerd'],
    ],
    [
      'waits for what should have been ordered',
      [task(2, 41, 1, { needs: [{ what: 'Tegels', weeks: 4, isDone: false }] })],
      ['Nog niet beslist of besteld: Tegels'],
    ],
    [
      'begins before what is ordered now can come',
      [task(2, 27, 1, { needs: [{ what: 'Tegels', weeks: 4, isDone: false }] })],
      ['Begint zonder levering: Tegels komt ten vroegste op 29-12-2026'],
    ],
    [
      'begins before what was ordered comes',
      [
        task(2, 20, 1, {
          needs: [{ what: 'Tegels', weeks: 9, isDone: true, arrivesOn: addDays(start, 21) }],
        }),
      ],
      ['Begint zonder levering: Tegels komt pas op 22-12-2026'],
    ],
    [
      'has begun without what nobody ordered',
      [task(2, -2, 9, { status: 'in_progress', needs: [{ what: 'Kraan', weeks: 0, isDone: false }] })],
      ['Begonnen zonder levering: Kraan is nog niet beslist of besteld'],
    ],
  ])('is named of a task that %s', (_, tasks, sentences) => {
    expect([...conflictsOf(tasks, start)]).toEqual([[2, sentences]]);
    const done = tasks.map((each) => ({ ...each, status: 'completed' as const }));
    expect(conflictsOf(done, start).size).toBe(0);
  });

  it('is none of tasks one after the other, agreed and ordered', () => {
    const tasks = [
      task(1, 0, 5, { contact: plumber, quote: { status: 'accepted' } }),
      task(2, 5, 1, {
        contact: plumber,
        dependsOn: [{ taskId: 1, days: 0 }],
        needs: [
          { what: 'x', weeks: 9, isDone: true },
          { what: 'y', weeks: 9, isDone: true, arrivesOn: addDays(start, 5) },
        ],
      }),
      task(3, 42, 1, { needs: [{ what: 'z', weeks: 4, isDone: false }] }),
    ];
    expect(conflictsOf(tasks, start).size).toBe(0);
  });
});

describe('the longest chain', () => {
  it('is what moves the end: a task may shift by its slack and no further', () => {
    fc.assert(
      fc.property(anyPlan, (tasks) => {
        const { ids, end, slack } = longestChain(tasks) ?? {
          ids: [],
          end: start,
          slack: new Map<number, number>(),
        };
        expect(ids.length).toBeGreaterThan(0);
        for (const { id } of tasks) {
          const room = slack.get(id) ?? 0;
          expect(shiftTasks(tasks, { taskId: id, days: room })?.end).toBe(end);
          expect(shiftTasks(tasks, { taskId: id, days: room + 1 })?.end).toBe(addDays(end, 1));
          expect(ids.includes(id)).toBe(room === 0);
        }
      }),
    );
  });

  it('ends with what is still to come, whatever was done after it', () => {
    const tasks = [task(1, 0, 3), task(2, 9, 2, { status: 'completed' })];
    expect(longestChain(tasks)).toMatchObject({ ids: [1], end: addDays(start, 2) });
    expect(longestChain(tasks.slice(1))).toBeUndefined();
  });

  it('is undone exactly: every task has the day it had', () => {
    fc.assert(
      fc.property(anyPlan, fc.nat(), fc.integer({ min: -20, max: 40 }), (tasks, which, days) => {
        const { moves = [] } = shiftTasks(tasks, { taskId: 1 + (which % tasks.length), days }) ?? {};
        const from = new Map(moves.map((move) => [move.taskId, move.from]));
        expect(tasks.every(({ id, startDate }) => !from.has(id) || from.get(id) === startDate)).toBe(true);
        expect(new Set(moves.map(({ taskId }) => taskId)).size).toBe(moves.length);
      }),
    );
  });
});

describe('a move', () => {
  const move = (id: number, by: number) => ({
    taskId: id,
    title: `Taak ${id}`,
    from: start,
    to: addDays(start, by),
  });
  it.each([
    [
      [move(1, 14), move(2, 14), move(3, 14)],
      day('2027-03-14'),
      '3 taken schuiven 2 weken op; oplevering wordt 14 maart',
    ],
    [[move(1, 1)], day('2027-03-01'), '‘Taak 1’ schuift 1 dag op; oplevering wordt 1 maart'],
    [[move(1, 14), move(2, 3)], null, '2 taken schuiven 3 dagen tot 2 weken op'],
    [[move(1, 6), move(2, 10)], null, '2 taken schuiven 6 tot 10 dagen op'],
    [[move(1, -7)], null, '‘Taak 1’ schuift 1 week naar voren'],
    [[], null, 'Er schuift niets: wat eerst komt, laat het niet toe.'],
  ])('is told in a sentence', (moves, end, sentence) => {
    expect(moveSentence(moves, end)).toBe(sentence);
  });
});

describe('the lines between tasks', () => {
  const scale: Scale = {
    ...{ zoom: 'month', from: start, days: 30, dayWidth: 10 },
    ...{ leastBar: 8, daysWithoutEnd: 1 },
  };
  const placed = (id: number, from: number, length: number, follows: number[] = []) => ({
    ...task(id, from, length, { dependsOn: follows.map((taskId) => ({ taskId, days: 0 })) }),
    ...{ startDate: addDays(start, from), isMilestone: false },
  });

  it('run between the bars that are shown, and say which follows too early', () => {
    const tasks = [placed(1, 0, 3), placed(2, 3, 2, [1, 9]), placed(3, 4, 1, [2])];
    expect(linksOf(tasks, tasks)).toEqual([
      { from: 1, to: 2, isTooEarly: false },
      { from: 2, to: 3, isTooEarly: true },
    ]);
    expect(linksOf(tasks.slice(1), tasks)).toEqual([{ from: 2, to: 3, isTooEarly: true }]);
  });

  it('begin at the end of one bar and end at the begin of another, headings of groups counted', () => {
    const groups = [
      { name: 'Badkamer', tasks: [placed(1, 0, 3)] },
      { name: 'Keuken', tasks: [placed(2, 9, 2), { ...placed(3, 12, 1), isMilestone: true }] },
    ];
    const { bars, height } = placeBars(groups, scale);
    expect(height).toBe(2 * headingHeight + 3 * rowHeight);
    expect(bars.get(1)).toEqual({ left: 0, width: 30, middle: headingHeight + rowHeight / 2 });
    expect(bars.get(3)).toEqual({ left: 115, width: 20, middle: height - rowHeight / 2 });
    fc.assert(
      fc.property(fc.nat(900), fc.nat(900), fc.nat(20), (right, left, row) => {
        const path = linkPath({ right, middle: 22 }, { left, middle: 22 + row * rowHeight });
        expect(path.startsWith(`M${right} 22H`)).toBe(true);
        expect(path.endsWith(`V${22 + row * rowHeight}H${left}`)).toBe(true);
      }),
    );
  });
});

describe('the scale of days', () => {
  it('knows weekends, and the weeks in which builders are away', () => {
    expect([weekdayOf(day('2026-11-16')), weekdayOf(day('1999-12-31'))]).toEqual([0, 4]);
    const away = ['2025-07-14', '2025-08-01', '2026-07-13', '2026-07-31', '2026-12-27', '2027-01-01'];
    const here = ['2025-07-13', '2025-08-04', '2026-07-10', '2026-12-23', '2027-01-02'];
    expect(away.filter((each) => !isBuildingHoliday(day(each)))).toEqual([]);
    expect(here.filter((each) => isBuildingHoliday(day(each)))).toEqual([]);
  });

  it('holds every day of every task, and joins days that follow each other', () => {
    const tasks = [task(1, 0, 3), task(2, 90, 1), { ...task(3, 0, 1), startDate: null, endDate: null }];
    const range = scaleOf('month', { tasks: [], plan: tasks, today: start, room: 0 });
    const last = addDays(range.from, range.days - 1);
    expect(range.from <= start && last >= addDays(start, 90)).toBe(true);
    const weekends = spansWhere(range, (each: Day) => weekdayOf(each) > 4);
    expect(weekends.slice(1, -1).every(({ days }) => days === 2)).toBe(true);
  });

  it('is named by months and days, without a gap, whatever it begins with', () => {
    const range = { from: day('2026-11-28'), days: 40 };
    const labels = (zoom: Zoom) => {
      const { upper, lower } = headsOf({ ...range, zoom });
      for (const tier of [upper, lower])
        expect(tier.map(({ left, days }) => left + days)).toEqual([
          ...tier.slice(1).map(({ left }) => left),
          range.days,
        ]);
      return [upper, lower].map((tier) => tier.slice(0, 3).map(({ label }) => label));
    };
    expect(labels('week')).toEqual([
      ['november 2026', 'december 2026', 'januari 2027'],
      ['za 28', 'zo 29', 'ma 30'],
    ]);
    expect(labels('month')[1]).toEqual(['za 28', 'ma 30', 'ma 7']);
    expect(labels('all')).toEqual(labels('year'));
    expect(labels('year')).toEqual([
      ['2026', '2027'],
      ['nov', 'dec', 'jan'],
    ]);
  });

  it('puts tasks together, those without at the end', () => {
    const named = (room: string | null) => ({ contact: null, category: null, room });
    const groups = groupTasks([named(null), named('Keuken'), named('Badkamer'), named('Keuken')], 'room');
    expect(groups.map(({ name, tasks }) => [name, tasks.length])).toEqual([
      ['Badkamer', 1],
      ['Keuken', 2],
      ['Zonder ruimte', 1],
    ]);
    expect(lastDayOf({ startDate: start, endDate: null })).toBe(start);
  });
});
