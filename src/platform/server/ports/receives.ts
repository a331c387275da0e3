import type { Day } from '#/core/day';
import type { FileKind } from '#/core/files';
import type { Database } from '#/platform/server/database/engine/database';
import type { Actor } from '#/platform/server/identity/access';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { ReadMoney } from '#/platform/server/ports/money';

/** A paper that has a number of its own, with who sent it. */
export type NumberedPaper = {
  id: number;
  number: string | null;
  contact: {
    name: string;
    company: string | null;
    enterpriseNumber: string | null;
    iban: string | null;
    email: string | null;
    phone: string | null;
  };
};

/** What is given with a paper. */
export type Receiving = {
  fileKey: string;
  today: Day;
  readMoney: ReadMoney;
  findGuarded: FindGuarded;
  /** Writes what is kept beside the record and counts where that is judged, once it is made. */
  keepBeside: (id: number) => Promise<void>;
};

/** A kind of record that a paper from the letterbox may become. */
export type Receives = {
  /** By the word that calls use for the kind of record. */
  kind: string;
  /** As what the letterbox saves it; several where they differ in a word alone. */
  as: readonly string[];
  fileKinds: readonly FileKind[];
  /** Makes one, with a file that is stored already, and answers its id. In a transaction. */
  add: (tx: Database, place: Actor, saving: { as: string }, receiving: Receiving) => Promise<number>;
  /** Those that a second copy would be known by; left out: it has no number. */
  listNumbered?: (db: Database, projectId: number) => Promise<NumberedPaper[]>;
};

type Declared<As extends string, Fields> = Omit<Receives, 'as' | 'add'> & {
  as: readonly As[];
  add: (tx: Database, place: Actor, saving: Fields & { as: As }, receiving: Receiving) => Promise<number>;
};

export function defineReceives<const As extends string, Fields>(declared: Declared<As, Fields>): Receives {
  // It is only ever given what the letterbox's call took for one of its words.
  return declared as unknown as Receives;
}
