import type pg from 'pg';
import type { PooledClient } from '#/platform/server/database/engine/client';
import { isRefusal } from '#/platform/server/database/engine/refusal';

/** How long an answer may take counts from when they are sent, and those before it take their time. */
const mostTogether = 16;

/** True where the connection is of use after it. */
type Asked = (client: PooledClient) => Promise<boolean>;

/**
 * What waits for the only connection there is goes to it at once when it is free. Each is answered or refused by itself;
 * waking the thread, which costs more than a small answer, is paid for once.
 */
export class AskedTogether {
  readonly #take: () => Promise<PooledClient>;
  #waiting: Asked[] = [];

  constructor(take: () => Promise<PooledClient>) {
    this.#take = take;
  }

  ask(query: pg.QueryConfig | string, values: unknown[] | undefined): Promise<pg.QueryResult> {
    return new Promise((resolve, reject) => {
      const asked: Asked = async (client) => {
        try {
          resolve(await client.query(query, values));
          return true;
        } catch (error) {
          reject(error);
          return isRefusal(error);
        }
      };
      this.#waiting.push(asked);
      // Each waits for its own turn, and no longer than it may: who was taken along by another leaves it to the next.
      this.#take().then(
        (client) => this.#send(client, asked),
        (error: unknown) => {
          this.#waiting = this.#waiting.filter((each) => each !== asked);
          reject(error);
        },
      );
    });
  }

  async #send(client: PooledClient, asked: Asked): Promise<void> {
    if (!this.#waiting.includes(asked)) return client.release();
    const others = this.#waiting.filter((each) => each !== asked);
    const going = [asked, ...others.slice(0, mostTogether - 1)];
    this.#waiting = others.slice(mostTogether - 1);
    const outcomes = await Promise.all(client.together(() => going.map((each) => each(client))));
    client.release(!outcomes.every(Boolean));
  }
}
