import type { Day } from '#/core/day';
import type { Found } from '#/core/finding';
import type { Database } from '#/platform/server/database/engine/database';

type Where = { db: Database; projectId: number; today: Day };

/** Which records of its kind: what they are held against is read once for all of them. */
type GuardAsked = Where & { ids: readonly number[] };

/** What is not right about records of some kind, and still open, before somebody acts on them. */
export type GuardSource = (asked: GuardAsked) => Promise<ReadonlyMap<number, readonly Found[]>>;

/** Of all features that have something to say about them. */
export type FindGuarded = (kind: string, asked: GuardAsked) => ReturnType<GuardSource>;

/** A kind of which each record is looked at by itself. */
export function guardEach(guard: (asked: Where & { id: number }) => Promise<readonly Found[]>): GuardSource {
  return async ({ ids, ...where }) => {
    const told = new Map<number, readonly Found[]>();
    for (const id of ids) told.set(id, await guard({ ...where, id }));
    return told;
  };
}
