import type { Database } from '#/platform/server/database/engine/database';

/**
 * For what nearly every request asks: its text is put together once for a database. It gets its name where every
 * statement that comes again gets one, from its text.
 */
export function prepareOnce<Prepared>(
  build: (db: Database) => { prepare: (name: string) => Prepared },
): (db: Database) => Prepared {
  const kept = new WeakMap<Database, Prepared>();
  return (db) => {
    const existing = kept.get(db);
    if (existing) return existing;
    const made = build(db).prepare('');
    kept.set(db, made);
    return made;
  };
}
