import { addDays } from '#/core/day';
import { planningStats, planningValues } from '#/features/site/planning/overview-contract';
import { countActive, listAtWork, listOpenTasks } from '#/features/site/planning/server/day-store';
import { defineOverview } from '#/platform/server/ports/overview';

export const planningPart = defineOverview({
  shape: planningValues,
  stats: planningStats,
  read: async ({ db, projectId, today }) => {
    const activeTasks = await countActive(db, projectId);
    const thisWeek = await listAtWork(db, projectId, today, addDays(today, 6));
    const arrivingToday = (await listOpenTasks(db, projectId)).flatMap(({ id, name, needs }) =>
      needs.flatMap(({ what, arrivesOn }) =>
        arrivesOn === today ? [{ taskId: id, what, title: name }] : [],
      ),
    );
    return { values: { thisWeek, arrivingToday }, stats: { activeTasks }, isEmpty: activeTasks === 0 };
  },
});
