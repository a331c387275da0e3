import type { Database } from '#/platform/server/database/engine/database';

export type ExportedRow = Readonly<Record<string, unknown>>;

/** Records that others point at by their number, told there by their name. */
export type ExportedNames = {
  /** The column by which others point at them. */
  column: string;
  /** `ids` are those that the projects of the export point at. */
  list: (
    db: Database,
    asked: { userId: number; ids: readonly number[] },
  ) => Promise<readonly (ExportedRow & { id: number; name: string })[]>;
  /** The file of their own, where they have one, and its sheet. */
  file?: { name: string; title: string };
};

/** What a feature keeps of a person besides what is in projects, which is found by the schema. */
export type AccountPart = {
  /** What account.json holds of it, under a Dutch word. */
  exports?: { word: string; list: (db: Database, userId: number) => Promise<readonly ExportedRow[]> };
  names?: ExportedNames;
  /** For who leaves altogether. Each in that transaction. */
  leaving?: {
    /** The projects of others that have something of theirs: these are locked first, as every write does. */
    listProjects?: (tx: Database, userId: number) => Promise<readonly number[]>;
    lock?: (tx: Database, userId: number) => Promise<void>;
    /** Once the projects of their own are gone: hands over or removes what is theirs. */
    leave: (tx: Database, userId: number) => Promise<void>;
  };
};
