import { getTableColumns, getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { listTables } from '#/platform/server/database/define-table';
import { keptAnswers } from '#/platform/server/database/schema/answers';
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

export function nameOfTable(table: PgTable): string {
  return getTableName(table);
}

export function listTableNames(): readonly string[] {
  return listTables().map(getTableName);
}

export function findColumn(table: PgTable, name: string): PgColumn | undefined {
  return (getTableColumns(table) as Record<string, PgColumn>)[name];
}

/** A column of a record in a project that points elsewhere. */
export type Reference = {
  table: PgTable;
  /** What the column is called in a row. */
  name: string;
  column: PgColumn;
  projectId: PgColumn;
  /** It goes with what it points at; otherwise it keeps that from being removed. */
  isPart: boolean;
};

function referencesOf(table: PgTable, target: PgTable): Reference[] {
  const projectId = findColumn(table, 'projectId');
  if (!projectId) return [];
  return getTableConfig(table).foreignKeys.flatMap((key) => {
    const { columns, foreignTable } = key.reference();
    const named = Object.entries(getTableColumns(table) as Record<string, PgColumn>);
    const found = foreignTable === target && named.find(([, column]) => column === columns[0]);
    if (!found) return [];
    const [name, column] = found;
    return [{ table, name, column, projectId, isPart: key.onDelete === 'cascade' }];
  });
}

/** Read from the schema: a table that a later feature adds is found by itself. */
export function referencesTo(target: PgTable): Reference[] {
  return listTables().flatMap((table) => referencesOf(table, target));
}
