import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween } from '#/core/day';
import {
  earliestStart,
  type Following,
  findCircle,
  lastDayOf,
  shiftTasks,
} from '#/features/site/shared/planning/rules/shift';
import { anyPlan, plannedTask, planStart } from '../../../../../../tests/support/plans';

function task(id: number, from: number, length: number, dependsOn: readonly Following[] = []) {
  return plannedTask(id, from, length, { dependsOn });
}

describe('a shift', () => {
  const chain = [
    task(1, 0, 5),
    task(2, 5, 2, [{ taskId: 1, days: 0 }]),
    task(3, 14, 3, [{ taskId: 2, days: 7 }]),
    task(4, 0, 60),
  ];

  it('pushes what follows as far as it must, drying days included', () => {
    expect(shiftTasks(chain, { taskId: 1, days: 2 })).toEqual({
      moves: [
        { taskId: 1, title: 'Taak 1', from: '2026-12-01', to: '2026-12-03' },
        { taskId: 2, title: 'Taak 2', from: '2026-12-06', to: '2026-12-08' },
        { taskId: 3, title: 'Taak 3', from: '2026-12-15', to: '2026-12-17' },
      ],
      end: '2027-01-29',
    });
  });

  it('pulls nothing along, and goes back no further than what it follows', () => {
    expect(shiftTasks(chain, { taskId: 3, days: -9 })?.moves).toEqual([]);
    const back = shiftTasks([task(1, 10, 2), task(2, 20, 1, [{ taskId: 1, days: 0 }])], {
      taskId: 1,
      days: -5,
    });
    expect(back?.moves).toMatchObject([{ taskId: 1, to: '2026-12-06' }]);
  });

  it('leaves what is done or cancelled where it is', () => {
    const done = chain.map((each) => (each.id === 2 ? { ...each, status: 'completed' as const } : each));
    expect(shiftTasks(done, { taskId: 1, days: 9 })?.moves.map(({ taskId }) => taskId)).toEqual([1]);
  });

  it('of a task without a day is nothing', () => {
    expect(
      shiftTasks([{ ...task(1, 0, 1), startDate: null, endDate: null }], { taskId: 1, days: 1 }),
    ).toBeUndefined();
  });
});

it('names the tasks of a circle in the order of the work', () => {
  const circle = [
    task(1, 0, 1, [{ taskId: 3, days: 0 }]),
    task(2, 0, 1, [{ taskId: 1, days: 0 }]),
    task(3, 0, 1, [{ taskId: 2, days: 0 }]),
  ];
  expect(findCircle(circle)).toEqual(['Taak 1', 'Taak 2', 'Taak 3', 'Taak 1']);
  expect(findCircle(circle.slice(1))).toBeUndefined();
  expect(shiftTasks(circle, { taskId: 1, days: 1 })?.moves).toHaveLength(3);
});

it('leaves no task before what it follows, moves only what is downstream, and keeps lengths', () => {
  fc.assert(
    fc.property(anyPlan, fc.nat(), fc.integer({ min: -20, max: 20 }), (tasks, which, days) => {
      const taskId = 1 + (which % tasks.length);
      const { moves = [] } = shiftTasks(tasks, { taskId, days }) ?? {};
      const to = new Map(moves.map((move) => [move.taskId, move.to]));
      const after = tasks.map((each) => {
        const day = to.get(each.id);
        const by = day && each.startDate ? daysBetween(each.startDate, day) : 0;
        return {
          ...each,
          startDate: addDays(each.startDate ?? planStart, by),
          endDate: addDays(each.endDate ?? planStart, by),
        };
      });
      const byId = new Map(after.map((each) => [each.id, each]));
      for (const each of after) {
        const earliest = earliestStart(each, byId);
        expect(earliest === undefined || earliest <= each.startDate).toBe(true);
        expect(lastDayOf(each) >= each.startDate).toBe(true);
      }
      const downstream = new Set([taskId]);
      for (const each of tasks)
        if (each.dependsOn.some((one) => downstream.has(one.taskId))) downstream.add(each.id);
      expect(moves.every((move) => downstream.has(move.taskId))).toBe(true);
      expect(moves.filter((move) => move.taskId !== taskId).every(({ from, to: day }) => from < day)).toBe(
        true,
      );
    }),
  );
});
