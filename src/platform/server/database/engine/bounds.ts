/** How long the database may take, in milliseconds. Whoever waits longer is told so. */
export type Bounds = {
  /** To get a connection: a free one, or a new one. */
  connectMs: number;
  /** For one statement, by the server's own clock; 0 where it has none. */
  statementMs: number;
  /** For an answer, by ours: longer than the server's, which can say what happened. */
  answerMs: number;
  /** The same for what may take long: migrations, a backup, a restore. */
  longStatementMs: number;
  longAnswerMs: number;
};

const halfHour = 30 * 60_000;

export const serverBounds: Bounds = {
  ...{ connectMs: 5_000, statementMs: 15_000, answerMs: 20_000 },
  ...{ longStatementMs: halfHour, longAnswerMs: halfHour + 60_000 },
};

/** One connection for everybody: who comes while a backup reads the rows has to wait somewhat longer. */
export const embeddedBounds: Bounds = {
  ...{ connectMs: 30_000, statementMs: 0, answerMs: 60_000 },
  ...{ longStatementMs: 0, longAnswerMs: halfHour },
};
