import type { Day } from '#/core/day';
import { deadlineOn, type OwnDeadline } from '#/core/deadline';
import { planningPage } from '#/features/site/planning/page';
import type { TaskStatus } from '#/features/site/shared/planning/contract';
import { decideBy, type TaskNeed } from '#/features/site/shared/planning/rules/needs';

type DatedTask = {
  id: number;
  name: string;
  status: TaskStatus;
  startDate: Day | null;
  endDate: Day | null;
  needs: readonly TaskNeed[];
};

/** Of a task itself: where the task stands, it needs no place beside it. */
export function isOwnDeadline(kind: string): boolean {
  return kind === 'task' || kind === 'task-end';
}

/** The start of a task while planned, its end while under way, and what has to be decided before it. */
export function taskDeadlines(tasks: readonly DatedTask[]): OwnDeadline[] {
  return tasks.flatMap((task) => {
    const path = `${planningPage.path}?id=${task.id}`;
    const decisions = task.needs.flatMap((need) => {
      const day = decideBy(task, need);
      if (!day) return [];
      const name = `${need.what} (voor ${task.name})`;
      const deadline = deadlineOn('decision', { id: task.id, name }, { day, path });
      return [{ ...deadline, key: `${deadline.key} ${need.what}` }];
    });
    if (task.status === 'planned' && task.startDate) {
      return [deadlineOn('task', task, { day: task.startDate, path }), ...decisions];
    }
    if (task.status === 'in_progress' && task.endDate) {
      return [deadlineOn('task-end', task, { day: task.endDate, path }), ...decisions];
    }
    return decisions;
  });
}
