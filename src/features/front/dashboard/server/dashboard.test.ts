import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import * as calls from '#/features/front/dashboard/contract';
import { attentionPart } from '#/features/front/dashboard/server/attention';
import { createExample } from '#/features/front/example/contract';
import * as budgetCalls from '#/features/money/budget/contract';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { listCollaborators } from '#/features/people/shared/sharing/contract';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { tasks } from '#/features/site/shared/planning/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { projectWithMembers } from '../../../../../tests/support/members';
import { withTestApp } from '../../../../../tests/support/test-app';

/** Half past midnight in Belgium on the tenth, still the ninth in UTC. */
const app = withTestApp({ now: () => new Date('2026-03-09T23:30:00Z') });

async function fullProject() {
  const people = await projectWithMembers(app());
  const { projectId, owner } = people;
  const { db } = app();
  const [contact] = await db
    .insert(contacts)
    .values({ userId: owner.user.id, name: 'Jan Dak', company: 'Dakwerken BV' })
    .returning();
  const paper = { projectId, contactId: contact?.id ?? 0 };
  await owner.call(budgetCalls.updateBudget, {
    params: { projectId },
    body: { renovationBudget: '1000.00' },
  });
  const [accepted] = await db
    .insert(quotes)
    .values([
      {
        ...paper,
        amount: '800.00',
        status: 'accepted',
        unforeseenCosts: [{ description: 'x', amount: '20.00' }],
      },
      { ...paper, amount: '90.00', quoteNumber: 'O-7', validUntil: day('2026-03-24') },
      { ...paper, amount: '91.00', validUntil: day('2026-03-25') },
      { ...paper, amount: '92.00', status: 'rejected', validUntil: day('2026-03-11') },
    ])
    .returning();
  await db.insert(invoices).values([
    { ...paper, quoteId: accepted?.id, amount: '300.00', status: 'paid', subsidyEligible: true },
    { ...paper, amount: '50.01', status: 'paid' },
    { ...paper, amount: '10.00', dueDate: day('2026-03-09'), description: 'Stelling', subsidyEligible: true },
    { ...paper, amount: '11.00', dueDate: day('2026-03-10') },
  ]);
  await db.insert(tasks).values([
    { projectId, title: 'Vloer', startDate: '2026-03-09' },
    { projectId, title: 'Muur', startDate: '2026-03-10' },
    { projectId, title: 'Dak', startDate: '2026-03-01', status: 'in_progress' },
    { projectId, title: 'Klaar', startDate: '2026-03-01', status: 'completed' },
    { projectId, title: 'Toch niet', startDate: '2026-03-01', status: 'cancelled' },
  ]);
  await db.insert(premieCalculations).values([
    { projectId, categorie: 2, investering: '5000.00', premieBedrag: '1250.55' },
    { projectId, categorie: 2, investering: '100.00', premieBedrag: '0.45', plafondBereikt: true },
  ]);
  await db.insert(meetstaatItems).values(
    [1, 2, 3, 4, 5].map((n) => ({
      projectId,
      category: 'Dakwerk' as const,
      description: `Post ${n}`,
      quantity: '1.5',
      unit: 'm²' as const,
      unitPrice: '10.10',
      totalAmount: '15.15',
      subsidyEligible: n > 3,
    })),
  );
  return people;
}

describe('the key figures', () => {
  it('are nothing for a new project', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    expect((await owner.call(calls.getStats, { params: { projectId } })).body).toEqual({
      totalBudget: '0.00',
      totalSpent: '0.00',
      expectedSubsidy: '0.00',
      expectedPremie: '0.00',
      activeTasks: 0,
    });
  });

  it('are exact sums of what is in the project', async () => {
    const { projectId, owner } = await fullProject();
    expect((await owner.call(calls.getStats, { params: { projectId } })).body).toEqual({
      totalBudget: '1000.00',
      totalSpent: '800.00',
      expectedSubsidy: '90.00',
      expectedPremie: '1251.00',
      activeTasks: 3,
    });
  });
});

