import { type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Day } from '#/core/day';

/** The day that it was here at some moment. */
export function dayOfMoment(moment: AnyPgColumn | SQL): SQL<Day> {
  return sql<Day>`to_char(${moment} at time zone 'Europe/Brussels', 'YYYY-MM-DD')`;
}

/** The day that a paper has, or else the one on which it was entered. */
export function dayOrEntered(day: AnyPgColumn, entered: AnyPgColumn): SQL<Day> {
  return sql<Day>`coalesce(to_char(${day}, 'YYYY-MM-DD'), ${dayOfMoment(entered)})`;
}
