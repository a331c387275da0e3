import { and, asc, eq, inArray } from 'drizzle-orm';
import { extraName } from '#/features/papers/shared/extras/rules/statuses';
import { extras } from '#/features/papers/shared/extras/server/tables';
import { quoteColumns, quoteOf } from '#/features/papers/shared/quotes/server/quote-of-store';
import type { GuestPart } from '#/platform/server/ports/guests';

/** What was sent to them or decided: drafts are one’s own. */
export const extrasForGuests: GuestPart = {
  shows: async (db, { projectId, contactId, kind }) => {
    if (kind === 'architect') return { extras: [] };
    const rows = await db
      .select({
        id: extras.id,
        number: extras.number,
        title: extras.title,
        total: extras.total,
        status: extras.status,
      })
      .from(extras)
      .innerJoin(...quoteOf(extras.quoteId))
      .where(
        and(
          eq(extras.projectId, projectId),
          eq(quoteColumns.contactId, contactId),
          inArray(extras.status, ['sent', 'approved', 'refused']),
        ),
      )
      .orderBy(asc(extras.quoteId), asc(extras.number));
    return {
      extras: rows.map(({ number, ...row }) => ({ ...row, name: extraName({ number, total: row.total }) })),
    };
  },
};
