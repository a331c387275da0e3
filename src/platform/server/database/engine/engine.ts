import type { PooledClient } from '#/platform/server/database/engine/client';
import type { Engine, SqlSession } from '#/platform/server/database/engine/database';
import type { DatabasePool } from '#/platform/server/database/engine/pool';
import { databaseOn } from '#/platform/server/database/engine/session';

/** Any number that no other program uses as an advisory lock on the same database. */
const exclusiveLock = 7_817_203;

/**
 * Long work is one transaction from its first statement to its last: a lock that ends with it holds behind a pooler too,
 * where one of a session would stay with whoever gets the connection next.
 */
export function engineOn(pool: DatabasePool): Omit<Engine, 'name' | 'close' | 'listen'> {
  const { longAnswerMs, longStatementMs } = pool.bounds;
  const unhurried = `set local statement_timeout = ${longStatementMs}; set local idle_in_transaction_session_timeout = 0`;
  const lock = `select pg_advisory_xact_lock(${exclusiveLock})`;
  return {
    db: databaseOn(pool),
    connections: () => ({ open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    exclusively: (work) =>
      pool.transaction(`begin; ${unhurried}; ${lock}`, (client) => work(sessionOn(client)), longAnswerMs),
    snapshot: (work) =>
      pool.transaction(
        `begin isolation level repeatable read read only; ${unhurried}`,
        (client) => work(sessionOn(client)),
        longAnswerMs,
      ),
  };
}

function sessionOn(client: PooledClient): SqlSession {
  return {
    run: async (sql) => void (await client.query(sql)),
    rows: async (sql, values) => (await client.query(sql, values ? [...values] : [])).rows,
  };
}
