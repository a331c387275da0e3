import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
// Loads every feature’s tables.
import '#/app/server/features';
import type { Engine, SqlSession } from '#/platform/server/database/engine/database';
import { listPending, migrate } from '#/platform/server/database/engine/migrate';
import { ensureChangeLog } from '#/platform/server/database/log/change-log';
import { listTables } from '#/platform/server/database/schema/define-table';
import { generateDrizzleJson, generateMigration } from '../../../../../tests/support/migration-maker';
import { openTestDatabase } from '../../../../../tests/support/test-database';

const shipped = new URL('../../../../../db/migrations', import.meta.url).pathname;
const folders: string[] = [];

/** Brought up to date; after the first upgrade of `afterUpgrade` no longer as it began. */
let engine: Engine;
beforeAll(async () => {
  engine = await openTestDatabase();
});
afterAll(() => engine.close());

function copyOfMigrations(): string {
  const folder = mkdtempSync(join(tmpdir(), 'truweel-migrations-'));
  folders.push(folder);
  cpSync(shipped, folder, { recursive: true });
  return folder;
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

/** What is found after an upgrade from the version before a migration, with these rows in it. */
async function afterUpgrade<Found>(
  migration: string,
  statements: readonly string[],
  look: (session: SqlSession) => Promise<Found>,
): Promise<Found> {
  const folder = copyOfMigrations();
  const names = readdirSync(folder).filter((name) => name.endsWith('.sql'));
  const first = names.find((name) => name.endsWith(`_${migration}.sql`)) ?? '';
  for (const name of names) if (name >= first) rmSync(join(folder, name));
  return engine.exclusively(async (session) => {
    await session.run('drop schema public cascade');
    await session.run('create schema public');
    await migrate(session, folder);
    for (const statement of statements) await session.run(statement);
    await migrate(session, shipped);
    return look(session);
  });
}

describe('migrations', () => {
  it('run once, however often one starts', async () => {
    const count = () =>
      engine.exclusively(({ rows }) => rows('select name, applied_at from schema_migrations order by name'));
    const before = await count();
    await engine.exclusively((session) => migrate(session, shipped));
    expect(await count()).toEqual(before);
  });

  it('leave no column that points at another table without an index', async () => {
    const bare = await engine.exclusively(({ rows }) =>
      rows(`select c.conrelid::regclass::text as table, a.attname as column
        from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
        where c.contype = 'f' and not exists (
          select 1 from pg_index i where i.indrelid = c.conrelid and i.indkey[0] = c.conkey[1]
        ) order by 1, 2`),
    );
    expect(bare).toEqual([]);
  });

  it('stop the start when a shipped one was edited', async () => {
    const folder = copyOfMigrations();
    const [first = ''] = readdirSync(folder).filter((name) => name.endsWith('.sql'));
    writeFileSync(join(folder, first), `${readFileSync(join(folder, first), 'utf8')}\n-- a late idea`);
    await expect(engine.exclusively((session) => migrate(session, folder))).rejects.toThrow(
      /was changed after it was applied/,
    );
  });

  it('leave nothing of one that fails half way', async () => {
    const folder = copyOfMigrations();
    writeFileSync(
      join(folder, '9999_bad.sql'),
      'create table half (id integer);\n--> statement-breakpoint\nselect nonsense',
    );
    await expect(engine.exclusively((session) => migrate(session, folder))).rejects.toThrow(
      /The migration 9999_bad\.sql failed at statement 2 of 2: .*nonsense/,
    );
    const tables = await engine.exclusively(({ rows }) =>
      rows("select tablename from pg_tables where tablename = 'half'"),
    );
    expect(tables).toEqual([]);
  });

  it('can be listed before they run, and stop an old program on what they made', async () => {
    const folder = copyOfMigrations();
    const pending = (from: string) => engine.snapshot((session) => listPending(session, from));
    expect(await pending(folder)).toEqual({ isNew: false, names: [] });
    writeFileSync(join(folder, '9999_later.sql'), 'create table later (id integer)');
    expect(await pending(folder)).toEqual({ isNew: false, names: ['9999_later.sql'] });
    expect(await pending(folder)).toEqual({ isNew: false, names: ['9999_later.sql'] });
    await engine.exclusively((session) => migrate(session, folder));
    await expect(pending(shipped)).rejects.toThrow(/newer than this program/);
    await expect(engine.exclusively((session) => migrate(session, shipped))).rejects.toThrow(
      /newer than this program/,
    );
  });

  it('say what the schema says', async () => {
    const schema = Object.fromEntries(listTables().map((table, index) => [`table${index}`, table]));
    const [snapshot = ''] = readdirSync(join(shipped, 'meta'))
      .filter((name) => name.endsWith('_snapshot.json'))
      .sort()
      .reverse();
    const previous = JSON.parse(readFileSync(join(shipped, 'meta', snapshot), 'utf8'));
    const current = generateDrizzleJson(schema, previous.id, undefined, 'snake_case');
    expect(await generateMigration(previous, current)).toEqual([]);
  });

  it('give the contacts of who left to the owners whose projects use them, and go on warning', async () => {
    // Person 1 has two projects, 2 has one, 3 is in nobody's and 4 still in the first.
    const rows = [
      "insert into users (issuer, subject) select 'https://x.example', n::text from generate_series(1, 4) n",
      "insert into projects (user_id, name) values (1, 'een'), (1, 'twee'), (2, 'drie'), (3, 'eigen')",
      "insert into collaborators (project_id, user_id, email, status) values (1, 4, 'd@x.example', 'accepted'), (1, 3, 'c@x.example', 'pending')",
      "insert into contacts (user_id, name, iban) values (3, 'mee', 'BE47'), (3, 'gedeeld', null), (4, 'lid', 'BE64'), (3, 'los', null)",
      'insert into quotes (project_id, contact_id, amount) values (1, 1, 1), (1, 3, 1), (4, 2, 1)',
      "insert into invoices (project_id, contact_id, amount, status, paid_iban) values (1, 1, 1, 'paid', 'BE64'), (1, 2, 1, 'paid', null), (2, 2, 1, 'pending', null), (3, 2, 1, 'pending', null), (1, 3, 1, 'paid', 'be 64')",
      "insert into tasks (project_id, contact_id, title) values (1, 2, 'dak')",
    ];
    const found = await afterUpgrade('accounts_and_makers', rows, async (session) => {
      const uses =
        'select project_id, contact_id from invoices union all select project_id, contact_id from quotes union all select project_id, contact_id from tasks';
      return {
        uses: await session.rows(
          `select u.project_id, c.name, c.user_id, count(distinct c.id)::int as contacts from (${uses}) u join contacts c on c.id = u.contact_id group by 1, 2, 3 order by 1, 2`,
        ),
        contacts: await session.rows('select name, user_id from contacts order by name, user_id'),
        changes: await session.rows(
          'select project_id, contact_id, from_iban, to_iban, changed_by, confirmed_at from iban_changes',
        ),
      };
    });
    expect(found.uses).toEqual([
      { project_id: 1, name: 'gedeeld', user_id: 1, contacts: 1 },
      { project_id: 1, name: 'lid', user_id: 4, contacts: 1 },
      { project_id: 1, name: 'mee', user_id: 1, contacts: 1 },
      { project_id: 2, name: 'gedeeld', user_id: 1, contacts: 1 },
      { project_id: 3, name: 'gedeeld', user_id: 2, contacts: 1 },
      { project_id: 4, name: 'gedeeld', user_id: 3, contacts: 1 },
    ]);
    expect(found.contacts).toEqual([
      { name: 'gedeeld', user_id: 1 },
      { name: 'gedeeld', user_id: 2 },
      { name: 'gedeeld', user_id: 3 },
      { name: 'lid', user_id: 4 },
      { name: 'los', user_id: 3 },
      { name: 'mee', user_id: 1 },
    ]);
    expect(found.changes).toEqual([
      {
        project_id: 1,
        contact_id: 1,
        from_iban: 'BE64',
        to_iban: 'BE47',
        changed_by: null,
        confirmed_at: null,
      },
    ]);
  });

  it('make one payment of each paid invoice, and change nothing else in meaning', async () => {
    const rows = [
      "insert into users (issuer, subject) values ('https://x.example', '1')",
      "insert into projects (user_id, name) values (1, 'een')",
      "insert into contacts (user_id, name) values (1, 'mee')",
      `insert into invoices (project_id, contact_id, amount, status, paid_date, paid_iban, created_by) values
          (1, 1, 100.10, 'paid', '2026-05-01', 'BE64', 1), (1, 1, 0, 'paid', null, null, null),
          (1, 1, 9999999999.99, 'paid', null, 'BE47', 1), (1, 1, 5, 'pending', null, null, 1), (1, 1, 6, 'overdue', null, null, 1)`,
    ];
    const found = await afterUpgrade('payments_and_lines', rows, async (session) => {
      await ensureChangeLog(session);
      const figures =
        'select status, paid_date::text, paid::text, amount::text, version from invoices order by id';
      const before = await session.rows(figures);
      // Who only writes them again finds them as they were: the rule of the database is the one they came in by.
      await session.run('update invoices set notes = null');
      const after = (await session.rows(figures)).map(({ version, ...row }) => ({
        ...row,
        version: Number(version) - 1,
      }));
      return {
        before,
        after,
        payments: await session.rows(
          'select invoice_id, date::text, amount::text, iban, how, created_by, project_id from payments order by id',
        ),
        lines: await session.rows('select distinct kind, lines::text, vat_lines::text from invoices'),
      };
    });
    expect(found.before).toEqual([
      { status: 'paid', paid_date: '2026-05-01', paid: '100.10', amount: '100.10', version: 1 },
      { status: 'paid', paid_date: null, paid: '0.00', amount: '0.00', version: 1 },
      { status: 'paid', paid_date: null, paid: '9999999999.99', amount: '9999999999.99', version: 1 },
      { status: 'pending', paid_date: null, paid: null, amount: '5.00', version: 1 },
      { status: 'overdue', paid_date: null, paid: null, amount: '6.00', version: 1 },
    ]);
    expect(found.after).toEqual(found.before);
    const made = { how: 'status', project_id: 1 };
    expect(found.payments).toEqual([
      { ...made, invoice_id: 1, date: '2026-05-01', amount: '100.10', iban: 'BE64', created_by: 1 },
      { ...made, invoice_id: 2, date: null, amount: '0.00', iban: null, created_by: null },
      { ...made, invoice_id: 3, date: null, amount: '9999999999.99', iban: 'BE47', created_by: 1 },
    ]);
    expect(found.lines).toEqual([{ kind: 'invoice', lines: '[]', vat_lines: '[]' }]);
  });

  it('go on counting extra work where it was, that in the trash too, without a word in the log', async () => {
    const rows = [
      "insert into users (issuer, subject) values ('https://x.example', '1')",
      "insert into projects (user_id, name) values (1, 'een')",
      "insert into contacts (user_id, name) values (1, 'mee')",
      'insert into quotes (project_id, contact_id, amount) values (1, 1, 1), (1, 1, 2), (1, 1, 3)',
      `insert into extras (project_id, quote_id, number, title, net, total) values
          (1, 1, 1, 'a', 1, 1), (1, 1, 3, 'b', 1, 1), (1, 2, 2, 'c', 1, 1)`,
      `insert into changes (project_id, revision, act, table_name, record_key, action, before) values
          (1, 1, 1, 'extras', '7', 'remove', '{"quote_id": 2, "number": 5}'),
          (1, 1, 1, 'extras', '8', 'remove', '{"quote_id": 1, "number": 2}'),
          (1, 1, 1, 'tasks', '9', 'remove', '{"quote_id": 3, "number": 4}')`,
      "create function tell() returns trigger language plpgsql as $$ begin raise exception 'told'; end $$",
      'create trigger quotes_told after update on quotes for each statement execute function tell()',
    ];
    const found = await afterUpgrade('last_extra', rows, async (session) => {
      return {
        quotes: await session.rows('select last_extra, version from quotes order by id'),
        triggers: await session.rows("select tgenabled from pg_trigger where tgname = 'quotes_told'"),
      };
    });
    expect(found).toEqual({
      quotes: [
        { last_extra: 3, version: 1 },
        { last_extra: 5, version: 1 },
        { last_extra: 0, version: 1 },
      ],
      triggers: [{ tgenabled: 'O' }],
    });
  });

  it('make rooms of what tasks said of them, in the log and the trash too, and lose none', async () => {
    const rows = [
      "insert into users (issuer, subject) values ('https://x.example', '1')",
      "insert into projects (user_id, name) values (1, 'een'), (1, 'twee')",
      `insert into tasks (project_id, title, room, created_by) values (1, 'a', ' Keuken', 1), (1, 'b', 'keuken;  bad  kamer', 1),
          (1, 'c', null, 1), (2, 'd', 'Keuken', null), (1, 'e', ' ', 1)`,
      `insert into changes (project_id, revision, act, table_name, record_key, action, before, after) values
          (1, 1, 1, 'tasks', '9', 'remove', '{"title": "f", "room": "Zolder"}', null),
          (1, 1, 1, 'tasks', '1', 'change', '{"room": null}', '{"room": "keuken"}'),
          (1, 1, 1, 'tasks', '3', 'change', '{"room": null}', '{"room": null}')`,
    ];
    const found = await afterUpgrade('rooms', rows, async (session) => ({
      rooms: await session.rows(
        'select id, project_id, name, position, created_by from rooms order by project_id, position',
      ),
      tasks: await session.rows('select title, room_ids, version from tasks order by id'),
      log: await session.rows(
        "select before -> 'room_ids' as before, after -> 'room_ids' as after from changes order by id",
      ),
      bytes: await session.rows(
        `select log_bytes::int as held, (select sum(coalesce(octet_length(before::text), 0)
          + coalesce(octet_length(after::text), 0))::int from changes) as sum from projects where id = 1`,
      ),
    }));
    const idOf = (name: string, project = 1) =>
      found.rooms.find((room) => room.name === name && room.project_id === project)?.id;
    expect(found.rooms).toMatchObject([
      { project_id: 1, name: 'bad kamer', position: 1, created_by: 1 },
      { project_id: 1, name: 'Keuken', position: 2, created_by: 1 },
      { project_id: 1, name: 'Zolder', position: 3, created_by: null },
      { project_id: 2, name: 'Keuken', position: 1, created_by: null },
    ]);
    expect(found.tasks).toEqual([
      { title: 'a', room_ids: [idOf('Keuken')], version: 1 },
      { title: 'b', room_ids: [idOf('Keuken'), idOf('bad kamer')], version: 1 },
      { title: 'c', room_ids: [], version: 1 },
      { title: 'd', room_ids: [idOf('Keuken', 2)], version: 1 },
      { title: 'e', room_ids: [], version: 1 },
    ]);
    expect(found.log).toEqual([
      { before: [idOf('Zolder')], after: null },
      { before: [], after: [idOf('Keuken')] },
      { before: null, after: null },
    ]);
    expect(found.bytes[0]?.held).toBe(found.bytes[0]?.sum);
  });
});
