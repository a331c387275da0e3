import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import type { Engine } from '#/platform/server/database/database';

/** Any number that no other program uses as an advisory lock on the same database. */
const migrationLock = 7_817_203;

export function openServer(url: string): Engine {
  const pool = new pg.Pool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  // A connection that breaks while idle must not end the process: the next query gets a new one.
  pool.on('error', () => undefined);
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    name: 'postgresql',
    close: () => pool.end(),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        return await work({
          run: async (sql) => void (await client.query(sql)),
          rows: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows,
        });
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
        client.release();
      }
    },
  };
}
