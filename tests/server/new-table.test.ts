import { and, eq, sql } from 'drizzle-orm';
import { integer, type PgTable, pgTable, text } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { features } from '#/app/server/features';
import { readAccount, removeAccount } from '#/features/people/account/server/store';
import { createProject } from '#/features/people/projects/contract';
import { removeUnusedContacts } from '#/features/work/contacts/server/forget-store';
import { handOverContacts } from '#/features/work/contacts/server/hand-over-store';
import { listContactsOfProject } from '#/features/work/contacts/server/project-contacts-store';
import {
  createContact,
  getContactHistory,
  listContacts,
  removeContact,
} from '#/features/work/shared/contacts/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { listBackupTables } from '#/platform/server/database/engine/dump';
import { ensureChangeLog } from '#/platform/server/database/log/change-log';
import { changes } from '#/platform/server/database/schema/changes';
import { createdAt, recordId } from '#/platform/server/database/schema/columns';
import { listTables } from '#/platform/server/database/schema/define-table';
import { users } from '#/platform/server/database/schema/people';
import { projects } from '#/platform/server/database/schema/projects';
import { projectWithMembers } from '../support/members';
import { type Client, withOwnTestApp } from '../support/test-app';

/** Made here alone: nothing else knows of it. */
const visits = pgTable('visits', {
  id: recordId(),
  projectId: integer()
    .notNull()
    .references(() => projects.id, { onDelete: 'cascade' }),
  visitorId: integer().references(() => contacts.id),
  title: text().notNull(),
  /** As a column of another feature's table is called that follows from others; here it is anybody's doing. */
  paid: text(),
  createdBy: integer().references(() => users.id, { onDelete: 'set null' }),
  createdAt: createdAt(),
});

const app = withOwnTestApp();
const accountParts = features.flatMap(({ account }) => account ?? []);

beforeAll(async () => {
  await app().db.execute(sql`create table visits (
    id integer primary key generated always as identity,
    project_id integer not null references projects (id) on delete cascade,
    visitor_id integer references contacts (id),
    title text not null,
    paid text,
    created_by integer references users (id) on delete set null,
    created_at timestamp(3) with time zone not null default now()
  )`);
  // As `defineTable` does, and not for the tests of other files.
  (listTables() as PgTable[]).push(visits);
  await app().exclusively(ensureChangeLog);
});

afterAll(() => {
  (listTables() as PgTable[]).splice(listTables().indexOf(visits), 1);
});

async function makeContact(client: Client): Promise<number> {
  const body = { name: 'Koen Vermeersch', type: 'contractor' as const };
  return (await client.call(createContact, { body })).body.id;
}

async function visit(client: Client, projectId: number, visitorId: number): Promise<void> {
  const row = { projectId, visitorId, title: 'Plaatsbezoek', createdBy: client.user.id };
  await app().db.insert(visits).values(row);
}

async function ownProject(client: Client): Promise<number> {
  return (await client.call(createProject, { body: { name: 'Kouter 7' } })).body.id;
}

