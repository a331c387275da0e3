import type { Day } from '#/core/day';
import type { Found } from '#/core/finding';
import type { Database } from '#/platform/server/database/engine/database';

export type GuardAsked = {
  db: Database;
  projectId: number;
  id: number;
  today: Day;
  /** Which records of its kind are asked about for the same answer, itself included. */
  among?: readonly number[];
};

/** What is not right about a record of some kind, and still open, before somebody acts on it. */
export type GuardSource = (asked: GuardAsked) => Promise<readonly Found[]>;

/** Of all features that have something to say about it. */
export type FindGuarded = (kind: string, asked: GuardAsked) => Promise<readonly Found[]>;
