// The yardsticks: a bare Fastify with the same data, in a process of its own. No sign-in, no contract, no gate.
import { readFileSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import Fastify from 'fastify';
import pg from 'pg';

const { PORT, DATABASE_URL, DATABASE_FOLDER, BYTES_FILE, PROJECT_ID, TOKEN_HASH } = process.env;
const projectId = Number(PROJECT_ID);

async function openEngine() {
  if (DATABASE_URL) {
    const pool = new pg.Pool({ connectionString: DATABASE_URL, max: 20 });
    return async (text, values) => (await pool.query(text, values)).rows;
  }
  const startParams = [...PGlite.defaultStartParams, '-c', 'shared_buffers=32MB'];
  const lite = await PGlite.create({ dataDir: DATABASE_FOLDER, startParams });
  return async (text, values) => (await lite.query(text, values)).rows;
}

const query = await openEngine();

const columns = `id, project_id, category, description, quantity, unit, unit_price, total_amount, contact_id,
  included_in_loan, subsidy_eligible, subsidy_type_id, notes, created_by, created_at, updated_at`;
const listSql = `select ${columns} from meetstaat_items where project_id = $1 order by id asc`;
const sessionSql = `select users.*, sessions.last_seen_at from sessions join users on users.id = sessions.user_id
  where token_hash = $1 and expires_at > now() and last_seen_at > now() - make_interval(secs => $2)`;
const memberSql = `select projects.id, case when projects.user_id = $1 then 'owner' else collaborators.role end as role
  from projects left join collaborators on collaborators.project_id = projects.id
    and collaborators.user_id = $1 and collaborators.status = 'accepted'
  where projects.id = $2`;
const createSql = `insert into meetstaat_items
  (project_id, category, description, quantity, unit, unit_price, total_amount) values ($1, $2, $3, $4, $5, $6, $7)
  returning ${columns}`;
const statsSql = [
  'select status, amount, unforeseen_costs from quotes where project_id = $1',
  'select status, quote_id, subsidy_eligible, sum(amount) from invoices where project_id = $1 group by 1, 2, 3',
  'select * from budgets where project_id = $1',
  'select sum(premie_bedrag) from premie_calculations where project_id = $1',
  'select status, count(*)::int from tasks where project_id = $1 group by 1',
];
const dutiesSql = [
  'select * from homes where project_id = $1',
  'select * from intakes where project_id = $1 order by created_at desc, id desc',
  `select quotes.id, quotes.description, quotes.category, quotes.amount, quotes.net_amount, quotes.lines, contacts.name,
    contacts.company, contacts.type from quotes join contacts on contacts.id = quotes.contact_id
    where quotes.project_id = $1 and quotes.status = 'accepted' order by quotes.id`,
  `select tasks.title, tasks.start_date, tasks.status, contacts.type from tasks
    left join contacts on contacts.id = tasks.contact_id
    where tasks.project_id = $1 and tasks.status <> 'cancelled' order by tasks.start_date, tasks.id`,
  'select description, category from meetstaat_items where project_id = $1 order by id',
  'select question, value from duty_answers where project_id = $1',
  'select * from duty_states where project_id = $1',
  `select documents.*, files.name, files.size, files.mime_type from documents
    join files on files.key = documents.file_key where documents.project_id = $1`,
];

async function admit() {
  const [user] = await query(sessionSql, [TOKEN_HASH, 14 * 86_400]);
  await query(memberSql, [user.id, projectId]);
}

const http = Fastify();
const bytes = readFileSync(BYTES_FILE);
http.get('/memory', (_request, reply) => reply.type('application/json; charset=utf-8').send(bytes));
http.get('/list', () => query(listSql, [projectId]));
http.get('/admitted-list', async () => {
  await admit();
  return query(listSql, [projectId]);
});
http.post('/create', async (request) => {
  const { category, description, quantity, unit, unitPrice } = request.body;
  await admit();
  const total = (Number(quantity) * Number(unitPrice)).toFixed(2);
  return query(createSql, [projectId, category, description, quantity, unit, unitPrice, total]);
});
for (const [path, texts] of [
  ['/stats', statsSql],
  ['/duties', dutiesSql],
]) {
  http.get(path, async () => {
    await admit();
    const answers = [];
    for (const text of texts) answers.push(await query(text, [projectId]));
    return answers;
  });
}
http.get('/hop', (_request, reply) => reply.redirect('/hop', 302));

await http.listen({ port: Number(PORT), host: 'localhost' });
console.log('the yardstick is ready');
process.on('SIGTERM', () => process.exit(0));
