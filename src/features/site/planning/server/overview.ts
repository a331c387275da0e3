import { addDays } from '#/core/day';
import { planningStats, planningValues } from '#/features/site/planning/overview-contract';
import { isActive } from '#/features/site/planning/rules/tasks';
import { atWork, readOpenTasks } from '#/features/site/planning/server/day-store';
import { defineOverview } from '#/platform/server/ports/overview';

export const planningPart = defineOverview({
  shape: planningValues,
  stats: planningStats,
  read: async ({ db, projectId, today }) => {
    const open = await readOpenTasks(db, projectId);
    const activeTasks = open.filter(({ status }) => isActive(status)).length;
    const thisWeek = atWork(open, today, addDays(today, 6));
    const arrivingToday = open.flatMap(({ id, title, needs }) =>
      needs.flatMap(({ what, arrivesOn }) => (arrivesOn === today ? [{ taskId: id, what, title }] : [])),
    );
    return { values: { thisWeek, arrivingToday }, stats: { activeTasks }, isEmpty: activeTasks === 0 };
  },
});
