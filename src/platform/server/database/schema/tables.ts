import { getTableColumns, getTableName } from 'drizzle-orm';
import { CasingCache } from 'drizzle-orm/casing';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { keptAnswers } from '#/platform/server/database/schema/answers';
import { derivedNamesOf, listTables } from '#/platform/server/database/schema/define-table';
import { installation, leases } from '#/platform/server/database/schema/installation';
import {
  oidcRecords,
  rateLimits,
  secrets,
  sessions,
  signInAttempts,
} from '#/platform/server/database/schema/people';

/** Signs people in, counts their tries or answers them again: worth nothing elsewhere, and a danger in the wrong hands. */
const signInTables = [keptAnswers, sessions, signInAttempts, oidcRecords, secrets, rateLimits];

/** Of this database and the processes on it, not of anybody's data. */
const ownTables = [installation, leases];

export const leftOutOfBackup: readonly string[] = [...signInTables, ...ownTables].map(getTableName);

/** Tables that archives and databases of earlier versions have; a migration took what was in them along. */
export const formerTables: readonly string[] = ['outbox', 'approval_links'];

export function nameOfTable(table: PgTable): string {
  return getTableName(table);
}

export function listTableNames(): readonly string[] {
  return listTables().map(getTableName);
}

export function findTable(name: string): PgTable | undefined {
  return listTables().find((table) => nameOfTable(table) === name);
}

export function findColumn(table: PgTable, name: string): PgColumn | undefined {
  return (getTableColumns(table) as Record<string, PgColumn>)[name];
}

/** As it is called in SQL; Drizzle itself only knows when it writes a query. */
export function sqlNameOf(column: PgColumn): string {
  return casing.getColumnCasing(column);
}

/** In any table: when and by whom a row was written, and which version it is. */
const bookkeeping = ['updated_at', 'version', 'revision', 'table_revisions', 'created_by'];

/** What changes without anybody's doing, as the database calls it. */
export function derivedColumnsOf(table: PgTable): string[] {
  const own = derivedNamesOf(table).flatMap((name) => {
    const column = findColumn(table, name);
    return column ? [sqlNameOf(column)] : [];
  });
  return [...bookkeeping, ...own];
}

const keyColumns = new WeakMap<PgTable, PgColumn>();

/** Its first key column: what a record is known by. */
export function keyColumnOf(table: PgTable): PgColumn {
  const known = keyColumns.get(table) ?? findKeyColumn(table);
  keyColumns.set(table, known);
  return known;
}

function findKeyColumn(table: PgTable): PgColumn {
  const [key] = getTableConfig(table).columns.filter(({ primary }) => primary);
  if (!key) throw new Error(`the table ${getTableName(table)} has no key of one column`);
  return key;
}

const casing = new CasingCache('snake_case');

/** A column that points at a record of another table. */
type Link = {
  table: PgTable;
  target: PgTable;
  /** What the column is called in a row. */
  name: string;
  column: PgColumn;
  /** It goes with what it points at. */
  isPart: boolean;
  /** It forgets what it pointed at. Otherwise it keeps that from being removed. */
  isLoose: boolean;
};

/** A link of a record in a project. */
export type Reference = Link & { projectId: PgColumn };

const linksOfTables = new WeakMap<PgTable, readonly Link[]>();

/** Read once: at every start each table is asked which others point at it. */
export function linksOf(table: PgTable): readonly Link[] {
  const known = linksOfTables.get(table) ?? readLinks(table);
  linksOfTables.set(table, known);
  return known;
}

function readLinks(table: PgTable): Link[] {
  const named = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable: target } = key.reference();
    const [name, column] = named.find(([, each]) => each === columns[0]) ?? [];
    if (name === undefined || !column) return [];
    const { onDelete } = key;
    return [
      { table, target, name, column, isPart: onDelete === 'cascade', isLoose: onDelete === 'set null' },
    ];
  });
}

/** Read from the schema: a table that a later feature adds is found by itself. */
export function referencesTo(target: PgTable): Reference[] {
  return listTables().flatMap((table) => {
    const projectId = findColumn(table, 'projectId');
    return projectId
      ? linksOf(table).flatMap((link) => (link.target === target ? [{ ...link, projectId }] : []))
      : [];
  });
}
