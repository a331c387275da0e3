import { getTableName, type Placeholder, type SQL, sql } from 'drizzle-orm';
import type { LogWords } from '#/platform/server/database/log/log-words';
import { changes } from '#/platform/server/database/schema/changes';
import { derivedColumnsOf, findColumn, sqlNameOf } from '#/platform/server/database/schema/tables';

/** Kinds of record as statements ask for them: as the database writes lists, put together once. */
export type ToldKinds = {
  tables: string;
  /** By table the columns in which a change says nothing to people: what that is, each kind says of itself. */
  unseen: string;
};

export function toldKinds(kinds: readonly LogWords[]): ToldKinds {
  const byTable = kinds.map((kind) => [getTableName(kind.table), listOf(unseenIn(kind))] as const);
  return {
    tables: listOf(byTable.map(([tableName]) => tableName)),
    unseen: JSON.stringify(Object.fromEntries(byTable)),
  };
}

function listOf(names: readonly string[]): string {
  return `{${names.join(',')}}`;
}

function unseenIn({ table, hidden = [] }: LogWords): string[] {
  const columns = hidden.flatMap((name) => {
    const column = findColumn(table, name);
    return column ? [sqlNameOf(column)] : [];
  });
  return [...derivedColumnsOf(table), ...columns];
}

export function isOf(tables: string | Placeholder): SQL {
  return sql`${changes.tableName} = any(${tables}::text[])`;
}

/** Nothing is told of a change in what says nothing to people. */
export function isTold(unseen: string | Placeholder): SQL {
  // Selected, so that it is read once and not for each line.
  const ofLine = sql`((select ${unseen}::jsonb) ->> ${changes.tableName})::text[]`;
  return sql`(${changes.action} <> 'change' or ${changes.before} is null
    or ${changes.before} - ${ofLine} is distinct from ${changes.after} - ${ofLine})`;
}
