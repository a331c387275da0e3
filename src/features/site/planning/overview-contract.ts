import { z } from 'zod';

export const planningStats = z.object({ activeTasks: z.int().nonnegative() });
export type PlanningOverview = { stats: z.infer<typeof planningStats> };
