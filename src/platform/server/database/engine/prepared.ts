import type { Database } from '#/platform/server/database/engine/database';

/** As Drizzle keeps it: which connection a database asks its statements on; of a transaction also whose it is. */
type Connected = { session: { client: unknown; within?: object } };

/**
 * For what nearly every request asks: its text is put together once for a database, and asked on the connection of its
 * transactions too. It gets its name where every statement that comes again gets one, from its text.
 */
export function prepareOnce<Prepared extends object>(
  build: (db: Database) => { prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  const firsts = new WeakMap<object, Prepared>();
  const kept = new WeakMap<Database, Prepared>();
  return (db) => {
    const existing = kept.get(db);
    if (existing) return existing;
    const { session } = db as unknown as Connected;
    const whole = session.within ?? session;
    const first = firsts.get(whole) ?? build(db).prepare('');
    firsts.set(whole, first);
    const own: Prepared = Object.create(first, { client: { value: session.client } });
    kept.set(db, own);
    return own;
  };
}
