import { type Bounds, serverBounds } from '#/platform/server/database/engine/bounds';
import type { PooledClient } from '#/platform/server/database/engine/client';
import type { Engine } from '#/platform/server/database/engine/database';
import { engineOn } from '#/platform/server/database/engine/engine';
import { listenWith } from '#/platform/server/database/engine/listening';
import { DatabasePool } from '#/platform/server/database/engine/pool';
import { isLostName, nameOf, StatementNames } from '#/platform/server/database/engine/statement-names';

export type ServerOptions = {
  /** Connections of this process. */
  size?: number;
  /** Whether statements may get names. */
  prepare?: boolean;
  bounds?: Bounds;
};

export async function openServer(url: string, options: ServerOptions = {}): Promise<Engine> {
  const { size = 20, prepare = true, bounds = serverBounds } = options;
  const names = new StatementNames({ isOn: prepare });
  const pool = new DatabasePool({ connectionString: url, max: size, bounds, names });
  try {
    if (prepare && !(await keepsNames(pool))) names.turnOff();
  } catch (error) {
    await pool.end();
    throw error;
  }
  return {
    ...engineOn(pool),
    name: 'postgresql',
    listen: listenWith(url, bounds),
    close: () => pool.end(),
  };
}

const probe = { text: 'select 1 as probe', name: nameOf('select 1 as probe') };

/**
 * A pooler in transaction mode gives the second connection the place at the server that the first one just had, and the
 * first one another: then a name made there is unknown here, or there twice.
 */
async function keepsNames(pool: DatabasePool): Promise<boolean> {
  return withConnection(pool, (first) =>
    withConnection(pool, async (second) => {
      try {
        await first.query(probe);
        await second.query('begin');
        await first.query(probe);
        await second.query(probe);
        await second.query('commit');
        return true;
      } catch (error) {
        if (isLostName(error)) return false;
        throw error;
      }
    }),
  );
}

async function withConnection<T>(pool: DatabasePool, work: (client: PooledClient) => Promise<T>): Promise<T> {
  const client = await pool.take();
  return work(client).finally(() => client.release(true));
}
