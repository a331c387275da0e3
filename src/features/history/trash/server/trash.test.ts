import { eq, sql } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import * as calls from '#/features/history/shared/trash/contract';
import { removeOld } from '#/features/history/trash/server/empty-store';
import { createQuote, removeQuote } from '#/features/papers/shared/quotes/contract';
import { removeProject } from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { contactTrash } from '#/features/work/contacts/server/trash-store';
import { createContact, listContacts, removeContact } from '#/features/work/shared/contacts/contract';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { getStorage } from '#/features/work/shared/documents/contract';
import { changes } from '#/platform/server/database/schema/changes';
import { files } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { addContact, openTeam, pdfFile } from '../../../../../tests/support/papers';
import { withOwnTestApp } from '../../../../../tests/support/test-app';

const app = withOwnTestApp();
const keepDays = { trash: 30, log: 400 };
const runUpkeep = () => removeOld(app().db, keepDays, { heldFiles: [], ownTrash: [contactTrash] });
const longAgo = sql`now() - interval '31 days'`;

async function heldByLog(projectId: number): Promise<number> {
  const size = (side: PgColumn) => sql`coalesce(octet_length(${side}::text), 0)`;
  const [row] = await app()
    .db.select({ bytes: sql<string>`sum(${size(changes.before)} + ${size(changes.after)})` })
    .from(changes)
    .where(eq(changes.projectId, projectId));
  return Number(row?.bytes);
}

async function withRemovedQuote() {
  const team = await openTeam(app());
  const params = { projectId: team.projectId };
  const contactId = await addContact(app(), team.owner);
  const body = { contactId, amount: '10' };
  const { body: quote } = await team.owner.call(createQuote, { params, body, file: pdfFile() });
  await team.owner.call(removeQuote, { params: { id: quote.id } });
  return { ...team, params, contactId, quote };
}

describe('a removed project', () => {
  it('is gone for everybody, and comes back to its owner with everything and everybody in it', async () => {
    const { owner, editor, stranger, projectId } = await openTeam(app());
    const list = { url: `/api/projects/${projectId}/quotes` };
    await owner.call(removeProject, { params: { projectId } });
    for (const person of [owner, editor, stranger]) {
      expect((await person.request('GET', list.url)).status).toBe(404);
      expect((await person.call(listProjects, {})).body).toEqual([]);
    }
    expect((await owner.call(calls.getOwnTrash, {})).body.projects).toMatchObject([{ id: projectId }]);
    expect((await editor.call(calls.getOwnTrash, {})).body.projects).toEqual([]);
    for (const person of [editor, stranger]) {
      expect((await person.call(calls.restoreProject, { params: { id: projectId } })).status).toBe(404);
      expect((await person.call(calls.removeProjectForGood, { params: { id: projectId } })).status).toBe(404);
    }
    expect((await owner.call(calls.restoreProject, { params: { id: projectId } })).status).toBe(204);
    expect((await editor.request('GET', list.url)).status).toBe(200);
    expect((await owner.call(calls.getOwnTrash, {})).body.projects).toEqual([]);
    const log = await app().db.select().from(changes).where(eq(changes.projectId, projectId));
    const told = log.filter(({ tableName }) => tableName === 'projects').map(({ action }) => action);
    expect(told).toEqual(['add', 'remove', 'restore']);
  });

  it('takes the contacts of an example along, and brings them back', async () => {
    const owner = await app().signIn();
    const { body: example } = await owner.call(createExample, {});
    const before = (await owner.call(listContacts, {})).body;
    await owner.call(removeProject, { params: { projectId: example.id } });
    expect((await owner.call(listContacts, {})).body).toEqual([]);
    expect((await owner.call(calls.getOwnTrash, {})).body.contacts).toEqual([]);
    await owner.call(calls.restoreProject, { params: { id: example.id } });
    expect((await owner.call(listContacts, {})).body.map(({ id }) => id)).toEqual(before.map(({ id }) => id));
  });

  it('is gone for good after its days, with its files and its log', async () => {
    const owner = await app().signIn();
    const kept = await app().listStored();
    const { body: example } = await owner.call(createExample, {});
    await owner.call(removeProject, { params: { projectId: example.id } });
    await runUpkeep();
    await app().jobs.drain();
    expect((await app().listStored()).kept.length).toBeGreaterThan(kept.kept.length);
    const isIt = eq(projects.id, example.id);
    await app().db.update(projects).set({ removedAt: longAgo }).where(isIt);
    expect((await owner.call(calls.getOwnTrash, {})).body.projects).toEqual([]);
    expect((await owner.call(calls.restoreProject, { params: { id: example.id } })).status).toBe(404);
    await runUpkeep();
    await app().jobs.drain();
    expect(await app().db.$count(projects, isIt)).toBe(0);
    expect(await app().db.$count(changes, eq(changes.projectId, example.id))).toBe(0);
    expect(await app().db.$count(contacts, eq(contacts.userId, owner.user.id))).toBe(0);
    expect(await app().listStored()).toEqual(kept);
  });

  it('goes for good at once where its owner says so', async () => {
    const { owner, projectId } = await openTeam(app());
    await owner.call(removeProject, { params: { projectId } });
    expect((await owner.call(calls.removeProjectForGood, { params: { id: projectId } })).status).toBe(204);
    expect(await app().db.$count(projects, eq(projects.id, projectId))).toBe(0);
  });
});

