import type { Duplex } from 'node:stream';
import pg from 'pg';
import { withoutValues } from '#/platform/server/database/engine/failed-query';
import type { StatementNames } from '#/platform/server/database/engine/statement-names';

type ClientOptions = pg.PoolConfig & {
  names: StatementNames;
  /** How long a query may stay without its answer. */
  answerMs: number;
};

/** Nothing came back: the server or what is in between stands still. */
class NoAnswer extends Error {
  readonly code = 'NO_ANSWER';

  constructor(ms: number) {
    super(`the database did not answer within ${ms} ms`);
    this.name = 'NoAnswer';
  }
}

/** The driver's connection, which names what comes again, doesn't wait for ever, and keeps what was sent out of its errors. */
export class DatabaseClient extends pg.Client {
  answerMs: number;
  readonly #names: StatementNames;

  constructor(options: ClientOptions) {
    super(options);
    this.answerMs = options.answerMs;
    this.#names = options.names;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight forms; only what is sent is looked at.
  override query(query: any, ...rest: any[]): any {
    const answer = super.query(
      isNameless(query) ? { ...query, name: this.#names.find(query.text) } : query,
      ...rest,
    );
    return answer instanceof Promise ? this.#bounded(answer) : answer;
  }

  async #bounded<T>(answer: Promise<T>): Promise<T> {
    const timer = setTimeout(() => this.#giveUp(), this.answerMs);
    try {
      return await answer;
    } catch (error) {
      throw withoutValues(error);
    } finally {
      clearTimeout(timer);
    }
  }

  /** What was asked may still come: only a new connection is sure not to take it for the answer to something else. */
  #giveUp(): void {
    const { stream } = (this as unknown as { connection: { stream: Duplex } }).connection;
    stream.destroy(new NoAnswer(this.answerMs));
  }
}

function isNameless(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null || 'submit' in query) return false;
  return 'text' in query && typeof query.text === 'string' && !('name' in query && query.name);
}
