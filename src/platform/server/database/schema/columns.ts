import { type SQL, sql } from 'drizzle-orm';
import { type AnyPgColumn, customType, integer, numeric } from 'drizzle-orm/pg-core';

/** A moment in the database, an ISO 8601 text in UTC everywhere else. */
export const moment = customType<{ data: string; driverData: string | Date }>({
  dataType: () => 'timestamp(3) with time zone',
  fromDriver: (value) => new Date(value).toISOString(),
});

export const recordId = () => integer().primaryKey().generatedAlwaysAsIdentity();
export const createdAt = () => moment().notNull().default(sql`now()`);
export const updatedAt = () => moment().notNull().default(sql`now()`);

export const money = () => numeric({ precision: 12, scale: 2 });
/** Quantity times price can be larger than either. */
export const totalMoney = () => numeric({ precision: 16, scale: 2 });
export const amountOfWork = () => numeric({ precision: 12, scale: 3 });

export function oneOf(column: AnyPgColumn, words: readonly string[]): SQL {
  const list = words.map((each) => `'${each}'`).join(', ');
  return sql`${column} in (${sql.raw(list)})`;
}
