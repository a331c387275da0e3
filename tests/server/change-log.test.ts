import { eq, getTableName, sql } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import { createQuote, removeQuote } from '#/features/papers/shared/quotes/contract';
import { createProject, updateProject } from '#/features/people/projects/contract';
import { judgeQuote } from '#/features/reading/check/rules/judge';
import { saveCheck } from '#/features/reading/check/server/store';
import { quoteChecks } from '#/features/reading/check/server/tables';
import { createContact, updateContact } from '#/features/work/shared/contacts/contract';
import { createItems, listItems, removeItem, updateItem } from '#/features/work/shared/meetstaat/contract';
import { changes } from '#/platform/server/database/schema/changes';
import { listTables } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { findColumn } from '#/platform/server/database/schema/tables';
import { projectWithMembers } from '../support/members';
import { type Client, withTestApp } from '../support/test-app';

const app = withTestApp();

async function revisionOf(projectId: number): Promise<number> {
  const [row] = await app().db.select().from(projects).where(eq(projects.id, projectId));
  return row?.revision ?? 0;
}

async function logOf(projectId: number) {
  return app().db.select().from(changes).where(eq(changes.projectId, projectId)).orderBy(changes.id);
}

async function newProject(client: Client): Promise<number> {
  return (await client.call(createProject, { body: { name: 'Kouter 7' } })).body.id;
}

const line = {
  category: 'Dakwerk',
  description: 'Pannen',
  quantity: '10',
  unit: 'm²',
  unitPrice: '45',
} as const;

describe('the log of a project', () => {
  it('is kept for every table that has a project', async () => {
    const found = await app().db.execute(
      sql`select tgrelid::regclass::text as name, count(*)::int as count from pg_trigger
          where tgname like '%\\_log' group by 1`,
    );
    const { rows } = found as unknown as { rows: { name: string; count: number }[] };
    const watched = new Map(rows.map(({ name, count }) => [name, count]));
    const expected = listTables().filter((table) => table !== changes && findColumn(table, 'projectId'));
    expect(expected.length).toBeGreaterThan(8);
    expect(expected.map(getTableName).filter((name) => watched.get(name) !== 3)).toEqual([]);
  });

  it('says what was added, changed and removed, by whom, and raises the revision once for each', async () => {
    const owner = await app().signIn();
    const projectId = await newProject(owner);
    const params = { projectId };
    const start = await revisionOf(projectId);
    await owner.call(createItems, { params, body: { items: [line, { ...line, description: 'Gording' }] } });
    const [first] = (await owner.call(listItems, { params })).body;
    const id = first?.id ?? 0;
    await owner.call(updateItem, { params: { id }, body: { quantity: '12' } });
    await owner.call(removeItem, { params: { id } });
    const log = (await logOf(projectId)).filter(({ tableName }) => tableName === 'meetstaat_items');
    expect(
      log.map(({ revision, action, recordKey, userId }) => [
        revision - start,
        action,
        recordKey === String(id),
        userId,
      ]),
    ).toEqual([
      [1, 'add', true, owner.user.id],
      [1, 'add', false, owner.user.id],
      [2, 'change', true, owner.user.id],
      [3, 'remove', true, owner.user.id],
    ]);
    expect(log[2]).toMatchObject({
      before: { quantity: 10, version: 1 },
      after: { quantity: 12, version: 2 },
    });
    expect(log[3]).toMatchObject({ before: { quantity: 12 }, after: null });
    expect(await revisionOf(projectId)).toBe(start + 3);
  });

  it('says nothing of what did not happen', async () => {
    const owner = await app().signIn();
    const projectId = await newProject(owner);
    const before = await revisionOf(projectId);
    const lines = (await logOf(projectId)).length;
    await owner.call(updateProject, { params: { projectId }, body: { name: 'Kouter 7' } });
    // Its version is another, so that who has read it must read it again; there is nothing to tell.
    expect([await revisionOf(projectId), (await logOf(projectId)).length]).toEqual([before + 1, lines]);
    await owner.call(updateProject, { params: { projectId }, body: { name: 'Kouter 9' } });
    expect(await revisionOf(projectId)).toBe(before + 2);
    expect((await logOf(projectId)).at(-1)).toMatchObject({ tableName: 'projects', action: 'change' });
  });

  it('counts a contact as a change of every project that shows it, and of no other', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const other = await newProject(owner);
    const fields = { name: 'Koen Vermeersch', type: 'contractor' as const };
    const { body: contact } = await owner.call(createContact, { body: fields });
    const body = { contactId: contact.id, amount: '100' };
    await owner.call(createQuote, { params: { projectId }, body });
    const before = [await revisionOf(projectId), await revisionOf(other)];
    await owner.call(updateContact, { params: { id: contact.id }, body: { ...fields, name: 'Koen V.' } });
    expect([await revisionOf(projectId), await revisionOf(other)]).toEqual([(before[0] ?? 0) + 1, before[1]]);
    expect((await logOf(projectId)).at(-1)).toMatchObject({
      tableName: 'contacts',
      after: { name: 'Koen V.' },
    });
  });

  it('counts the name of somebody as a change of the projects they work in', async () => {
    const { projectId, editor } = await projectWithMembers(app());
    const before = await revisionOf(projectId);
    const rename = { firstName: 'Elsie' };
    await app().db.update(users).set(rename).where(eq(users.id, editor.user.id));
    expect(await revisionOf(projectId)).toBe(before + 1);
    await app().db.update(users).set(rename).where(eq(users.id, editor.user.id));
    expect(await revisionOf(projectId)).toBe(before + 1);
  });

  it('knows who made all of the example', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    const log = await logOf(example.id);
    expect(log.length).toBeGreaterThan(30);
    expect(log.filter(({ userId }) => userId !== owner.user.id)).toEqual([]);
  });

  it('gives one number to all that is done at once, also to what goes along, and another to what is done next', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const { body: contact } = await owner.call(createContact, {
      body: { name: 'Koen Vermeersch', type: 'contractor' },
    });
    const body = { contactId: contact.id, amount: '100' };
    const { body: quote } = await owner.call(createQuote, { params: { projectId }, body });
    const check = await saveCheck(app().db, owner.user.id, judgeQuote(''), null);
    await app().db.update(quoteChecks).set({ quoteId: quote.id }).where(eq(quoteChecks.id, check.checkId));
    await owner.call(removeQuote, { params: { id: quote.id } });
    const log = await logOf(projectId);
    const removed = log.filter(({ action }) => action === 'remove');
    expect(removed.map(({ tableName }) => tableName).sort()).toEqual(['quote_checks', 'quotes']);
    expect(new Set(removed.map(({ act }) => act)).size).toBe(1);
    const adding = log.find(({ tableName, action }) => tableName === 'quotes' && action === 'add');
    expect(adding?.act).not.toBe(removed[0]?.act);
    expect(log.filter(({ act, id }) => act >= id)).toEqual([]);
  });

  it('goes with its project', async () => {
    const owner = await app().signIn();
    const projectId = await newProject(owner);
    await app().db.delete(projects).where(eq(projects.id, projectId));
    expect(await logOf(projectId)).toEqual([]);
  });
});
