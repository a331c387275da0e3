import { z } from 'zod';
import { day, id } from '#/core/shapes';

export const planningStats = z.object({ activeTasks: z.int().nonnegative() });

export const planningValues = z.object({
  /** Who is at work today or in the six days after it, the earliest first. */
  thisWeek: z.array(
    z.object({
      id,
      title: z.string(),
      startDate: day,
      contact: z
        .object({ id, name: z.string(), company: z.string().nullable(), phone: z.string().nullable() })
        .nullable(),
    }),
  ),
  /** What is said to come today, and for which task. */
  arrivingToday: z.array(z.object({ taskId: id, what: z.string(), title: z.string() })),
});

export type PlanningOverview = z.infer<typeof planningValues> & { stats: z.infer<typeof planningStats> };
