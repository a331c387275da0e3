import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';
import { keyOf } from '#/platform/server/database/log/row-versions';
import { changes } from '#/platform/server/database/schema/changes';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import {
  findColumn,
  linksOf,
  type Reference,
  referencesTo,
  sqlNameOf,
} from '#/platform/server/database/schema/tables';

/** Rows of the table with the project they belong to: of its own, or of what it is a part of. */
export type Owned = {
  table: PgTable;
  key: string;
  /** After `from … as r`: what is joined to reach the project, and where it then stands. */
  join: string;
  projectId: string;
  /** What it is a part of, where that is a record and not the project itself. */
  parent?: PgTable;
};

export function ownedOf(table: PgTable): Owned | undefined {
  if (table === changes) return undefined;
  const key = keyOf(table);
  if (table === projects) return { table, key, join: '', projectId: 'r.id' };
  const own = findColumn(table, 'projectId');
  if (own) return { table, key, join: '', projectId: `r.${sqlNameOf(own)}` };
  const parent = linksOf(table).find(({ target, isPart }) => isPart && findColumn(target, 'projectId'));
  if (!parent) return undefined;
  const { target, column } = parent;
  const name = sqlNameOf(column);
  const join = `left join ${getTableName(target)} p on p.${keyOf(target)} = r.${name}`;
  // Of what goes because its parent goes, the parent is gone already: it left its project behind.
  const left = `(nullif(current_setting('truweel.going', true), '')::jsonb ->> ('${getTableName(target)} ' || r.${name}))::int`;
  return { table, key, join, projectId: `coalesce(p.project_id, ${left})`, parent: target };
}

/** Where a row of no project is shown, like a contact in a paper: its change is one of each project that uses it. */
export function usesOf(table: PgTable): Reference[] {
  return ownedOf(table) ? [] : referencesTo(table).filter(({ isPart, isLoose }) => !isPart && !isLoose);
}

/** Where the name of a person stands: in what they work in, and in what an index says that they did. */
export function placesOfNames(): Reference[] {
  return referencesTo(users).filter(
    ({ table, column, isPart }) => isPart || (table !== changes && isIndexed(table, column)),
  );
}

function isIndexed(table: PgTable, { name }: PgColumn): boolean {
  return getTableConfig(table).indexes.some(({ config: { columns } }) => {
    const [first] = columns;
    return first !== undefined && 'name' in first && first.name === name;
  });
}
