import { DrizzleQueryError } from 'drizzle-orm';
import pg from 'pg';
import { staleCode } from '#/platform/server/database/engine/stale-code';

/** The query and what is wrong with it, and nothing that somebody filled in. */
class FailedQuery extends Error {
  constructor(query: string, cause: unknown) {
    super(`Failed query: ${query}`, { cause });
    this.name = 'FailedQuery';
  }
}

/** Drizzle puts the parameters into the message, from where they reach logs and the outbox. */
export function withoutParameters(error: unknown): unknown {
  return error instanceof DrizzleQueryError ? new FailedQuery(error.query, error.cause) : error;
}

/** The same as the database says it, for who has to know before anything is written. */
export class StaleVersion extends Error {
  override name = 'StaleVersion';
}

/** Somebody asked for a change of a row that is no longer as they saw it. */
export function isStaleError(error: unknown): boolean {
  if (error instanceof StaleVersion) return true;
  const cause = error instanceof FailedQuery ? error.cause : error;
  return cause instanceof pg.DatabaseError && cause.code === staleCode;
}

/** Kinds whose message quotes what was sent: 'invalid input syntax for type integer: "…"', or whatever a trigger says. */
const quotesValues = /^(22|P0|XX|F0|HV)/;

/** The server repeats rows and values in these: 'Key (email)=(…) already exists', 'Failing row contains (…)'. */
const telling = ['detail', 'hint', 'where', 'internalQuery', 'dataType'] as const;

/** Leaves what kind of failure it is, and the names of the table, column and constraint. */
export function withoutValues(error: unknown): unknown {
  if (!(error instanceof pg.DatabaseError)) return error;
  for (const field of telling) delete error[field];
  if (error.code !== undefined && !quotesValues.test(error.code)) return error;
  const { message, stack = '' } = error;
  error.message = `refused with ${error.code}`;
  error.stack = stack.replace(message, () => error.message);
  return error;
}
