import { AsyncLocalStorage } from 'node:async_hooks';

/** A record as somebody saw it: a change is only made where it still is so. */
export type Seen = { table: string; key: number | string; version: number };

/** On whose behalf work is done. Every transaction that is opened meanwhile tells the database. */
export type Acting = { userId: number; projectId?: number | undefined; seen?: Seen | undefined };

/** By which the database knows whose doing a change is. */
export const userSetting = 'truweel.user_id';

const current = new AsyncLocalStorage<Acting>();

export function actAs<T>(acting: Acting, work: () => T): T {
  return current.run(acting, work);
}

/** Goes with `begin`, so that it costs no journey of its own; it ends with the transaction. */
export function actingSettings(): string {
  const acting = current.getStore();
  if (!acting) return '';
  const { userId, projectId, seen } = acting;
  // First of all: every change ends in raising the project’s revision, and who took other rows before would wait for one
  // who waits for them.
  const hold = projectId && `; select 1 from projects where id = ${projectId} for no key update`;
  const match = seen && `; set local truweel.seen = '${seen.table} ${seen.key} ${seen.version}'`;
  return `; set local ${userSetting} = '${userId}'${match ?? ''}${hold || ''}`;
}
