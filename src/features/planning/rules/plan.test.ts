import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day, daysBetween } from '#/core/day';
import { longestChain } from '#/features/planning/rules/chain';
import { type ConflictTask, conflictsOf } from '#/features/planning/rules/conflicts';
import {
  groupTasks,
  isBuildingHoliday,
  rangeOf,
  spansWhere,
  weekdayOf,
} from '#/features/planning/rules/day-scale';
import { moveSentence } from '#/features/planning/rules/move-words';
import { earliestStart, lastDayOf, type PlannedTask, shiftTasks } from '#/features/planning/rules/shift';

const start = day('2026-12-01');

function task(id: number, from: number, length: number, fields: Partial<ConflictTask> = {}): ConflictTask {
  const startDate = addDays(start, from);
  return {
    ...{ id, title: `Taak ${id}`, status: 'planned', startDate, endDate: addDays(startDate, length - 1) },
    ...{ dependsOn: [], contact: null, quote: null, needs: [] },
    ...fields,
  };
}

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
      ['De offerte ervan is nog niet goedgekeurd'],
    ],
    [
      'waits for what was not ordered',
      [task(2, 20, 1, { needs: [{ what: 'Tegels', weeks: 4, isDone: false }] })],
      ['Nog niet beslist of besteld: Tegels'],
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
        needs: [{ what: 'x', weeks: 9, isDone: true }],
      }),
    ];
    expect(conflictsOf(tasks, start).size).toBe(0);
  });
});

/** Plans in which every task begins after what it follows. */
const plans = fc
  .array(
    fc.record({
      length: fc.integer({ min: 1, max: 9 }),
      slack: fc.integer({ min: 0, max: 5 }),
      follows: fc.array(fc.record({ at: fc.nat(20), days: fc.integer({ min: 0, max: 6 }) }), {
        maxLength: 3,
      }),
    }),
    { minLength: 1, maxLength: 12 },
  )
  .map((drawn) => {
    const tasks: PlannedTask[] = [];
    for (const [index, { length, slack, follows }] of drawn.entries()) {
      const dependsOn = follows
        .filter(() => index > 0)
        .map(({ at, days }) => ({ taskId: 1 + (at % index), days }));
      const from = earliestStart({ dependsOn }, new Map(tasks.map((each) => [each.id, each]))) ?? start;
      tasks.push(task(index + 1, daysBetween(start, from) + slack, length, { dependsOn }));
    }
    return tasks;
  });

describe('the longest chain', () => {
  it('is what moves the end: a task may shift by its slack and no further', () => {
    fc.assert(
      fc.property(plans, (tasks) => {
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

  it('is undone exactly: every task has the day it had', () => {
    fc.assert(
      fc.property(plans, fc.nat(), fc.integer({ min: -20, max: 40 }), (tasks, which, days) => {
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
    [[move(1, -7)], null, '‘Taak 1’ schuift 1 week naar voren'],
    [[], null, 'Er schuift niets: wat eerst komt, laat het niet toe.'],
  ])('is told in a sentence', (moves, end, sentence) => {
    expect(moveSentence(moves, end)).toBe(sentence);
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
    const range = rangeOf(tasks, start);
    const last = addDays(range.from, range.days - 1);
    expect(range.from <= start && last >= addDays(start, 90)).toBe(true);
    const weekends = spansWhere(range, (each: Day) => weekdayOf(each) > 4);
    expect(weekends.slice(1, -1).every(({ days }) => days === 2)).toBe(true);
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
