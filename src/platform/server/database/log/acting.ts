import { AsyncLocalStorage } from 'node:async_hooks';
import type { PgDatabase, PgQueryResultHKT } from 'drizzle-orm/pg-core';
import type { Role } from '#/core/rights';
import { StaleVersion } from '#/platform/server/database/engine/failed-query';

/** As `Database` in database.ts, which knows the pool that knows this. */
type Transaction = PgDatabase<PgQueryResultHKT, Record<string, never>>;

/** A record as somebody saw it: a change is only made where it still is so. */
export type Seen = { table: string; key: number | string; version: number };

/** On whose behalf work is done. Every transaction that is opened meanwhile tells the database. */
export type Acting = {
  /** Left out: somebody without an account. */
  userId?: number | undefined;
  /** By which a program acts for them. */
  tokenId?: number | undefined;
  projectId?: number | undefined;
  /** What they are in that project. */
  role?: Role | undefined;
  seen?: Seen | undefined;
  /** Asked before a transaction is committed; what it refuses is not done. */
  guard?: ((tx: Transaction, acting: Acting) => Promise<void>) | undefined;
  /** What was changed so far, as `shows` of a read names it. */
  changed?: Set<string>;
  /** Which revision that made of each project. */
  revisions?: Map<number, number>;
  /** Work was ordered, to be done beside the answering. */
  hasOrdered?: boolean;
};

/** By which the database knows whose doing a change is. */
export const userSetting = 'truweel.user_id';
/** And by which token a program did it for them. */
export const tokenSetting = 'truweel.token_id';

const current = new AsyncLocalStorage<Acting>();

export function actAs<T>(acting: Acting, work: () => T): T {
  return current.run(acting, work);
}

export function noteOrdered(): void {
  const acting = current.getStore();
  if (acting) acting.hasOrdered = true;
}

/** Goes with `begin`, so that it costs no journey of its own; it ends with the transaction. */
export function actingSettings(): string {
  const acting = current.getStore();
  if (!acting) return '';
  const { userId, tokenId, projectId, seen } = acting;
  // First of all: every change ends in raising the project’s revision, and who took other rows before would wait for one
  // who waits for them.
  const hold = projectId && `; select 1 from projects where id = ${projectId} for no key update`;
  const match = seen && `; set local truweel.seen = '${seen.table} ${seen.key} ${seen.version}'`;
  const who = userId === undefined ? '' : `; set local ${userSetting} = '${userId}'`;
  const by = tokenId === undefined ? '' : `; set local ${tokenSetting} = '${tokenId}'`;
  return `${who}${by}${match ?? ''}${hold || ''}`;
}

/** For who judges a record before writing it: what is asked on another version of it is refused first. */
export function requireSeenVersion(table: string, key: number, version: number): void {
  const seen = current.getStore()?.seen;
  if (seen?.table !== table || String(seen.key) !== String(key) || seen.version === version) return;
  throw new StaleVersion('the record was changed meanwhile');
}

/** The last thing that a transaction does. */
export async function endActing(tx: Transaction): Promise<void> {
  const acting = current.getStore();
  await acting?.guard?.(tx, acting);
}