describe('a table that has a project, a contact and a maker', () => {
  it('has a line for every column, also one that elsewhere follows from others', async () => {
    const owner = await app().signIn();
    const projectId = await ownProject(owner);
    await visit(owner, projectId, await makeContact(owner));
    await app().db.update(visits).set({ paid: 'ja' }).where(eq(visits.projectId, projectId));
    const lines = await app()
      .db.select({ action: changes.action })
      .from(changes)
      .where(and(eq(changes.projectId, projectId), eq(changes.tableName, 'visits')))
      .orderBy(changes.id);
    expect(lines.map(({ action }) => action)).toEqual(['add', 'change']);
  });

  it('keeps its contact from being removed', async () => {
    const owner = await app().signIn();
    const id = await makeContact(owner);
    await visit(owner, await ownProject(owner), id);
    const { status, body } = await owner.call(removeContact, { params: { id } });
    expect([status, body]).toMatchObject([409, { message: 'Dit contact is nog in gebruik: 1 gegeven.' }]);
  });

  it('stands in the contact’s history, for who works in its project and nobody else', async () => {
    const { projectId, owner, editor, stranger } = await projectWithMembers(app());
    const id = await makeContact(owner);
    await visit(owner, projectId, id);
    const { body } = await editor.call(getContactHistory, { params: { id } });
    expect(body.entries).toMatchObject([{ title: 'Plaatsbezoek', projectId, dateKind: 'added' }]);
    expect((await editor.call(listContacts, {})).body.map((contact) => contact.id)).toContain(id);
    expect((await stranger.call(getContactHistory, { params: { id } })).status).toBe(404);
  });

  it('goes to the owner with its contact when a member leaves', async () => {
    const { projectId, owner, editor } = await projectWithMembers(app());
    const id = await makeContact(editor);
    await visit(editor, projectId, id);
    await app().db.transaction((tx) => handOverContacts(tx, { userId: editor.user.id, projectId }));
    const [contact] = await app().db.select().from(contacts).where(eq(contacts.id, id));
    expect(contact?.userId).toBe(owner.user.id);
  });

  it('goes on with a copy where the contact is needed elsewhere too', async () => {
    const { projectId, owner, editor } = await projectWithMembers(app());
    const id = await makeContact(editor);
    await visit(editor, projectId, id);
    await visit(editor, await ownProject(editor), id);
    await app().db.transaction((tx) => handOverContacts(tx, { userId: editor.user.id, projectId }));
    const [row] = await app().db.select().from(visits).where(eq(visits.projectId, projectId));
    const [copy] = await app()
      .db.select()
      .from(contacts)
      .where(eq(contacts.id, row?.visitorId ?? 0));
    expect([copy?.id === id, copy?.userId]).toEqual([false, owner.user.id]);
  });

  it('keeps a contact of the example that it uses in another project', async () => {
    const owner = await app().signIn();
    const [example, other] = [await ownProject(owner), await ownProject(owner)];
    const [used, unused] = [await makeContact(owner), await makeContact(owner)];
    await app()
      .db.update(contacts)
      .set({ exampleProjectId: example })
      .where(eq(contacts.userId, owner.user.id));
    await visit(owner, other, used);
    await app().db.transaction(async (tx) =>
      removeUnusedContacts(tx, await listContactsOfProject(tx, example)),
    );
    const left = await app().db.select().from(contacts).where(eq(contacts.userId, owner.user.id));
    expect(left.map(({ id }) => id)).toEqual([used]);
    expect(left.map(({ id }) => id)).not.toContain(unused);
  });

  it('is in the export of who owns the project, and of who made it elsewhere', async () => {
    const { projectId, owner, collaborator, editor } = await projectWithMembers(app());
    await visit(collaborator, projectId, await makeContact(collaborator));
    const rowsOf = async (client: Client) => {
      const data = await readAccount(app().db, client.user, accountParts);
      return data.projects[0]?.staying.visits;
    };
    expect(await rowsOf(owner)).toMatchObject([{ title: 'Plaatsbezoek' }]);
    expect(await rowsOf(collaborator)).toMatchObject([{ title: 'Plaatsbezoek' }]);
    expect(await rowsOf(editor)).toEqual([]);
  });

  it('is in the log of its project', async () => {
    const owner = await app().signIn();
    const projectId = await ownProject(owner);
    await visit(owner, projectId, await makeContact(owner));
    const log = await app().db.select().from(changes).where(eq(changes.projectId, projectId));
    expect(log.at(-1)).toMatchObject({
      tableName: 'visits',
      action: 'add',
      after: { title: 'Plaatsbezoek' },
    });
  });

  it('is in every backup', async () => {
    expect(await app().exclusively(listBackupTables)).toContain('visits');
  });

  it('lets who made it leave altogether: it stays without their name, its contact with the owner', async () => {
    const { projectId, owner, editor } = await projectWithMembers(app());
    const id = await makeContact(editor);
    await visit(editor, projectId, id);
    await app().db.transaction((tx) => removeAccount(tx, editor.user, accountParts));
    const here = and(eq(visits.projectId, projectId), eq(visits.visitorId, id));
    expect(await app().db.select().from(visits).where(here)).toMatchObject([{ createdBy: null }]);
    const [contact] = await app().db.select().from(contacts).where(eq(contacts.id, id));
    expect(contact?.userId).toBe(owner.user.id);
  });
});
