import { getTableName } from 'drizzle-orm';
import { changes } from '#/platform/server/database/schema/changes';

/** What a line of the log holds, in bytes, over `before` and `after` of this row. */
function bytesOf(row: string): string {
  return `(coalesce(octet_length(${row}.before::text), 0) + coalesce(octet_length(${row}.after::text), 0))`;
}

/** For the update that raises the revision of a project: what the lines in `told` add, where they are written. */
export function addLogBytes(isTold: string): string {
  return `log_bytes = log_bytes + coalesce(
        (select sum(${bytesOf('told')}) from told where told.project_id = projects.id ${isTold}), 0)`;
}

/**
 * Lines are emptied by upkeep, by who empties the trash and with who leaves; screens show what was in them. They are
 * joined as in the log: see there.
 */
export const forgetLogBytes = `create or replace function forget_log_bytes() returns trigger language plpgsql as $$ begin
    update projects set revision = revision + 1, log_bytes = greatest(0, log_bytes - emptied.bytes)
    from (
      select n.project_id, sum(${bytesOf('o')} - ${bytesOf('n')}) as bytes
      from new_rows as n full join old_rows as o on o.id = n.id
      where (o.before, o.after) is distinct from (n.before, n.after) group by n.project_id
    ) as emptied
    where projects.id = emptied.project_id;
    return null;
  end $$;
  create or replace trigger ${getTableName(changes)}_emptied after update on ${getTableName(changes)}
    referencing old table as old_rows new table as new_rows
    for each statement execute function forget_log_bytes();`;
