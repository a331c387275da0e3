import type { Database } from '#/platform/server/database/database';

/**
 * For what nearly every request asks: its text is put together once for a database, and a server plans it once for a
 * connection. The name stands for that text, so no two queries may share one.
 */
export function prepareOnce<Prepared>(
  name: string,
  build: (db: Database) => { prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  const kept = new WeakMap<Database, Prepared>();
  return (db) => {
    const existing = kept.get(db);
    if (existing) return existing;
    const made = build(db).prepare(name);
    kept.set(db, made);
    return made;
  };
}
