import { getTableName } from 'drizzle-orm';
import { getTableConfig, type PgTable } from 'drizzle-orm/pg-core';
import { staleCode } from '#/platform/server/database/engine/stale-code';
import { projects } from '#/platform/server/database/schema/projects';
import { findColumn, sqlNameOf } from '#/platform/server/database/schema/tables';

/** What the database calls the key of a table. */
export function keyOf(table: PgTable): string {
  const [key] = getTableConfig(table).columns.filter(({ primary }) => primary);
  return key ? sqlNameOf(key) : 'id';
}

/** Every change makes a row the next version; one that is asked for on another than the row’s own is refused. */
export const keepVersion = `create or replace function keep_version() returns trigger language plpgsql as $$
  declare seen text := current_setting('truweel.seen', true);
  begin
    if seen <> '' and split_part(seen, ' ', 1) = tg_table_name
      and split_part(seen, ' ', 2) = to_jsonb(old) ->> tg_argv[0] then
      if split_part(seen, ' ', 3) <> old.version::text then
        raise exception 'the record was changed meanwhile' using errcode = '${staleCode}';
      end if;
      perform set_config('truweel.seen', '', true);
    end if;
    if tg_op = 'DELETE' then return old; end if;
    new.version := old.version + 1;
    return new;
  end $$;`;

export function versioned(table: PgTable): string | undefined {
  if (!findColumn(table, 'version')) return undefined;
  const name = getTableName(table);
  // A project's revision is no change of the project itself.
  const isChange = table === projects ? 'when (old.revision = new.revision)' : '';
  return `create or replace trigger ${name}_version before update on ${name}
      for each row ${isChange} execute function keep_version('${keyOf(table)}');
    create or replace trigger ${name}_version_gone before delete on ${name}
      for each row execute function keep_version('${keyOf(table)}');`;
}
