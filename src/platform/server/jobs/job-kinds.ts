import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '#/platform/server/database/engine/database';

/** How many of a queue one process does at a time, and how. */
export const queues = {
  /** What follows a change: letters, files that go. When the server stops, what has begun is ended. */
  outbox: { atOnce: 10, isFair: false, endsAtStop: false },
  /** Papers that people handed in, person after person. */
  papers: { atOnce: 1, isFair: true, endsAtStop: true },
  /** What is told to servers of others, which may take their time: they hold up nothing but each other. */
  webhooks: { atOnce: 8, isFair: true, endsAtStop: true },
  /** The server's own work by the clock, and what is held by a lease; no part of anybody's data. */
  upkeep: { atOnce: 8, isFair: false, endsAtStop: true },
} as const;

export type QueueName = keyof typeof queues;

export type JobLog = Pick<FastifyBaseLogger, 'info' | 'warn' | 'error'>;

/** `signal` ends when the lease is lost, when it takes too long, and, for some queues, when the server stops. */
export type JobContext = { signal: AbortSignal; log: JobLog };

/** Written in the transaction that says that the job is done: both or neither. */
type Finish = (tx: Database) => Promise<Ended>;

/** `again`: as it went well and there is more of it, it is not done but comes back, after those that waited meanwhile. */
type Ended = 'again' | void;

type Bounds = {
  /** 60 unless told. */
  timeoutSeconds?: number;
  /** After so many it is given up; 16 unless told. */
  tries?: number;
  /** After the first failure; each pause is twice as long as the one before, up to an hour. 5 unless told. */
  firstPauseSeconds?: number;
};

/** Has to stand being run twice: a process can die between doing the work and writing that it is done. */
export type JobHandler = (payload: unknown, context: JobContext) => Promise<Finish | void>;

/** Work that follows a change. */
export type QueuedKind = Bounds & {
  timing?: undefined;
  queue?: Exclude<QueueName, 'upkeep'>;
  run: JobHandler;
  /** With the record that it was given up. */
  onGiveUp?: (tx: Database, payload: unknown) => Promise<void>;
  /** It waits while a lease of this name is held. */
  notWhile?: string;
};

/** Work by the clock, done by one process of an installation at a time. Never given up for good, only until the next time. */
export type TimedKind = Bounds & {
  /** Some seconds after it was last done (and when a process starts), or when it is that hour in Belgium. */
  timing: { everySeconds: number; atStart?: boolean } | { hour: number };
  /** Answers what it did, for who reads the server's log. */
  run: (context: JobContext) => Promise<Readonly<Record<string, number>> | void>;
};

/** For work that nobody waits for: at a start and then once a day. */
export const everyDay = {
  timing: { everySeconds: 24 * 60 * 60, atStart: true },
  timeoutSeconds: 60 * 60,
  firstPauseSeconds: 10 * 60,
} as const;

export type JobKind = QueuedKind | TimedKind;
export type JobKinds = Readonly<Record<string, JobKind>>;

export function queueOf(kind: JobKind): QueueName {
  return kind.timing ? 'upkeep' : (kind.queue ?? 'outbox');
}
