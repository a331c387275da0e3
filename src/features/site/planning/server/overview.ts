import { planningStats } from '#/features/site/planning/overview-contract';
import { isActive } from '#/features/site/planning/rules/tasks';
import { countByStatus } from '#/features/site/planning/server/day-store';
import { defineOverview } from '#/platform/server/ports/overview';

export const planningPart = defineOverview({
  stats: planningStats,
  read: async ({ db, projectId }) => {
    const counts = await countByStatus(db, projectId);
    const active = counts.filter(({ status }) => isActive(status));
    const activeTasks = active.reduce((sum, { count }) => sum + count, 0);
    return { stats: { activeTasks }, isEmpty: activeTasks === 0 };
  },
});
