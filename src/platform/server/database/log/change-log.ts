import { createHash } from 'node:crypto';
import { getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { SqlSession } from '#/platform/server/database/engine/database';
import { tellEndedSessions } from '#/platform/server/database/engine/session-end';
import { tokenSetting, userSetting } from '#/platform/server/database/log/acting';
import { addLogBytes, forgetLogBytes } from '#/platform/server/database/log/log-bytes';
import { type Owned, ownedOf, placesOfNames, usesOf } from '#/platform/server/database/log/owned-rows';
import { keepVersion, keyOf, versioned } from '#/platform/server/database/log/row-versions';
import {
  raisedFor,
  tableRevisionsColumn,
  unnamedRaise,
} from '#/platform/server/database/log/table-revisions';
import { tellWebhooks } from '#/platform/server/database/log/tell-webhooks';
import { accessTokens } from '#/platform/server/database/schema/access-tokens';
import { listTables } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { derivedColumnsOf, findColumn, sqlNameOf } from '#/platform/server/database/schema/tables';

/** Where is told which project has a new revision, which session ended and who is where. */
export const revisionChannel = 'truweel_revision';

/** Who is being removed together with what they wrote is nobody any more. */
const who = `(select id from users where id = nullif(current_setting('${userSetting}', true), '')::int)`;
/** The program that they let do it, by the name they gave it. */
const via = `(select name from ${getTableName(accessTokens)} where id = nullif(current_setting('${tokenSetting}', true), '')::int)`;
/** The act that is being undone, for as long as the transaction that does it. */
export const undoesSetting = 'truweel.undoes';
const undone = `nullif(current_setting('${undoesSetting}', true), '')::bigint`;
/** What who acts read of what is wrong, for as long as it is set. */
export const readSetting = 'truweel.read';
const read = `nullif(current_setting('${readSetting}', true), '')::jsonb`;
const isQuiet = `current_setting('truweel.quiet', true) = 'on'`;

/** One number for all of a transaction. It comes from those of the log itself, so that a restored log has no other. */
const currentAct = `create or replace function current_act() returns bigint language plpgsql as $$
  declare known text := current_setting('truweel.act', true);
  begin
    if known is null or known = '' then
      known := nextval(pg_get_serial_sequence('changes', 'id'))::text;
      perform set_config('truweel.act', known, true);
    end if;
    return known::bigint;
  end $$;`;

/** What takes parts along tells them where they belonged. */
const keepProject = `create or replace function keep_project() returns trigger language plpgsql as $$ begin
    perform set_config('truweel.going', (coalesce(nullif(current_setting('truweel.going', true), ''), '{}')::jsonb
      || jsonb_build_object(tg_table_name || ' ' || (to_jsonb(old) ->> tg_argv[0]), old.project_id))::text, true);
    return old;
  end $$;`;

function keepingProject(table: PgTable): string {
  const name = getTableName(table);
  return `create or replace trigger ${name}_parts before delete on ${name}
    for each row execute function keep_project('${keyOf(table)}');`;
}

/** Raises the revision of the projects and writes a line for each row. `rows`: project_id, key, before, after; `action` is SQL over them. */
function write(table: PgTable, action: string, rows: string, isTold = ''): string {
  return `
    with told as materialized (${rows}),
    raised as (
      update projects set revision = revision + 1, ${raisedFor(table)}, ${addLogBytes(isTold)}
      where id in (select project_id from told) returning id, revision
    )
    insert into changes (project_id, revision, act, undoes, seen, user_id, via, table_name, record_key, action, before, after)
    select raised.id, raised.revision, (select current_act()), ${undone}, ${read}, ${who}, ${via}, '${getTableName(table)}',
      told.key::text, ${action}, told.before, told.after
    from told join raised on raised.id = told.project_id ${isTold} order by told.key;`;
}

function define(name: string, body: string): string {
  return `create or replace function ${name}() returns trigger language plpgsql as $$ begin
    if ${isQuiet} then return null; end if;
    ${body}
    return null;
  end $$;`;
}

function watch(table: PgTable, event: 'insert' | 'update' | 'delete', rows: string, body: string): string {
  const name = `${getTableName(table)}_${event}_log`;
  // What the log itself does to a project is none of its business.
  const when = table === projects ? 'when (pg_trigger_depth() = 0)' : '';
  return `${define(name, body)}
    create or replace trigger ${name} after ${event} on ${getTableName(table)}
    referencing ${rows} for each statement ${when} execute function ${name}();`;
}

const added = `case when current_setting('truweel.restores', true) = 'on' then 'restore' else 'add' end`;

/** Into the trash and out of it is a change of the row, and to people none. */
function changedAs(table: PgTable): string {
  if (!findColumn(table, 'removedAt')) return `'change'`;
  const wasIn = (side: string) => `told.${side} ->> 'removed_at' is not null`;
  return `case when ${wasIn('before')} = (${wasIn('after')}) then 'change'
      when ${wasIn('after')} then 'remove' else 'restore' end`;
}

/** What was only written again raises the revision, for its version is another; there is nothing to tell of it. */
function isReal(table: PgTable): string {
  const derived = `'{${derivedColumnsOf(table).join(',')}}'::text[]`;
  return `and told.before - ${derived} is distinct from told.after - ${derived}`;
}

/** Which table changed when is no part of what a project is. */
function rowIn(table: PgTable, name: string): string {
  return table === projects ? `to_jsonb(${name}) - '${tableRevisionsColumn}'` : `to_jsonb(${name})`;
}

function logged({ table, key, join, projectId }: Owned): string {
  const told = (side: 'before' | 'after', from: string) => {
    const row =
      side === 'before'
        ? `${rowIn(table, 'r')} as before, null::jsonb as after`
        : `null::jsonb as before, ${rowIn(table, 'r')} as after`;
    return `select ${projectId} as project_id, r.${key} as key, ${row} from ${from} as r ${join}`;
  };
  // Either side has every row. `full` rules out the plan that fits a change of one row, is kept for the connection, and
  // then compares each of five thousand rows with all the others.
  const changed = `select ${projectId} as project_id, r.${key} as key,
      ${rowIn(table, 'o')} as before, ${rowIn(table, 'r')} as after
    from new_rows as r full join old_rows as o on o.${key} = r.${key} ${join}`;
  return [
    watch(table, 'insert', 'new table as new_rows', write(table, added, told('after', 'new_rows'))),
    watch(
      table,
      'update',
      'old table as old_rows new table as new_rows',
      write(table, changedAs(table), changed, isReal(table)),
    ),
    watch(table, 'delete', 'old table as old_rows', write(table, `'remove'`, told('before', 'old_rows'))),
  ].join('\n');
}

/** Of no project, and shown in each that uses it, like a contact: its change is one of all of them. */
function loggedWhereUsed(table: PgTable): string | undefined {
  const uses = usesOf(table);
  if (uses.length === 0) return undefined;
  const key = keyOf(table);
  const used = uses
    .map(
      (use) =>
        `select ${sqlNameOf(use.projectId)} as project_id, ${sqlNameOf(use.column)} as used from ${getTableName(use.table)}
         where ${sqlNameOf(use.column)} in (select ${key} from new_rows)`,
    )
    .join(' union ');
  const rows = `select u.project_id, r.${key} as key, to_jsonb(o) as before, to_jsonb(r) as after
    from new_rows as r join old_rows as o on o.${key} = r.${key} join (${used}) as u on u.used = r.${key}`;
  return watch(
    table,
    'update',
    'old table as old_rows new table as new_rows',
    write(table, changedAs(table), rows, isReal(table)),
  );
}

/** A name stands in every project that somebody works in, or did something in; it is no record of any of them. */
function namesOfPeople(): string {
  const places = placesOfNames().map(
    ({ table, projectId, column }) =>
      `or projects.id in (select ${sqlNameOf(projectId)} from ${getTableName(table)} where ${sqlNameOf(column)} = renamed.id)`,
  );
  return watch(
    users,
    'update',
    'old table as old_rows new table as new_rows',
    `update projects set revision = revision + 1 from (
      select r.id from new_rows as r join old_rows as o on o.id = r.id
      where (o.first_name, o.last_name, o.email) is distinct from (r.first_name, r.last_name, r.email)
    ) as renamed
    where projects.user_id = renamed.id ${places.join('\n      ')};`,
  );
}

/** Whoever listens, in whichever process, hears of a change when it is committed. */
const tellRevision = `create or replace function tell_revision() returns trigger language plpgsql as $$ begin
    perform pg_notify('${revisionChannel}', new.id::text);
    return null;
  end $$;
  create or replace trigger projects_revision_told after update of revision on projects
    for each row when (old.revision <> new.revision) execute function tell_revision();`;

/** All that the schema asks for, by the name of what it is about. */
function changeLogParts(): Map<string, string> {
  const parts = new Map<string, string>([
    ['', [currentAct, keepVersion, keepProject].join('\n')],
    ['revision', tellRevision],
    ['table revisions', unnamedRaise],
    ['log bytes', forgetLogBytes],
    ['webhooks', tellWebhooks],
    ['ended sessions', tellEndedSessions(revisionChannel)],
  ]);
  const parents = new Set(listTables().map((table) => ownedOf(table)?.parent));
  for (const table of listTables()) {
    const owned = ownedOf(table);
    const log = owned ? logged(owned) : table === users ? namesOfPeople() : loggedWhereUsed(table);
    const sql = [log, versioned(table), parents.has(table) && keepingProject(table)]
      .filter(Boolean)
      .join('\n');
    if (sql) parts.set(getTableName(table), sql);
  }
  return parts;
}

const markName = 'change log';

/** Makes what is missing or was made by another version of the program; in the transaction of the caller. */
export async function ensureChangeLog({ run, rows }: SqlSession): Promise<void> {
  const [mark] = await rows('select value from installation where name = $1', [markName]);
  const made = { ...((mark?.value ?? {}) as Record<string, string>) };
  let isChanged = false;
  for (const [name, sql] of changeLogParts()) {
    const hash = createHash('sha256').update(sql).digest('hex');
    if (made[name] === hash) continue;
    await run(sql);
    made[name] = hash;
    isChanged = true;
  }
  if (!isChanged) return;
  await rows(
    `insert into installation (name, value) values ($1, $2::text::jsonb)
     on conflict (name) do update set value = excluded.value, updated_at = now()`,
    [markName, JSON.stringify(made)],
  );
}
