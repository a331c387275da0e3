import { and, asc, eq, isNull } from 'drizzle-orm';
import { quoteChecks } from '#/features/reading/check/server/tables';
import type { AccountPart } from '#/platform/server/ports/account';

export const checkAccount: AccountPart = {
  exports: {
    word: 'controles',
    list: (db, userId) =>
      db.select().from(quoteChecks).where(eq(quoteChecks.createdBy, userId)).orderBy(asc(quoteChecks.id)),
  },
  leaving: {
    /** One that was not kept with a quote is nobody else’s. */
    leave: async (tx, userId) => {
      await tx.delete(quoteChecks).where(and(eq(quoteChecks.createdBy, userId), isNull(quoteChecks.quoteId)));
    },
  },
};
