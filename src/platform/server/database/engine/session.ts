import {
  type NodePgClient,
  NodePgDatabase,
  NodePgSession,
  NodePgTransaction,
} from 'drizzle-orm/node-postgres';
import { PgDialect, type PgTransactionConfig, type PreparedQueryConfig } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { withoutParameters } from '#/platform/server/database/engine/failed-query';
import type { DatabasePool } from '#/platform/server/database/engine/pool';
import { endActing } from '#/platform/server/database/log/acting';

type NoTables = Record<string, never>;

const dialect = new PgDialect({ casing: 'snake_case' });

/** Drizzle's own, apart from its errors, which tell what people filled in. */
class QuietSession extends NodePgSession<NoTables, NoTables> {
  /** Of a transaction: the session that it is part of. */
  readonly within: QuietSession | undefined;

  constructor(client: NodePgClient, within?: QuietSession) {
    super(client, dialect, undefined);
    this.within = within;
  }

  override prepareQuery<T extends PreparedQueryConfig = PreparedQueryConfig>(
    ...given: Parameters<NodePgSession<NoTables, NoTables>['prepareQuery']>
  ) {
    const prepared = super.prepareQuery<T>(...given);
    const { execute } = prepared;
    // `this`: what is prepared once is asked on other connections too.
    prepared.execute = async function (this: typeof prepared, ...values) {
      try {
        return await execute.apply(this, values);
      } catch (error) {
        throw withoutParameters(error);
      }
    };
    return prepared;
  }
}

/** And apart from its transactions, which lose the connection when the beginning fails, and the cause when the line does. */
class PoolSession extends QuietSession {
  readonly #pool: DatabasePool;

  constructor(pool: DatabasePool) {
    super(pool);
    this.#pool = pool;
  }

  override transaction<T>(
    work: (tx: NodePgTransaction<NoTables, NoTables>) => Promise<T>,
    config: PgTransactionConfig = {},
  ): Promise<T> {
    return this.#pool.transaction(beginOf(config), async (client) => {
      const tx = new NodePgTransaction<NoTables, NoTables>(
        dialect,
        new QuietSession(client, this),
        undefined,
      );
      const done = await work(tx);
      if (config.accessMode !== 'read only') await endActing(tx);
      return done;
    });
  }
}

function beginOf({ isolationLevel, accessMode }: PgTransactionConfig): string {
  const level = isolationLevel && `isolation level ${isolationLevel}`;
  return ['begin', level, accessMode].filter(Boolean).join(' ');
}

export function databaseOn(pool: DatabasePool): Database {
  return new NodePgDatabase(dialect, new PoolSession(pool), undefined);
}