describe('a removed contact', () => {
  it('comes back to its owner, and to nobody else', async () => {
    const owner = await app().signIn();
    const other = await app().signIn('Stef Vreemd');
    const fields = { name: 'Koen Vermeersch', type: 'contractor' as const };
    const { body: contact } = await owner.call(createContact, { body: fields });
    const params = { id: contact.id };
    await owner.call(removeContact, { params });
    expect((await owner.call(listContacts, {})).body).toEqual([]);
    expect((await owner.call(calls.getOwnTrash, {})).body.contacts).toMatchObject([{ name: fields.name }]);
    expect((await other.call(calls.restoreContact, { params })).status).toBe(404);
    expect((await other.call(calls.removeContactForGood, { params })).status).toBe(404);
    expect((await owner.call(calls.restoreContact, { params })).status).toBe(204);
    expect((await owner.call(listContacts, {})).body).toMatchObject([{ id: contact.id, name: fields.name }]);
  });

  it('can’t be put on anything while it is in the trash', async () => {
    const { owner, projectId } = await openTeam(app());
    const contactId = await addContact(app(), owner);
    await owner.call(removeContact, { params: { id: contactId } });
    const body = { contactId, amount: '10' };
    expect((await owner.call(createQuote, { params: { projectId }, body })).status).toBe(400);
  });

  it('is gone from the log as well when its days are over', async () => {
    const { owner, contactId } = await withRemovedQuote();
    const isIt = eq(contacts.id, contactId);
    await app().db.update(contacts).set({ removedAt: longAgo }).where(isIt);
    const ofIt = sql`${changes.tableName} = 'contacts' and ${changes.recordKey} = ${String(contactId)}`;
    const [project] = await app().db.select().from(projects).where(eq(projects.userId, owner.user.id));
    await app()
      .db.insert(changes)
      .values({
        ...{ projectId: project?.id ?? 0, revision: 1, act: 1, tableName: 'contacts', action: 'change' },
        ...{ recordKey: String(contactId), before: { name: 'Koen' }, after: { name: 'Koenraad' } },
      });
    await runUpkeep();
    expect(await app().db.$count(contacts, isIt)).toBe(0);
    expect(await app().db.select().from(changes).where(ofIt)).toMatchObject([{ before: null, after: null }]);
  });
});

describe('the files of what was removed', () => {
  it('count until they are gone, and nobody opens them', async () => {
    const { owner, params, quote } = await withRemovedQuote();
    expect((await owner.request('GET', quote.filePath ?? '')).status).toBe(404);
    const { body } = await owner.call(getStorage, { params });
    expect(body.used).toBeGreaterThan(0);
    expect(body.inTrash).toBe(body.used - body.inLog);
    await runUpkeep();
    expect(await app().db.$count(files, eq(files.projectId, params.projectId))).toBe(1);
    await app().db.update(files).set({ removedAt: longAgo }).where(eq(files.projectId, params.projectId));
    await runUpkeep();
    const { used, inTrash, inLog } = (await owner.call(getStorage, { params })).body;
    expect([used - inLog, inTrash]).toEqual([0, 0]);
  });

  it('go at once when the owner empties the trash', async () => {
    const { owner, editor, params } = await withRemovedQuote();
    expect((await editor.call(calls.emptyTrash, { params })).status).toBe(403);
    expect((await owner.call(calls.emptyTrash, { params })).status).toBe(204);
    const { used, inLog } = (await owner.call(getStorage, { params })).body;
    expect([used - inLog, inLog]).toEqual([0, await heldByLog(params.projectId)]);
  });
});

describe('the details of the log', () => {
  it('go after their days, and the line stays', async () => {
    const { owner, params } = await withRemovedQuote();
    const ofProject = eq(changes.projectId, params.projectId);
    expect((await owner.call(getStorage, { params })).body.inLog).toBe(await heldByLog(params.projectId));
    await app().db.update(changes).set({ at: sql`now() - interval '401 days'` }).where(ofProject);
    await runUpkeep();
    const log = await app().db.select().from(changes).where(ofProject);
    expect(log.length).toBeGreaterThan(2);
    expect(log.filter(({ before, after }) => before !== null || after !== null)).toEqual([]);
    expect((await owner.call(getStorage, { params })).body.inLog).toBe(0);
  });
});
