import { sql } from 'drizzle-orm';
import type { Database } from '#/platform/server/database/engine/database';

/** What people own. Counters, sessions and jobs change whenever somebody knocks. */
const tables = [
  ...['users', 'projects', 'collaborators', 'budgets', 'contacts', 'meetstaat_items', 'quotes', 'invoices'],
  ...['tasks', 'documents', 'files', 'premie_calculations', 'chat_sessions', 'intakes', 'subsidy_types'],
];

/** One text for all that is kept: the same before and after means that nothing changed. */
export async function fingerprint(db: Database): Promise<string> {
  const parts = tables.map(
    (table) =>
      sql`select ${table} as name, coalesce(md5(string_agg(t::text, '|' order by t::text)), '') as rows from ${sql.identifier(table)} t`,
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
  const inProjects = tables
    .filter((table) => !['users', 'projects', 'contacts', 'chat_sessions', 'subsidy_types'].includes(table))
    .map(
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
