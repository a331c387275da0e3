import { sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn } from 'drizzle-orm/pg-core';
import fc from 'fast-check';
import { beforeAll, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { addPayment } from '#/features/papers/shared/invoices/payments-contract';
import { listQuotes, removeQuote } from '#/features/papers/shared/quotes/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { skipLog } from '#/platform/server/database/engine/skip-log';
import { raisedBy } from '#/platform/server/database/log/table-revisions';
import { listTables } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { addContact } from '../support/papers';
import { listProjectReads } from '../support/project-reads';
import { type Client, openTestApp, withOwnTestApp } from '../support/test-app';

/**
 * Two programs on one database, each with what it keeps. In a test everything that is kept is held against what would be
 * answered now, and a difference is a 500.
 */

const settings = { env: { REQUESTS_PER_MINUTE: '1000000' } };
const app = withOwnTestApp(settings);

let programs: Client['request'][];
let owner: Client;
let projectId: number;
let contactId: number;
let addresses: string[];

beforeAll(async () => {
  owner = await app().signIn();
  projectId = (await owner.call(createExample, {})).body.id;
  contactId = await addContact(app(), owner);
  const place = { projectId, createdBy: owner.user.id };
  addresses = (await listProjectReads(app(), place)).map(({ address }) => address);
  const other = await openTestApp({
    ...settings,
    openEngine: async () => ({ ...app(), close: async () => undefined }),
  });
  const { cookie } = owner;
  programs = [owner.request, (method, url, body) => other.visitor.request(method, url, body, { cookie })];
  return () => other.close();
});

/** What a person may write in any case: another would have to be right for what reads it. */
const plainText = /^(notes|title|name|description|first_name)$/;
const columns: PgColumn[] = listTables()
  .filter((table) => table === users || raisedBy(table) !== undefined)
  .flatMap((table) => getTableConfig(table).columns)
  .filter(({ columnType, name, enumValues }) =>
    columnType === 'PgText' ? plainText.test(name) && !enumValues?.length : columnType === 'PgDateString',
  );

const another = ({ columnType, name }: PgColumn) =>
  columnType === 'PgText' ? sql`${sql.identifier(name)} || '.'` : sql`${sql.identifier(name)} + 1`;

const undone = new Error('rolled back');

/** Straight in the tables, with or without a rollback; what its constraints refuse is rolled back too. */
function changeRows(column: PgColumn, isRolledBack: boolean): Promise<void> {
  return app()
    .db.transaction(async (tx) => {
      await tx.execute(sql`update ${column.table} set ${sql.identifier(column.name)} = ${another(column)}`);
      if (isRolledBack) throw undone;
    })
    .catch(() => undefined);
}

const params = () => ({ projectId });
const steps = {
  task: () =>
    owner.call(createTask, { params: params(), body: { title: 'Dak', startDate: '2026-12-01' } as never }),
  invoice: () =>
    owner.call(createInvoice, { params: params(), body: { contactId, amount: '120', lines: [] } as never }),
  pay: async () => {
    const open = (await owner.call(listInvoices, { params: params() })).body.find(
      ({ amount }) => Number(amount) > 0,
    );
    const body = { amount: '1', date: '2026-02-03' } as never;
    if (open) await owner.call(addPayment, { params: { id: open.id }, body });
  },
  'remove quote': async () => {
    const [quote] = (await owner.call(listQuotes, { params: params() })).body.toReversed();
    if (quote) await owner.call(removeQuote, { params: { id: quote.id }, body: {} } as never);
  },
  undo: async () => {
    const [last] = (await owner.call(listChanges, { params: params(), query: {} })).body;
    if (last) await owner.call(undoChange, { params: { id: last.id }, query: {}, body: { force: true } });
  },
};

async function readBoth(places: readonly number[], isWriting = false): Promise<void> {
  // The dear ones are made of nearly all there is: beside a write one of them is enough to meet it half-way.
  const many = isWriting ? ['overview'] : ['overview', 'ledger', 'todo', 'quotes'];
  const always = many.map((name) => `/api/projects/${projectId}/${name}`);
  const some = places.map((place) => addresses[place % addresses.length] ?? '');
  for (const address of new Set([...always, ...some])) {
    const answers = [];
    for (const ask of programs) {
      const { status, body } = await ask('GET', address);
      const isAnswered = status === 200 || status === 404;
      expect({ address, status, body: isAnswered || body }).toEqual({
        address,
        status: isAnswered ? status : 200,
        body: true,
      });
      answers.push({ address, status, body });
    }
    const [one, other] = answers;
    // While something is written the one may be answered before it and the other after.
    if (!isWriting) expect(other).toEqual(one);
  }
}

it('is what would be answered now, whatever is written, rolled back or undone, in either of two programs', async () => {
  const places = fc.array(fc.nat(200), { minLength: 3, maxLength: 5 });
  const step = fc.oneof(
    fc.record({ column: fc.nat(columns.length - 1), isRolledBack: fc.boolean(), places }),
    fc.record({ does: fc.constantFrom(...(Object.keys(steps) as (keyof typeof steps)[])), places }),
  );
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 8 }), async (walk) => {
      for (const each of walk) {
        const column = 'column' in each ? columns[each.column] : undefined;
        // While one is written another reads.
        const writing = 'does' in each ? steps[each.does]() : column && changeRows(column, each.isRolledBack);
        await Promise.all([writing, readBoth(each.places, true)]);
        await readBoth(each.places);
      }
    }),
    { numRuns: 2 },
  );
});

it('is found out where a change raises no revision', async () => {
  await readBoth([]);
  await app().db.transaction(async (tx) => {
    await skipLog(tx);
    await tx.execute(
      sql`update quotes set notes = coalesce(notes, '') || 'stil' where project_id = ${projectId}`,
    );
  });
  const { status } = await owner.request('GET', `/api/projects/${projectId}/quotes`);
  expect(status).toBe(500);
});
