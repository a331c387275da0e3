import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { ownedOf, usesOf } from '#/platform/server/database/log/owned-rows';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { findColumn, sqlNameOf } from '#/platform/server/database/schema/tables';

export type TableRevisions = Readonly<Record<string, number>>;

/** Under it stands the last revision that was raised without saying for which table. */
const anyTable = '*';

export const tableRevisionsColumn = nameInSql('tableRevisions');

/** What a project says of itself that each change in it makes another. */
export const columnsOfAnyChange: readonly string[] = [
  nameInSql('revision'),
  nameInSql('logBytes'),
  tableRevisionsColumn,
];

function nameInSql(name: 'revision' | 'logBytes' | 'tableRevisions'): string {
  const column = findColumn(projects, name);
  if (!column) throw new Error(`projects has no column ${name}`);
  return sqlNameOf(column);
}

/** For the update that raises the revision of a project. */
export function raisedFor(table: PgTable): string {
  return `${tableRevisionsColumn} = ${tableRevisionsColumn} || jsonb_build_object('${getTableName(table)}', revision + 1)`;
}

/** Whoever raises a revision and names no table may have changed any. */
export const unnamedRaise = `create or replace function raise_of_any_table() returns trigger language plpgsql as $$ begin
    new.${tableRevisionsColumn} := jsonb_build_object('${anyTable}', new.revision);
    return new;
  end $$;
  create or replace trigger projects_raised_for_any before update of revision on projects
    for each row when (old.revision <> new.revision and old.${tableRevisionsColumn} = new.${tableRevisionsColumn})
    execute function raise_of_any_table();`;

/**
 * What a change of a row in it raises: its table's own revision in the project it belongs to, only the revision of each
 * project that shows it, or nothing that can be counted on.
 */
export function raisedBy(table: PgTable): 'table' | 'project' | undefined {
  if (table === changes || table === users) return 'project';
  if (ownedOf(table)) return 'table';
  return usesOf(table).length > 0 ? 'project' : undefined;
}

/** The revision since which nothing in these tables changed. */
export function lastChangeIn(tables: readonly string[], revisions: TableRevisions): number {
  return tables.reduce((last, table) => Math.max(last, revisions[table] ?? 0), revisions[anyTable] ?? 0);
}
