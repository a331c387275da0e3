import { contactName } from '#/core/contact-name';
import { type Day, formatDay } from '#/core/day';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';
import { findMissing, type TaskNeed } from '#/features/site/shared/planning/rules/needs';
import { lastDayOf, type PlannedTask, startsTooEarly } from '#/features/site/shared/planning/rules/shift';

export type ConflictTask = PlannedTask & {
  readonly contact: { readonly id: number; readonly name: string; readonly company: string | null } | null;
  readonly quote: { readonly status: QuoteStatus } | null;
  readonly needs: readonly TaskNeed[];
};

type Placed = ConflictTask & { readonly startDate: Day };

function isComing(task: ConflictTask): task is Placed {
  return task.startDate !== null && (task.status === 'planned' || task.status === 'in_progress');
}

/** What can't be as it is planned, in sentences, by task: too early, in two places, not agreed, without what is to be delivered. */
export function conflictsOf(tasks: readonly ConflictTask[], today: Day): Map<number, string[]> {
  const byId = new Map(tasks.map((task) => [task.id, task]));
  const coming = tasks.filter(isComing);
  const elsewhere = inTwoPlaces(coming);
  const found = new Map<number, string[]>();
  for (const task of coming) {
    const earliest = startsTooEarly(task, byId);
    const sentences = [
      ...(earliest ? [`Kan pas vanaf ${formatDay(earliest)}, na wat eerst komt`] : []),
      ...(elsewhere.get(task.id) ?? []),
      ...(task.quote && task.quote.status !== 'accepted'
        ? ['De offerte ervan is nog niet geaccepteerd']
        : []),
      ...task.needs.flatMap((need) => findMissing(task, need, today) ?? []),
    ];
    if (sentences.length > 0) found.set(task.id, sentences);
  }
  return found;
}

/** Who is expected at two tasks on one day; told at the one that begins last. */
function inTwoPlaces(coming: readonly Placed[]): Map<number, string[]> {
  const found = new Map<number, string[]>();
  const busy = new Map<number, Placed>();
  const inOrder = coming.toSorted(
    (one, other) => one.startDate.localeCompare(other.startDate) || one.id - other.id,
  );
  for (const task of inOrder) {
    if (!task.contact) continue;
    const { id } = task.contact;
    const before = busy.get(id);
    if (before && lastDayOf(before) >= task.startDate) {
      found.set(task.id, [`${contactName(task.contact)} is dan ook bezig met ‘${before.title}’`]);
    }
    if (!before || lastDayOf(before) < lastDayOf(task)) busy.set(id, task);
  }
  return found;
}
