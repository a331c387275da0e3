import pg from 'pg';
import type { Bounds } from '#/platform/server/database/engine/bounds';
import type { DatabasePool } from '#/platform/server/database/engine/pool';

export type Listener = {
  /** A message that a transaction sent when it was committed, by whichever process. */
  onMessage: (payload: string) => void;
  /** Listening began, for the first time or again: what came meanwhile was not heard. */
  onBegin: () => void;
};

/** Hears what is told on a channel, until the function that it answers with is called. */
export type Listen = (channel: string, listener: Listener) => Promise<() => Promise<void>>;

/** All connections of the embedded engine are one: each hears what any of them is told. */
export function listenOnPool(pool: DatabasePool): Listen {
  return async (channel, { onMessage, onBegin }) => {
    const hear = (message: pg.Notification) => {
      if (message.channel === channel) onMessage(message.payload ?? '');
    };
    const begin = async (client: pg.PoolClient) => {
      client.on('notification', hear);
      await client.query(`listen ${channel}`);
      onBegin();
    };
    // A connection that takes the place of a broken one has to begin again.
    const beginAgain = (client: pg.PoolClient) => void begin(client).catch(() => undefined);
    const client = await pool.take();
    await begin(client).finally(() => client.release());
    pool.on('connect', beginAgain);
    return async () => {
      pool.off('connect', beginAgain);
    };
  };
}

const againAfterMs = 1_000;

/** With a connection of its own: one from the pool would be given to somebody else. */
export function listenWith(url: string, bounds: Bounds): Listen {
  return async (channel, { onMessage, onBegin }) => {
    let current: pg.Client | undefined;
    let again: NodeJS.Timeout | undefined;
    let isEnded = false;

    const later = () => {
      current = undefined;
      clearTimeout(again);
      if (!isEnded) again = setTimeout(() => void begin(), againAfterMs).unref();
    };
    const begin = async () => {
      const client = new pg.Client({
        ...{ connectionString: url, connectionTimeoutMillis: bounds.connectMs, keepAlive: true },
      });
      current = client;
      client.on('error', () => undefined);
      client.on('end', later);
      client.on('notification', ({ payload }) => onMessage(payload ?? ''));
      try {
        await client.connect();
        await client.query(`listen ${channel}`);
        onBegin();
      } catch {
        // It ends by itself where it had begun; where it had not, nobody says so.
        client.off('end', later);
        void client.end().catch(() => undefined);
        later();
      }
    };
    await begin();
    return async () => {
      isEnded = true;
      clearTimeout(again);
      await current?.end().catch(() => undefined);
    };
  };
}
