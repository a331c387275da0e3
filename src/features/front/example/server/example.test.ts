import { count, eq, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import { fileKinds } from '#/core/files';
import { createExample } from '#/features/front/example/contract';
import { removeProjectForGood } from '#/features/history/shared/trash/contract';
import { budgets } from '#/features/money/shared/server/tables';
import { listInvoices } from '#/features/papers/shared/invoices/contract';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { createProject, removeProject } from '#/features/people/projects/contract';
import { listProjects } from '#/features/people/projects/list-contract';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { listDocuments } from '#/features/work/shared/documents/contract';
import { documents } from '#/features/work/shared/documents/server/tables';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { files } from '#/platform/server/database/schema/files';
import { projects } from '#/platform/server/database/schema/projects';
import { findKind } from '#/platform/server/storage/inspect';
import { type Client, withTestApp as openAppForFile } from '../../../../../tests/support/test-app';

/** Half past midnight in Belgium, still the day before in UTC. */
const app = openAppForFile({ now: () => new Date('2026-03-09T23:30:00Z') });

async function countRows(table: PgTable, where: SQL): Promise<number> {
  const [row] = await app().db.select({ rows: count() }).from(table).where(where);
  return row?.rows ?? 0;
}

async function countAll(owner: Client, projectId: number) {
  return {
    projects: await countRows(projects, eq(projects.id, projectId)),
    budgets: await countRows(budgets, eq(budgets.projectId, projectId)),
    contacts: await countRows(contacts, eq(contacts.userId, owner.user.id)),
    items: await countRows(meetstaatItems, eq(meetstaatItems.projectId, projectId)),
    quotes: await countRows(quotes, eq(quotes.projectId, projectId)),
    invoices: await countRows(invoices, eq(invoices.projectId, projectId)),
    tasks: await countRows(tasks, eq(tasks.projectId, projectId)),
    calculations: await countRows(premieCalculations, eq(premieCalculations.projectId, projectId)),
    documents: await countRows(documents, eq(documents.projectId, projectId)),
    files: await countRows(files, eq(files.projectId, projectId)),
  };
}

async function newcomerWithExample() {
  const owner = await app().signIn();
  const { status, body: example } = await owner.call(createExample, {});
  expect(status).toBe(201);
  return { owner, example };
}

describe('an example project', () => {
  it('is given to a newcomer, marked and filled', async () => {
    const { owner, example } = await newcomerWithExample();
    expect(example).toMatchObject({
      isExample: true,
      role: 'owner',
      renovationBudget: '142000.00',
      name: 'Renovatie rijwoning Gentbrugge (voorbeeld)',
    });
    expect(await countAll(owner, example.id)).toEqual({
      projects: 1,
      budgets: 1,
      contacts: 9,
      items: 61,
      quotes: 13,
      invoices: 19,
      tasks: 19,
      calculations: 1,
      documents: 4,
      files: 48,
    });
  });

  it('counts its days from the day it is in Belgium', async () => {
    const { example } = await newcomerWithExample();
    const [due] = await app()
      .db.select({ day: invoices.dueDate })
      .from(invoices)
      .where(eq(invoices.projectId, example.id))
      .orderBy(invoices.dueDate)
      .limit(1);
    expect(due?.day).toBe('2025-10-21');
  });

  it('has no account that anybody changed', async () => {
    const { owner, example } = await newcomerWithExample();
    const { body } = await owner.call(listInvoices, { params: { projectId: example.id } });
    expect(body.length).toBeGreaterThan(0);
    expect(body.filter(({ ibanChange }) => ibanChange !== null)).toEqual([]);
  });

  it('has totals of quantity times price', async () => {
    const { example } = await newcomerWithExample();
    const rows = await app().db.select().from(meetstaatItems).where(eq(meetstaatItems.projectId, example.id));
    const dorpels = rows.find(({ description }) => description.startsWith('Dorpels'));
    expect(dorpels).toMatchObject({ quantity: '7.850', unitPrice: '118.00', totalAmount: '926.30' });
  });

  it('is given once at a time', async () => {
    const { owner } = await newcomerWithExample();
    const again = await owner.call(createExample, {});
    expect(again).toMatchObject({
      status: 409,
      body: { message: 'U heeft al een voorbeeldproject. Verwijder het eerst als u opnieuw wilt beginnen.' },
    });
  });

  it('is given once to who clicks three times at once, with its files once', async () => {
    const owner = await app().signIn();
    const before = (await app().listStored()).kept.length;
    const clicks = await Promise.all([1, 2, 3].map(() => owner.call(createExample, {})));
    expect(clicks.map(({ status }) => status).sort()).toEqual([201, 409, 409]);
    expect((await owner.call(listProjects, {})).body).toHaveLength(1);
    const { kept, incoming } = await app().listStored();
    expect([kept.length - before, incoming]).toEqual([48, []]);
  });

  it('has documents that are what they say', async () => {
    const { owner, example } = await newcomerWithExample();
    const { body } = await owner.call(listDocuments, { params: { projectId: example.id } });
    for (const { filePath, mimeType } of body) {
      const { rawPayload } = await app().http.inject({ url: filePath, headers: { cookie: owner.cookie } });
      const kind = await findKind(rawPayload);
      expect(kind && fileKinds[kind].mimeType).toBe(mimeType);
    }
  });

  it('is not seen and not removed by a stranger, who can have one too', async () => {
    const { owner, example } = await newcomerWithExample();
    const stranger = await app().signIn('Vreemde Vogel');
    expect((await stranger.call(listProjects, {})).body).toEqual([]);
    expect((await stranger.call(removeProject, { params: { projectId: example.id } })).status).toBe(404);
    expect((await stranger.call(createExample, {})).status).toBe(201);
    expect((await countAll(owner, example.id)).contacts).toBe(9);
  });

  it('is not given to who is not signed in', async () => {
    expect((await app().visitor.call(createExample, {})).status).toBe(401);
  });
});

describe('removing an example project', () => {
  it('leaves nothing of it, after which one can have another', async () => {
    const { owner, example } = await newcomerWithExample();
    expect((await owner.call(removeProject, { params: { projectId: example.id } })).status).toBe(204);
    await owner.call(removeProjectForGood, { params: { id: example.id } });
    expect(await countAll(owner, example.id)).toEqual({
      projects: 0,
      budgets: 0,
      contacts: 0,
      items: 0,
      quotes: 0,
      invoices: 0,
      tasks: 0,
      calculations: 0,
      documents: 0,
      files: 0,
    });
    expect((await owner.call(createExample, {})).status).toBe(201);
  });

  it('keeps a contact that another project uses, and contacts of one’s own', async () => {
    const { owner, example } = await newcomerWithExample();
    const { db } = app();
    const real = await owner.call(createProject, { body: { name: 'Ons huis' } });
    const [roofer] = await db
      .select()
      .from(contacts)
      .where(eq(contacts.exampleProjectId, example.id))
      .limit(1);
    await db.insert(tasks).values({ projectId: real.body.id, title: 'Dak', contactId: roofer?.id });
    await db.insert(contacts).values({ userId: owner.user.id, name: 'Eigen kennis' });

    await owner.call(removeProject, { params: { projectId: example.id } });
    await owner.call(removeProjectForGood, { params: { id: example.id } });

    const left = await db.select().from(contacts).where(eq(contacts.userId, owner.user.id));
    expect(left.map(({ name }) => name).sort()).toEqual(['Eigen kennis', roofer?.name].sort());
    expect(left.every(({ exampleProjectId }) => exampleProjectId === null)).toBe(true);
  });
});
