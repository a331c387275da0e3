import { asc, eq } from 'drizzle-orm';
import { chatSessions } from '#/features/work/shared/intake/server/tables';
import type { AccountPart } from '#/platform/server/ports/account';

export const intakeAccount: AccountPart = {
  exports: {
    word: 'gesprekken',
    list: (db, userId) =>
      db
        .select()
        .from(chatSessions)
        .where(eq(chatSessions.userId, userId))
        .orderBy(asc(chatSessions.createdAt), asc(chatSessions.id)),
  },
};
