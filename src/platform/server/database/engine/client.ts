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
  #beginning: string | undefined;

  constructor(options: ClientOptions) {
    super(options);
    this.answerMs = options.answerMs;
    this.#names = options.names;
  }

  /** Of a transaction: it is sent with the first that is asked in it, where nothing can come in between. */
  beginWith(beginning: string): void {
    this.#beginning = beginning;
  }

  /** False where nothing was asked since, and there is nothing to end. */
  takeBegun(): boolean {
    const isBegun = this.#beginning === undefined;
    this.#beginning = undefined;
    return isBegun;
  }

  // biome-ignore lint/suspicious/noExplicitAny: the driver's method has eight forms; only what is sent is looked at.
  override query(query: any, ...rest: any[]): any {
    const beginning = this.#beginning;
    if (beginning === undefined) return this.#ask(query, ...rest);
    this.#beginning = undefined;
    return this.together(() => {
      const begun = this.#ask(beginning);
      const answer = this.#ask(query, ...rest);
      // Of what could not begin the first is refused as well, and why is told by the beginning.
      answer.catch(() => undefined);
      return begun.then(() => answer);
    });
  }

  /** What is asked meanwhile leaves in one piece. */
  together<T>(ask: () => T): T {
    const stream = streamOf(this);
    stream.cork();
    try {
      return ask();
    } finally {
      stream.uncork();
    }
  }

  // biome-ignore lint/suspicious/noExplicitAny: as above.
  #ask(query: any, ...rest: any[]): any {
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
    streamOf(this).destroy(new NoAnswer(this.answerMs));
  }
}

export type PooledClient = pg.PoolClient & DatabaseClient;

function streamOf(client: pg.Client): Duplex {
  return (client as unknown as { connection: { stream: Duplex } }).connection.stream;
}

function isNameless(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null || 'submit' in query) return false;
  return 'text' in query && typeof query.text === 'string' && !('name' in query && query.name);
}
