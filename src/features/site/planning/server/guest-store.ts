import { and, asc, eq, ne, sql } from 'drizzle-orm';
import type { Day } from '#/core/day';
import { moveTaskTo } from '#/features/site/planning/server/plan-store';
import { tasks } from '#/features/site/shared/planning/server/tables';
import type { GuestPart } from '#/platform/server/ports/guests';

/** What somebody has to do here, and when. An architect sees the work of all, without whose it is. */
export const planningForGuests: GuestPart = {
  shows: async (db, { projectId, contactId, kind }) => ({
    tasks: await db
      .select({
        id: tasks.id,
        title: tasks.title,
        startDate: sql<Day | null>`${tasks.startDate}`,
        endDate: sql<Day | null>`${tasks.endDate}`,
        status: tasks.status,
      })
      .from(tasks)
      .where(
        and(
          eq(tasks.projectId, projectId),
          ne(tasks.status, 'cancelled'),
          kind === 'architect' ? undefined : eq(tasks.contactId, contactId),
        ),
      )
      .orderBy(sql`${tasks.startDate} asc nulls last`, asc(tasks.id)),
  }),
  moveTo: moveTaskTo,
};
