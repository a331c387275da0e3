import { drizzle } from 'drizzle-orm/node-postgres';
import pg from 'pg';
import { type Engine, type SqlSession, snapshotMode } from '#/platform/server/database/database';
import { PreparingClient } from '#/platform/server/database/preparing-client';

/** Any number that no other program uses as an advisory lock on the same database. */
const migrationLock = 7_817_203;

export function createPool(options: pg.PoolConfig): pg.Pool {
  const pool = new pg.Pool({ ...options, Client: PreparingClient });
  // A connection that breaks while idle must not end the process: the next query gets a new one.
  pool.on('error', () => undefined);
  // Nor one that breaks in the middle of a transaction: its queries fail, which is where it is dealt with.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
}

export function engineOn(pool: pg.Pool): Omit<Engine, 'name' | 'close'> {
  return {
    db: drizzle(pool, { casing: 'snake_case' }),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    exclusively: async (work) => {
      const client = await pool.connect();
      try {
        await client.query('select pg_advisory_lock($1)', [migrationLock]);
        return await work(sessionOn(client));
      } finally {
        await client.query('select pg_advisory_unlock($1)', [migrationLock]);
        client.release();
      }
    },
    snapshot: async (work) => {
      const client = await pool.connect();
      try {
        await client.query(`begin transaction ${snapshotMode}`);
        return await work(sessionOn(client));
      } finally {
        await client.query('rollback').catch(() => undefined);
        client.release();
      }
    },
  };
}

function sessionOn(client: pg.PoolClient): SqlSession {
  return {
    run: async (sql) => void (await client.query(sql)),
    rows: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows,
  };
}
