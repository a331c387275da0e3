import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { percentile } from '../support/driver.mjs';
import { scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

const limit = 1.2;
const itemsPerProject = 300;
const warmUps = 30;
const reads = 100;
const paths = [
  '/api/projects/:id/bill-of-quantities',
  '/api/projects/:id/stats',
  '/api/projects/:id/overview',
  '/api/projects/:id/quotes',
  '/api/projects/:id/invoices',
  '/api/projects/:id/planning',
  '/api/projects/:id/budget',
  '/api/projects/:id/documents',
  '/api/projects/:id/premie-calculations',
  '/api/projects/:id/eligible-costs',
  '/api/projects/:id/collaborators',
  '/api/projects/:id/changes',
  '/api/projects/:id/trash',
  '/api/projects',
  '/api/contacts',
  '/api/user/invitations',
];

/** Other people's projects, as large as ours: a person has one, with contacts, quotes, invoices, tasks and a neighbour as guest. */
const fillSql = `
  with people as (
    insert into users (issuer, subject, email)
    select 'bench', gen_random_uuid()::text, gen_random_uuid()::text || '@voorbeeld.example'
    from generate_series(1, greatest(1, $1::int / ${itemsPerProject}))
    returning id
  ), theirs as (
    insert into projects (user_id, name) select id, 'Groei' from people returning id, user_id
  ), money as (
    insert into budgets (project_id) select id from theirs
  ), guests as (
    insert into collaborators (project_id, user_id, email, status)
    select id, coalesce(lead(user_id) over (order by id), min(user_id) over ()),
      'gast-' || id || '@voorbeeld.example', 'accepted'
    from theirs
  ), firms as (
    insert into contacts (user_id, name)
    select user_id, 'Aannemer ' || n from theirs, generate_series(1, 9) n returning id, user_id
  ), offers as (
    insert into quotes (project_id, contact_id, amount)
    select theirs.id, firms.id, 1000 from theirs join firms using (user_id)
  ), bills as (
    insert into invoices (project_id, contact_id, amount)
    select theirs.id, firms.id, 500 from theirs join firms using (user_id)
  ), work as (
    insert into tasks (project_id, contact_id, title, start_date)
    select theirs.id, firms.id, 'Werk', '2026-05-04' from theirs join firms using (user_id)
  )
  insert into meetstaat_items (project_id, category, description, quantity, unit, unit_price, total_amount)
  select theirs.id, 'Dakwerk', 'Post van iemand anders ' || n, 2.5, 'm²', 10, 25
  from theirs, generate_series(1, ${itemsPerProject}) n`;

/** What the plans come to: large tables that were read from end to end since the statistics were reset. */
const wholeReadsSql = `
  select relname as name, seq_tup_read / seq_scan as rows from pg_stat_user_tables
  where seq_scan > 0 and seq_tup_read / seq_scan > 1000 order by 2 desc`;

async function withDatabase(engine, { dataDir, url }, work) {
  if (engine === 'postgresql') {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return work((text, values) => client.query(text, values)).finally(() => client.end());
  }
  const lite = await PGlite.create({ dataDir: join(dataDir, 'database') });
  return work((text, values) => lite.query(text, values)).finally(() => lite.close());
}

async function fill(query, size) {
  const { rows } = await query('select count(*)::int as count from meetstaat_items');
  const missing = size - rows[0].count;
  if (missing > 0) await query(fillSql, [missing]);
  await query('vacuum analyze');
  await query('select pg_stat_reset()');
}

/** A server of its own with our project among so many items. */
async function openSize(engine, size, postgres) {
  const place = { dataDir: scratchFolder() };
  if (postgres) {
    const name = `growth_${size}`;
    await withDatabase(engine, postgres, (query) => query(`create database ${name}`));
    place.url = Object.assign(new URL(postgres.url), { pathname: name }).href;
  }
  const env = { DATA_DIR: place.dataDir, ...(place.url ? { DATABASE_URL: place.url } : {}) };
  const first = await startOurs(env);
  const visitor = createVisitor(first.url);
  await visitor.signIn();
  const { id } = await visitor.json('POST', '/api/projects/example');
  await first.stop();
  await withDatabase(engine, place, (query) => fill(query, size));
  const ours = await startOurs(env);
  const headers = { cookie: visitor.cookie };
  return {
    size,
    read: async (path) => {
      const response = await fetch(ours.url + path.replace(':id', id), { headers });
      if (!response.ok) throw new Error(`${path} answered ${response.status}`);
      await response.arrayBuffer();
    },
    close: async () => {
      await ours.stop();
      const { rows } = await withDatabase(engine, place, (query) => query(wholeReadsSql));
      return rows.map((row) => `${row.name} (${row.rows} rows)`);
    },
  };
}

/**
 * By turns, so that what the machine does besides touches all alike. Of each the quickest quarter: the rest only tells
 * what came in between.
 */
async function time(places, path) {
  const times = places.map(() => []);
  for (let count = 0; count < warmUps + reads; count += 1) {
    for (const [index, place] of places.entries()) {
      const start = performance.now();
      await place.read(path);
      if (count >= warmUps) times[index].push(performance.now() - start);
    }
  }
  return times.map((taken) => percentile(taken, 0.25));
}

async function measureEngine(engine, sizes) {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const places = [];
  for (const size of sizes) places.push(await openSize(engine, size, postgres));
  const columns = sizes.map((size) => size.toLocaleString('en').padStart(20)).join('');
  console.log(`\n${engine}${' '.repeat(40 - engine.length)}${columns} items`);
  let worst = 0;
  for (const path of paths) {
    const times = await time(places, path);
    const ratios = times.map((ms) => ms / times[0]);
    worst = Math.max(worst, ...ratios);
    const cells = times.map((ms, index) => `${ms.toFixed(2)} ms ×${ratios[index].toFixed(2)}`.padStart(20));
    console.log(`  ${path.padEnd(38)}${cells.join('')}`);
  }
  for (const place of places) {
    const whole = await place.close();
    console.log(
      `  with ${place.size.toLocaleString('en')} items, tables of over 1,000 rows read from end to end: ${whole.join(', ') || 'none'}`,
    );
  }
  await postgres?.stop();
  console.log(`  aim: at most ${limit} times: ${worst.toFixed(2)} ${worst <= limit ? 'met' : 'MISSED'}`);
  return worst <= limit;
}

export async function benchGrowth({ engines, sizes }) {
  const met = [];
  for (const engine of engines) met.push(await measureEngine(engine, sizes));
  return met.every(Boolean);
}
