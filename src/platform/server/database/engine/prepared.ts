import type { Database } from '#/platform/server/database/engine/database';

/** As Drizzle keeps it: which connection a database asks its statements on. */
type Connected = { session: { client: unknown } };

/**
 * For what nearly every request asks: its text is put together once, and asked on the connection of whichever database it
 * is for, also that of a transaction. It gets its name where every statement that comes again gets one, from its text.
 */
export function prepareOnce<Prepared extends object>(
  build: (db: Database) => { prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  let first: Prepared | undefined;
  const kept = new WeakMap<Database, Prepared>();
  return (db) => {
    const existing = kept.get(db);
    if (existing) return existing;
    first ??= build(db).prepare('');
    const { client } = (db as unknown as Connected).session;
    const own: Prepared = Object.create(first, { client: { value: client } });
    kept.set(db, own);
    return own;
  };
}
