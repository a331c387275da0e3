import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Listen } from '#/platform/server/database/engine/listening';

/** What every store works with: the embedded engine, a PostgreSQL server, or a transaction on either. */
export type Database = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** Bare SQL on one connection, for what comes before the schema exists. */
export type SqlSession = {
  run: (sql: string) => Promise<void>;
  rows: (sql: string, values?: readonly unknown[]) => Promise<Record<string, unknown>[]>;
};

export type Engine = {
  db: Database;
  name: 'embedded' | 'postgresql';
  /** One at a time over all processes on this database, in one transaction: all of it or nothing. */
  exclusively: <T>(work: (session: SqlSession) => Promise<T>) => Promise<T>;
  /** Reads everything as it was at one moment. The embedded engine lets the others wait meanwhile: be quick. */
  snapshot: <T>(work: (session: SqlSession) => Promise<T>) => Promise<T>;
  /** Hears what transactions of any process tell when they are committed. */
  listen: Listen;
  /** Of this process: open, open and idle, and how many wait for one. */
  connections: () => { open: number; idle: number; waiting: number };
  close: () => Promise<void>;
};
