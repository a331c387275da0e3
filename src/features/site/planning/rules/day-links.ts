import { type Day, daysBetween } from '#/core/day';
import type { Scale } from '#/features/site/planning/rules/day-scale';
import {
  type Following,
  type PlannedTask,
  startsTooEarly,
} from '#/features/site/shared/planning/rules/shift';

/** In pixels; the chart draws its rows and headings as high as this. */
export const rowHeight = 44;
export const headingHeight = 32;
const milestoneWidth = 20;

type Placed = PlannedTask & { readonly startDate: Day; readonly isMilestone: boolean };

/** Where a bar stands, inside of the chart; a milestone is as wide on every scale, in the middle of its day. */
export function barOf(
  { startDate, endDate, isMilestone }: Pick<Placed, 'startDate' | 'endDate' | 'isMilestone'>,
  { from, days, dayWidth, leastBar, daysWithoutEnd }: Scale,
): { left: number; width: number } {
  const long = endDate === null ? daysWithoutEnd : Math.max(1, daysBetween(startDate, endDate) + 1);
  const width = isMilestone ? milestoneWidth : Math.max(leastBar, long * dayWidth);
  const begin = daysBetween(from, startDate) * dayWidth + (isMilestone ? (dayWidth - width) / 2 : 0);
  return { left: Math.max(0, Math.min(begin, days * dayWidth - width)), width };
}

export type Bar = { left: number; width: number; middle: number };

/** Where every bar stands, from the top of the first group. */
export function placeBars<T extends Placed>(
  groups: readonly { name: string; tasks: readonly T[] }[],
  scale: Scale,
): { bars: Map<number, Bar>; height: number } {
  const bars = new Map<number, Bar>();
  let height = 0;
  for (const { name, tasks } of groups) {
    if (name) height += headingHeight;
    for (const task of tasks) {
      bars.set(task.id, { ...barOf(task, scale), middle: height + rowHeight / 2 });
      height += rowHeight;
    }
  }
  return { bars, height };
}

export type DayLink = { from: number; to: number; isTooEarly: boolean };

/** What is drawn between two tasks that are both on the chart. */
export function linksOf(tasks: readonly Placed[], plan: readonly PlannedTask[]): DayLink[] {
  const shown = new Set(tasks.map(({ id }) => id));
  const byId = new Map(plan.map((task) => [task.id, task]));
  return tasks.flatMap((task) =>
    task.dependsOn
      .filter(({ taskId }) => shown.has(taskId))
      .map((each) => ({ from: each.taskId, to: task.id, isTooEarly: isTooEarly(task, each, byId) })),
  );
}

function isTooEarly(task: Placed, follows: Following, byId: ReadonlyMap<number, PlannedTask>): boolean {
  return startsTooEarly({ ...task, dependsOn: [follows] }, byId) !== undefined;
}

const stub = 7;

/** A line with corners from the end of one bar to the begin of another, and around it where that lies before. */
export function linkPath(
  from: { right: number; middle: number },
  to: { left: number; middle: number },
): string {
  const out = from.right + stub;
  const start = `M${from.right} ${from.middle}H${out}`;
  if (to.left >= out + stub) return `${start}V${to.middle}H${to.left}`;
  const between = to.middle + (to.middle > from.middle ? -1 : 1) * (rowHeight / 2);
  return `${start}V${between}H${to.left - stub}V${to.middle}H${to.left}`;
}
