import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, numeric } from 'drizzle-orm/pg-core';
import { userSetting } from '#/platform/server/database/log/acting';

/** A moment in the database, an ISO 8601 text in UTC everywhere else. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => (typeof value === 'string' && isoFromUtc(value)) || new Date(value).toISOString(),
});

/** '2026-03-01 09:30:00.12+00', as a database in UTC writes it; a Date for each moment of a list would take long. */
function isoFromUtc(text: string): string | undefined {
  if (text.length < 22 || text.length > 26 || !text.endsWith('+00') || text.charAt(10) !== ' ')
    return undefined;
  const seconds = text.slice(11, -3);
  return `${text.slice(0, 10)}T${seconds.length === 8 ? `${seconds}.000` : seconds.padEnd(12, '0')}Z`;
}

export const bytes = customType<{ data: Buffer }>({ dataType: () => 'bytea' });

export const recordId = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => moment().notNull().default(sql`now()`);
export const updatedAt = () => moment().notNull().default(sql`now()`);

/** On whose behalf the transaction works. */
export const currentUser = sql.raw(`nullif(current_setting('${userSetting}', true), '')::integer`);

/** In the trash since; left empty, it is there for everybody. */
export const removedAt = () => moment();

/** Raised by the database with every change of the row. */
export const version = () => integer().notNull().default(1);

export const money = () => numeric({ precision: 12, scale: 2 });
/** Quantity times price can be larger than either. */
export const totalMoney = () => numeric({ precision: 16, scale: 2 });
export const amountOfWork = () => numeric({ precision: 12, scale: 3 });

export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  const list = words.map((each) => `'${each}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
