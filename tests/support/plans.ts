import fc from 'fast-check';
import { addDays, day, daysBetween } from '#/core/day';
import type { ConflictTask } from '#/features/site/planning/rules/conflicts';
import { earliestStart } from '#/features/site/shared/planning/rules/shift';

/** The first day of every plan here. */
export const planStart = day('2026-12-01');

/** A task some days after the start, of some days. */
export function plannedTask(
  id: number,
  from: number,
  length: number,
  fields: Partial<ConflictTask> = {},
): ConflictTask {
  const startDate = addDays(planStart, from);
  return {
    ...{ id, title: `Taak ${id}`, status: 'planned', startDate, endDate: addDays(startDate, length - 1) },
    ...{ dependsOn: [], contact: null, quote: null, needs: [] },
    ...fields,
  };
}

/** Plans in which every task begins after what it follows. */
export const anyPlan = fc
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
    const tasks: ConflictTask[] = [];
    for (const [index, { length, slack, follows }] of drawn.entries()) {
      const dependsOn = follows
        .filter(() => index > 0)
        .map(({ at, days }) => ({ taskId: 1 + (at % index), days }));
      const from = earliestStart({ dependsOn }, new Map(tasks.map((each) => [each.id, each]))) ?? planStart;
      tasks.push(plannedTask(index + 1, daysBetween(planStart, from) + slack, length, { dependsOn }));
    }
    return tasks;
  });
