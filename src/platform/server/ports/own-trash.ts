import type { Database } from '#/platform/server/database/engine/database';

/** Something of a person, of no project, that was removed and can still come back. */
export type OwnRemoved = { id: number; name: string; company: string | null; removedAt: string };

/** Which one, of whom, and for how many days it is kept. */
export type AskedRemoved = { userId: number; id: number; days: number };

/** What the trash does with records that are of a person and of no project. */
export type OwnTrash = {
  /** By the word that calls use for the kind of record. */
  kind: string;
  list: (db: Database, userId: number, days: number) => Promise<OwnRemoved[]>;
  restore: (tx: Database, asked: AskedRemoved) => Promise<void>;
  /** Throws where it is in use. */
  removeForGood: (tx: Database, asked: AskedRemoved) => Promise<void>;
  /** Those that were kept for long enough; answers how many. */
  removeOld: (db: Database, days: number) => Promise<number>;
  /** Before a project goes for good; answers what is done once it is gone. */
  beforeProjectGoes: (tx: Database, projectId: number) => Promise<() => Promise<void>>;
};
