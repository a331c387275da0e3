import type { PgTable } from 'drizzle-orm/pg-core';
import type { LogAction, LogRow, LogSentences } from '#/core/log';
import type { Right, Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/engine/database';

export type LoggedChange = {
  action: LogAction;
  /** Who did it; nobody any more where they left. */
  userId: number | null;
  before: LogRow | null;
  after: LogRow | null;
};

/** What the log, its undoing and the trash have to know of a kind of record. */
export type LogWords = LogSentences & {
  table: PgTable;
  /** Columns that say nothing to people. */
  hidden?: readonly string[];
  /** Columns of a row that who reads the log doesn’t get to see elsewhere either. */
  conceals?: (row: LogRow, role: Role) => readonly string[];
  /** Removed, it is found in the trash of its project. */
  isInTrash?: true;
  /** One that went because something else took its place is not offered there. */
  keepsOutOfTrash?: (row: LogRow) => boolean;
  /** Who may undo what no call of its own changes; left out: who may change the project. */
  right?: Right;
  /** Why something can’t be undone. */
  refusesUndo?: (change: LoggedChange) => string | undefined;
  /** Where a later change is never lost by undoing an earlier one: nowhere, or not in these columns. */
  neverForce?: true | readonly string[];
  /** Whoever lacks this right doesn’t lose a later change to these columns by undoing an earlier one. */
  forcing?: { columns: readonly string[]; right: Right };
  /** Why its records can't be in their project as undoing has left them; answered nothing where they can. */
  whyNotSo?: (tx: Database, projectId: number) => Promise<string | undefined>;
  /** It tells that something happened, and that happened also where it is undone. */
  outlivesUndo?: true;
  /** An act that made several is undone one by one: what can't be taken back any more stays, and is named. */
  isUndoneApart?: true;
};
