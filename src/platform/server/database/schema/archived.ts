import type { InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { z } from 'zod';

/** How the rows of a table go along in the archive of a project, and come back from one. */
export type Archiving = {
  /** What its columns of JSON hold. */
  readonly shapes?: Readonly<Record<string, z.ZodType>>;
  /**
   * Where ids stand that are no links to the database, and of which table: `roomId`, `lines.*.itemId`. Of `users`:
   * nobody goes along.
   */
  readonly ids?: Readonly<Record<string, string>>;
  /** A column that says where a row stands, by its id where it is empty: in an archive it is the row's place. */
  readonly ranks?: string;
  /** Of a yes that somebody gave: when, and by whom. It comes back as read from an archive. */
  readonly given?: { readonly at: string; readonly by: string };
  /**
   * What calls calculate of the rest of a row: it is calculated again, whatever the archive says. Undefined where a call
   * would refuse it.
   */
  readonly calculated?: (row: Record<string, unknown>) => Readonly<Record<string, unknown>> | undefined;
};

const archived = new Map<PgTable, Archiving>();
const staying = new Set<PgTable>();

type Named<Table extends PgTable> = keyof InferSelectModel<Table> & string;

/** Rows of a project that are its own, wherever it is. */
export function declareArchived<Table extends PgTable>(
  table: Table,
  archiving: Omit<Archiving, 'calculated'> & {
    readonly shapes?: { readonly [Name in Named<Table>]?: z.ZodType };
    readonly given?: { readonly at: Named<Table>; readonly by: Named<Table> };
    readonly calculated?: (row: InferSelectModel<Table>) => Partial<InferSelectModel<Table>> | undefined;
  } = {},
): void {
  // It is only ever given rows of its own table, of the shape that was checked.
  archived.set(table, archiving as Archiving);
}

/** Rows of a project that are worth nothing elsewhere: who takes part, what opens a door, what was done here. */
export function declareStaying(...tables: readonly PgTable[]): void {
  for (const table of tables) staying.add(table);
}

export function archivingOf(table: PgTable): Archiving | undefined {
  return archived.get(table);
}

export function isStaying(table: PgTable): boolean {
  return staying.has(table);
}

export function listArchived(): readonly PgTable[] {
  return [...archived.keys()];
}
