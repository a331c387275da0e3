import pg from 'pg';

/** After these the connection is of no more use; after any other refusal it goes on. */
const brokenConnection = /^(08|53|57P|58|XX|25P)/;

export function isRefusal(error: unknown): boolean {
  return error instanceof pg.DatabaseError && !brokenConnection.test(error.code ?? 'XX');
}
