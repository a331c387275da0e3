import pg from 'pg';
import { askOnce, forgetAsked } from '#/platform/server/database/engine/ask-once';
import { AskedTogether } from '#/platform/server/database/engine/asked-together';
import type { Bounds } from '#/platform/server/database/engine/bounds';
import { DatabaseClient, type PooledClient } from '#/platform/server/database/engine/client';
import { isRefusal } from '#/platform/server/database/engine/refusal';
import { isLostName, type StatementNames } from '#/platform/server/database/engine/statement-names';
import { actingSettings } from '#/platform/server/database/log/acting';

type PoolOptions = pg.PoolConfig & { bounds: Bounds; names: StatementNames };

/** Connections that outlive a query that fails, and are given up when they no longer answer. */
export class DatabasePool extends pg.Pool {
  readonly bounds: Bounds;
  readonly #names: StatementNames;
  readonly #together = new AskedTogether(() => this.take());

  constructor({ bounds, names, ...options }: PoolOptions) {
    super({
      ...options,
      connectionTimeoutMillis: bounds.connectMs,
      keepAlive: true,
      ...(bounds.statementMs > 0 ? { onConnect: setStatementTimeout(bounds) } : {}),
      ...{ names, answerMs: bounds.answerMs },
      Client: DatabaseClient as unknown as NonNullable<pg.PoolConfig['Client']>,
    });
    this.bounds = bounds;
    this.#names = names;
    // A connection that breaks while idle must not end the process: the next query gets a new one.
    this.on('error', () => undefined);
    // Nor one that breaks in the middle of a transaction: its queries fail, which is where it is dealt with.
    this.on('connect', (client) => client.on('error', () => undefined));
  }

  take(): Promise<PooledClient> {
    return this.connect() as Promise<PooledClient>;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight forms; ours is the one with a promise.
  override query(query: any, values?: any): Promise<any> {
    return askOnce(query, values, () => this.#askUnderAName(query, values));
  }

  async #askUnderAName(query: pg.QueryConfig | string, values?: unknown[]): Promise<pg.QueryResult> {
    try {
      return await this.#ask(query, values);
    } catch (error) {
      if (!isLostName(error)) throw error;
      this.#names.turnOff();
      return this.#ask(query, values);
    }
  }

  #ask(query: pg.QueryConfig | string, values: unknown[] | undefined): Promise<pg.QueryResult> {
    return this.options.pipeline ? this.#together.ask(query, values) : this.#askAlone(query, values);
  }

  async #askAlone(query: pg.QueryConfig | string, values: unknown[] | undefined): Promise<pg.QueryResult> {
    const client = await this.take();
    let isUsable = true;
    try {
      return await client.query(query, values);
    } catch (error) {
      isUsable = isRefusal(error);
      throw error;
    } finally {
      client.release(!isUsable);
    }
  }

  /** Whatever goes wrong: the connection comes back or is given up, and what is told is what went wrong first. */
  async transaction<T>(
    begin: string,
    work: (client: PooledClient) => Promise<T>,
    answerMs: number = this.bounds.answerMs,
  ): Promise<T> {
    forgetAsked();
    const client = await this.take();
    let isUsable = false;
    try {
      client.answerMs = answerMs;
      const beginning = begin + actingSettings();
      if (client.pipeline) client.beginWith(beginning);
      else await client.query(beginning);
      const result = await work(client);
      if (client.takeBegun()) await client.query('commit');
      isUsable = true;
      return result;
    } catch (error) {
      if (isLostName(error) || (error instanceof Error && isLostName(error.cause))) this.#names.turnOff();
      isUsable = !client.takeBegun() || (await isRolledBack(client));
      throw error;
    } finally {
      client.answerMs = this.bounds.answerMs;
      client.release(!isUsable);
      forgetAsked();
    }
  }
}

function isRolledBack(client: PooledClient): Promise<boolean> {
  return client.query('rollback').then(
    () => true,
    () => false,
  );
}

/** By a statement and not in the greeting, which a pooler may refuse to pass on. */
function setStatementTimeout({ connectMs, statementMs, answerMs }: Bounds) {
  return async (client: pg.ClientBase): Promise<void> => {
    const ours = client as DatabaseClient;
    ours.answerMs = connectMs;
    await ours.query(`set statement_timeout = ${statementMs}`);
    ours.answerMs = answerMs;
  };
}
