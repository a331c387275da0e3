import type { Engine } from '#/platform/server/database/database';
import { createPool, engineOn } from '#/platform/server/database/pool';

export function openServer(url: string): Engine {
  const pool = createPool({ connectionString: url, max: 20, connectionTimeoutMillis: 5_000 });
  return { ...engineOn(pool), name: 'postgresql', close: () => pool.end() };
}
