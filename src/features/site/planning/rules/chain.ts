import { addDays, type Day, daysBetween } from '#/core/day';
import { lastDayOf, type PlannedTask } from '#/features/site/shared/planning/rules/shift';

type Placed = PlannedTask & { readonly startDate: Day };

function isComing(task: PlannedTask): task is Placed {
  return task.startDate !== null && (task.status === 'planned' || task.status === 'in_progress');
}

export type Chain = {
  /** The tasks that decide when everything is done, in their order. */
  ids: readonly number[];
  end: Day;
  /** How many days each task may shift before the end does. */
  slack: ReadonlyMap<number, number>;
};

/** The longest chain: what ends last, and what pushes it. Undefined where nothing is planned. */
export function longestChain(tasks: readonly PlannedTask[]): Chain | undefined {
  const coming = tasks.filter(isComing);
  const end = coming.map(lastDayOf).toSorted().at(-1);
  if (end === undefined) return undefined;
  const followers = new Map<number, { task: Placed; days: number }[]>();
  for (const task of coming)
    for (const { taskId, days } of task.dependsOn)
      followers.set(taskId, [...(followers.get(taskId) ?? []), { task, days }]);
  const slack = new Map<number, number>();
  const slackOf = (task: Placed): number => {
    const known = slack.get(task.id);
    if (known !== undefined) return known;
    // Until its followers are known: a circle, which the server refuses, would go round for ever.
    slack.set(task.id, 0);
    const last = lastDayOf(task);
    const room = (followers.get(task.id) ?? []).map(
      ({ task: next, days }) =>
        Math.max(0, daysBetween(addDays(last, 1 + days), next.startDate)) + slackOf(next),
    );
    const found = Math.min(daysBetween(last, end), ...room);
    slack.set(task.id, found);
    return found;
  };
  for (const task of coming) slackOf(task);
  const ids = coming
    .filter(({ id }) => slack.get(id) === 0)
    .toSorted((one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id)
    .map(({ id }) => id);
  return { ids, end, slack };
}
