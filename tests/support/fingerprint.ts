import { sql } from 'drizzle-orm';
import { getTableConfig } from 'drizzle-orm/pg-core';
import type { Database } from '#/platform/server/database/engine/database';
import { listArchived } from '#/platform/server/database/schema/archived';

/** What people own, wherever a project goes, and what is theirs besides. Counters, sessions and jobs change whenever somebody knocks. */
function listTables() {
  const archived = listArchived().map((table) => getTableConfig(table));
  const ofProjects = archived.filter(({ columns }) => columns.some(({ name }) => name === 'project_id'));
  return {
    all: [...new Set([...archived.map(({ name }) => name), ...ofPeople])],
    ofProjects: [...ofProjects.map(({ name }) => name), 'collaborators'],
  };
}

const ofPeople = ['users', 'projects', 'collaborators', 'contacts', 'chat_sessions', 'subsidy_types'];

/** One text for all that is kept: the same before and after means that nothing changed. */
export async function fingerprint(db: Database): Promise<string> {
  const parts = listTables().all.map(
    (table) =>
      sql`select ${table} as name, count(*) || ' ' || coalesce(sum(hashtextextended(t::text, 0)), 0) as rows from ${sql.identifier(table)} t`,
  );
  const result = await db.execute(sql.join(parts, sql` union all `));
  const rows = (result as unknown as { rows: { name: string; rows: string }[] }).rows;
  return rows
    .map(({ name, rows: hash }) => `${name} ${hash}`)
    .sort()
    .join('\n');
}

/** The same of one person's projects and contacts alone. */
export async function fingerprintOf(db: Database, userId: number): Promise<string> {
  const projectIds = sql`(select id from projects where user_id = ${userId})`;
  const inProjects = listTables().ofProjects.map(
    (table) =>
      sql`select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.identifier(table)} t where project_id in ${projectIds}`,
  );
  const own = ['projects', 'contacts', 'chat_sessions'].map(
    (table) =>
      sql`select coalesce(string_agg(t::text, '|' order by t::text), '') as rows from ${sql.identifier(table)} t where user_id = ${userId}`,
  );
  const result = await db.execute(sql.join([...own, ...inProjects], sql` union all `));
  return JSON.stringify((result as unknown as { rows: unknown[] }).rows);
}
