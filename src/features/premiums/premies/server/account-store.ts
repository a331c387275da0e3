import { asc } from 'drizzle-orm';
import { subsidyTypes } from '#/features/work/shared/server/tables';
import type { AccountPart } from '#/platform/server/ports/account';

export const premieAccount: AccountPart = {
  names: {
    column: 'subsidyTypeId',
    list: (db) => db.select().from(subsidyTypes).orderBy(asc(subsidyTypes.id)),
  },
};
