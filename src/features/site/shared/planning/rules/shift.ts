import { addDays, type Day, daysBetween } from '#/core/day';
import type { TaskStatus } from '#/features/site/shared/planning/contract';

export type Following = { readonly taskId: number; readonly days: number };

export type PlannedTask = {
  readonly id: number;
  readonly title: string;
  readonly startDate: Day | null;
  readonly endDate: Day | null;
  readonly status: TaskStatus;
  readonly dependsOn: readonly Following[];
};

export type TaskMove = { taskId: number; title: string; from: Day; to: Day };

type Placed = PlannedTask & { startDate: Day };

function isPlaced(task: PlannedTask): task is Placed {
  return task.startDate !== null;
}

/** The last day of a task; one without an end takes a day. */
export function lastDayOf({ startDate, endDate }: Pick<Placed, 'startDate' | 'endDate'>): Day {
  return endDate ?? startDate;
}

/** The titles along a circle, its first one again at the end; undefined where there is none. */
export function findCircle(tasks: readonly PlannedTask[]): string[] | undefined {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const done = new Set<number>();
  const walk = (task: PlannedTask, path: readonly PlannedTask[]): string[] | undefined => {
    const at = path.indexOf(task);
    if (at >= 0) return [...path.slice(at), task].map(({ title }) => title);
    if (done.has(task.id)) return undefined;
    for (const { taskId } of task.dependsOn) {
      const before = byId.get(taskId);
      const found = before && walk(before, [...path, task]);
      if (found) return found;
    }
    done.add(task.id);
    return undefined;
  };
  for (const task of tasks) {
    const found = walk(task, []);
    // As the work goes: what comes first is named first.
    if (found) return found.toReversed();
  }
  return undefined;
}

/** The first day on which it may begin, by what it follows; undefined where that says nothing. */
export function earliestStart(
  task: Pick<PlannedTask, 'dependsOn'>,
  byId: ReadonlyMap<number, PlannedTask>,
): Day | undefined {
  const days = task.dependsOn.flatMap(({ taskId, days: between }) => {
    const before = byId.get(taskId);
    // What is cancelled is not waited for.
    if (!before || before.status === 'cancelled' || !isPlaced(before)) return [];
    return [addDays(lastDayOf(before), 1 + between)];
  });
  return days.toSorted().at(-1);
}

/** The day from which it could begin, of a task that is planned before that. */
export function startsTooEarly(task: PlannedTask, byId: ReadonlyMap<number, PlannedTask>): Day | undefined {
  if (!mayBePushed(task) || !isPlaced(task)) return undefined;
  const earliest = earliestStart(task, byId);
  return earliest !== undefined && task.startDate < earliest ? earliest : undefined;
}

function moved(task: Placed, to: Day): Placed {
  const by = daysBetween(task.startDate, to);
  return { ...task, startDate: to, endDate: task.endDate && addDays(task.endDate, by) };
}

/** What is done stays where it was done, and what is cancelled is nowhere. */
function mayBePushed({ status }: PlannedTask): boolean {
  return status === 'planned' || status === 'in_progress';
}

/** Each after what it follows. A circle, which is refused everywhere, would go round for ever: it is cut somewhere. */
function inOrder(tasks: readonly PlannedTask[]): PlannedTask[] {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const ordered = new Set<PlannedTask>();
  const begun = new Set<PlannedTask>();
  const visit = (task: PlannedTask) => {
    if (begun.has(task)) return;
    begun.add(task);
    for (const { taskId } of task.dependsOn) {
      const before = byId.get(taskId);
      if (before) visit(before);
    }
    ordered.add(task);
  };
  for (const task of tasks) visit(task);
  return [...ordered];
}

/**
 * Moves a task, and pushes what follows only as far as it must. Moving back pulls nothing along, and stops where what
 * it follows itself ends. Undefined where the task is not there or has no day.
 */
export function shiftTasks(
  tasks: readonly PlannedTask[],
  { taskId, days }: { taskId: number; days: number },
): { moves: TaskMove[]; end: Day | null } | undefined {
  const now = new Map(tasks.map((task) => [task.id, task]));
  const first = now.get(taskId);
  if (!first || !isPlaced(first)) return undefined;
  const moves: TaskMove[] = [];
  const to = targetOf(first, days, now);
  if (to !== first.startDate) {
    now.set(taskId, moved(first, to));
    moves.push({ taskId, title: first.title, from: first.startDate, to });
  }
  moves.push(...pushFollowing(tasks, now, moves));
  return { moves, end: lastDay([...now.values()]) };
}

/** What comes behind what moved, as far as it must. `now` is left as it then is. */
function pushFollowing(
  tasks: readonly PlannedTask[],
  now: Map<number, PlannedTask>,
  first: readonly TaskMove[],
): TaskMove[] {
  const went = new Set(first.map(({ taskId }) => taskId));
  const moves: TaskMove[] = [];
  for (const task of inOrder(tasks)) {
    const isBehind = task.dependsOn.some((each) => went.has(each.taskId));
    if (!isBehind || first.some(({ taskId }) => taskId === task.id) || !isPlaced(task)) continue;
    const earliest = startsTooEarly(task, now);
    if (!earliest || earliest === task.startDate) continue;
    now.set(task.id, moved(task, earliest));
    went.add(task.id);
    moves.push({ taskId: task.id, title: task.title, from: task.startDate, to: earliest });
  }
  return moves;
}

/** Puts a task on days that somebody proposes, and pushes what follows. Without a last day it takes as long as it did. */
export function placeTask(
  tasks: readonly PlannedTask[],
  { taskId, startDate, endDate }: { taskId: number; startDate: Day; endDate: Day | null },
): { moves: TaskMove[]; endDate: Day | null; end: Day | null } | undefined {
  const task = tasks.find(({ id }) => id === taskId);
  if (!task) return undefined;
  const from = task.startDate ?? startDate;
  const last = endDate ?? (task.endDate && addDays(task.endDate, daysBetween(from, startDate)));
  const now = new Map(tasks.map((each) => [each.id, each]));
  now.set(taskId, { ...task, startDate, endDate: last });
  const moves = [{ taskId, title: task.title, from, to: startDate }];
  moves.push(...pushFollowing(tasks, now, moves));
  return { moves, endDate: last, end: lastDay([...now.values()]) };
}

function targetOf(task: Placed, days: number, now: ReadonlyMap<number, PlannedTask>): Day {
  const to = addDays(task.startDate, days);
  if (days >= 0) return to;
  const earliest = earliestStart(task, now);
  if (earliest === undefined || earliest <= to) return to;
  return earliest < task.startDate ? earliest : task.startDate;
}

function lastDay(tasks: readonly PlannedTask[]): Day | null {
  const days = tasks
    .filter(({ status }) => status !== 'cancelled')
    .flatMap((task) => (isPlaced(task) ? [lastDayOf(task)] : []));
  return days.toSorted().at(-1) ?? null;
}
