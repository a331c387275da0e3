import { addDays } from '#/core/day';
import { planningStats, planningValues } from '#/features/site/planning/overview-contract';
import { countByStatus, listAtWork, listOpenTasks } from '#/features/site/planning/server/day-store';
import { isActive } from '#/features/site/shared/planning/rules/tasks';
import { defineOverview } from '#/platform/server/ports/overview';

export const planningPart = defineOverview({
  shape: planningValues,
  stats: planningStats,
  read: async ({ db, projectId, today }) => {
    const counts = await countByStatus(db, projectId);
    const active = counts.filter(({ status }) => isActive(status));
    const activeTasks = active.reduce((sum, { count }) => sum + count, 0);
    const thisWeek = await listAtWork(db, projectId, today, addDays(today, 6));
    const arrivingToday = (await listOpenTasks(db, projectId)).flatMap(({ id, name, needs }) =>
      needs.flatMap(({ what, arrivesOn }) =>
        arrivesOn === today ? [{ taskId: id, what, title: name }] : [],
      ),
    );
    return { values: { thisWeek, arrivingToday }, stats: { activeTasks }, isEmpty: activeTasks === 0 };
  },
});
