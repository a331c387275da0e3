import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { startPostgres } from '../../scripts/prepare/postgres.mjs';
import { percentile } from '../support/driver.mjs';
import { scratchFolder, startOurs } from '../support/processes.mjs';
import { createVisitor } from '../support/visitor.mjs';

const limit = 1.2;
const itemsPerProject = 300;
const reads = 60;

/** Other people's items, spread over projects as large as ours. */
const fillSql = `
  with newcomer as (
    insert into users (issuer, subject) values ('bench', gen_random_uuid()::text) returning id
  ), more as (
    insert into projects (user_id, name)
    select newcomer.id, 'Groei ' || n from newcomer, generate_series(1, greatest(1, $1::int / ${itemsPerProject})) n
    returning id
  )
  insert into meetstaat_items (project_id, category, description, quantity, unit, unit_price, total_amount)
  select more.id, 'Dakwerk', 'Post van iemand anders ' || n, 2.5, 'm²', 10, 25
  from more, generate_series(1, ${itemsPerProject}) n`;

const planSql = `explain select id, description from meetstaat_items where project_id = $1 order by id`;

async function withDatabase(engine, { dataDir, url }, work) {
  if (engine === 'postgresql') {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    return work((text, values) => client.query(text, values)).finally(() => client.end());
  }
  const lite = await PGlite.create({ dataDir: join(dataDir, 'database') });
  return work((text, values) => lite.query(text, values)).finally(() => lite.close());
}

async function seed(url) {
  const visitor = createVisitor(url);
  await visitor.signIn();
  const { id } = await visitor.json('POST', '/api/projects/example');
  return { visitor, projectId: id };
}

async function fill(query, size, projectId) {
  const { rows } = await query('select count(*)::int as count from meetstaat_items');
  const missing = size - rows[0].count;
  if (missing > 0) await query(fillSql, [missing]);
  await query('vacuum analyze');
  const plan = await query(planSql, [projectId]);
  return plan.rows.map((row) => Object.values(row)[0]);
}

/** The quickest quarter: what the machine does besides makes the rest slower, never quicker. */
async function time(visitor, path) {
  const times = [];
  for (let read = 0; read < reads; read += 1) {
    const start = performance.now();
    await (await visitor.request(path)).arrayBuffer();
    times.push(performance.now() - start);
  }
  return percentile(times, 0.25);
}

async function measureEngine(engine, sizes) {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const place = { dataDir: scratchFolder(), url: postgres?.url };
  const env = { DATA_DIR: place.dataDir, ...(postgres ? { DATABASE_URL: postgres.url } : {}) };
  let ours = await startOurs(env);
  const { visitor, projectId } = await seed(ours.url);
  const { cookie } = visitor;
  await ours.stop();
  const paths = ['bill-of-quantities', 'stats', 'overview', 'quotes', 'invoices', 'planning', 'budget'].map(
    (name) => `/api/projects/${projectId}/${name}`,
  );
  paths.push('/api/projects', '/api/contacts');
  console.log(
    `\n${engine}: milliseconds, and how many times as long as with ${sizes[0].toLocaleString('en')} items`,
  );
  const first = new Map();
  let worst = 0;
  for (const size of sizes) {
    const plan = await withDatabase(engine, place, (query) => fill(query, size, projectId));
    ours = await startOurs(env);
    const request = (path) => fetch(ours.url + path, { headers: { cookie } });
    for (const path of paths) await time({ request }, path);
    console.log(`  ${size.toLocaleString('en')} items; the list's plan: ${plan[0].trim()}`);
    for (const path of paths) {
      const ms = await time({ request }, path);
      first.set(path, first.get(path) ?? ms);
      const ratio = ms / first.get(path);
      worst = Math.max(worst, ratio);
      console.log(
        `    ${path.replace(/\/\d+\//, '/…/').padEnd(40)}${ms.toFixed(2).padStart(8)} ms  ${ratio.toFixed(2)}`,
      );
    }
    await ours.stop();
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