describe('the overview', () => {
  it('of a new project is empty', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const { status, body } = await owner.call(calls.getOverview, { params: { projectId } });
    expect(status).toBe(200);
    expect(body).toMatchObject({
      quotes: { count: 0 },
      invoices: { count: 0, paidCount: 0, total: '0.00', paid: '0.00' },
      meetstaat: { count: 0, withoutPrice: 0, total: '0.00', subsidyEligibleTotal: '0.00', first: [] },
      premies: [],
      attention: [],
    });
  });

  it('has the same budget and figures as the calls of their own', async () => {
    const { projectId, owner } = await fullProject();
    const params = { projectId };
    const { body } = await owner.call(calls.getOverview, { params });
    const {
      categories: _,
      version: __,
      ...budget
    } = (await owner.call(budgetCalls.getBudget, { params })).body;
    expect(body.budget).toEqual(budget);
    expect(body.stats).toEqual((await owner.call(calls.getStats, { params })).body);
  });

  it('counts and adds up invoices, and shows the first three items with the totals of all', async () => {
    const { projectId, owner } = await fullProject();
    const { body } = await owner.call(calls.getOverview, { params: { projectId } });
    expect(body.invoices).toEqual({ count: 4, paidCount: 2, total: '371.01', paid: '350.01' });
    expect(body.meetstaat).toMatchObject({
      ...{ count: 5, total: '75.75', subsidyEligibleTotal: '30.30' },
      first: [{ description: 'Post 1' }, { description: 'Post 2' }, { description: 'Post 3' }],
    });
    expect(body.premies).toMatchObject([
      { premieBedrag: '0.45', plafondBereikt: true },
      { premieBedrag: '1250.55', plafondBereikt: false },
    ]);
    expect([body.isEmpty, body.hasPapers]).toEqual([false, true]);
  });

  it('counts every quote, and the people as far as one may know of them', async () => {
    const { projectId, owner, editor } = await fullProject();
    const params = { projectId };
    const [seenByOwner, seenByEditor] = [
      (await owner.call(calls.getOverview, { params })).body,
      (await editor.call(calls.getOverview, { params })).body,
    ];
    expect(seenByOwner.quotes).toEqual({ count: 4 });
    const knownTo = async (member: typeof owner) =>
      (await member.call(listCollaborators, { params })).body.length;
    expect(seenByOwner.collaborators).toEqual({ count: await knownTo(owner) });
    expect(seenByEditor.collaborators).toEqual({ count: await knownTo(editor) });
    expect(await knownTo(owner)).toBeGreaterThan(await knownTo(editor));
  });

  it('says what needs attention on the day it is in Belgium', async () => {
    const { projectId, owner } = await fullProject();
    const { body } = await owner.call(calls.getOverview, { params: { projectId } });
    expect(body.attention).toMatchObject([
      { kind: 'invoice', name: 'Dakwerken BV: Stelling', amount: '10.00', days: 1 },
      { kind: 'task', name: 'Vloer', days: 1, text: 'Taak had 1 dag geleden moeten beginnen' },
      { kind: 'deadline', what: 'invoice', amount: '11.00', text: 'Factuur betalen: vandaag' },
      { kind: 'deadline', what: 'task', name: 'Muur', text: 'Taak begint: vandaag' },
      { kind: 'budget', level: 'warning', percentage: 80, path: '/budget', icon: 'money' },
      { kind: 'quote', name: 'Dakwerken BV: O-7', amount: '90.00', days: 14 },
    ]);
  });

  it('of the example project has something of every kind', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createExample, {});
    const { body } = await owner.call(calls.getOverview, { params: { projectId: project.id } });
    expect(new Set(attentionPart.parse(body).attention.map(({ kind }) => kind))).toEqual(
      new Set(['budget', 'invoice', 'finding', 'quote', 'task', 'conflict', 'deadline', 'points-repaired']),
    );
    expect(body.meetstaat).toMatchObject({ count: 61 });
  });

  it('is read by every member and by nobody else', async () => {
    const { projectId, editor, collaborator, invited, stranger } = await projectWithMembers(app());
    const params = { projectId };
    for (const member of [editor, collaborator]) {
      expect((await member.call(calls.getOverview, { params })).status).toBe(200);
      expect((await member.call(calls.getStats, { params })).status).toBe(200);
    }
    for (const other of [invited, stranger]) {
      expect((await other.call(calls.getOverview, { params })).status).toBe(404);
      expect((await other.call(calls.getStats, { params })).status).toBe(404);
    }
  });
});
