import { describe, expect, it } from 'vitest';
import { createExample } from '#/features/front/example/contract';
import * as calls from '#/features/money/budget/contract';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { projectWithMembers } from '../../../../../tests/support/members';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

async function withPapers() {
  const people = await projectWithMembers(app());
  const { projectId, owner } = people;
  const { db } = app();
  const [contact] = await db.insert(contacts).values({ userId: owner.user.id, name: 'Jan' }).returning();
  const paper = { projectId, contactId: contact?.id ?? 0, category: 'Warmtepomp' };
  const [accepted, pending] = await db
    .insert(quotes)
    .values([
      {
        ...paper,
        amount: '1000.00',
        status: 'accepted',
        unforeseenCosts: [
          { description: 'Latei', amount: '150.50' },
          { description: 'nog niet geweten', amount: 'veel' },
          { description: 'leeg', amount: '' },
        ],
      },
      { ...paper, amount: '9000.00', unforeseenCosts: [{ description: 'x', amount: '5.00' }] },
      { ...paper, category: null, amount: '0.10', status: 'accepted' },
      { ...paper, category: ' ', amount: '0.20', status: 'accepted' },
    ])
    .returning();
  await db.insert(invoices).values([
    { ...paper, quoteId: accepted?.id, amount: '400.00', status: 'paid' },
    { ...paper, quoteId: accepted?.id, amount: '600.00', status: 'pending', category: null },
    { ...paper, quoteId: pending?.id, amount: '30.00', status: 'paid' },
    { ...paper, amount: '7.25', status: 'paid', category: 'Ventilatie' },
    { ...paper, amount: '80.00', status: 'overdue', category: 'Ventilatie' },
  ]);
  await db.insert(meetstaatItems).values({
    projectId,
    category: 'Keuken',
    description: 'Kasten',
    quantity: '1',
    unit: 'st',
    unitPrice: '12.34',
    totalAmount: '12.34',
  });
  return people;
}

describe('the budget', () => {
  it('of a new project is blank', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const { status, body } = await owner.call(calls.getBudget, { params: { projectId } });
    expect(status).toBe(200);
    expect(body).toEqual({
      purchasePrice: null,
      notaryFees: null,
      registrationFees: null,
      ownContribution: null,
      loanAmount: null,
      renovationBudget: null,
      propertyType: 'first_home',
      premiumMonths: null,
      totalCost: '0.00',
      availableBudget: '0.00',
      totalSpent: '0.00',
      budgetUtilization: 0,
      remainingBudget: '0.00',
      approvedExtras: '0.00',
      unforeseenCosts: '0.00',
      directInvoices: '0.00',
      realBudget: '0.00',
      difference: '0.00',
      realPercentage: 0,
      line: { budget: '0.00', committed: '0.00', invoiced: '0.00', paid: '0.00', free: '0.00' },
      outsideQuotes: '0.00',
      categories: [],
      version: 1,
    });
  });

  it('is stored, with registration fees of the server’s own making', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const url = `/api/projects/${projectId}/budget`;
    const saved = await owner.request('PUT', url, {
      purchasePrice: 250000.5,
      notaryFees: '3000',
      registrationFees: '1.00',
      ownContribution: '60000.00',
      loanAmount: '',
      renovationBudget: null,
      propertyType: 'second_home',
    });
    expect(saved).toMatchObject({
      status: 200,
      body: {
        purchasePrice: '250000.50',
        notaryFees: '3000.00',
        registrationFees: '30000.06',
        ownContribution: '60000.00',
        loanAmount: null,
        renovationBudget: null,
        propertyType: 'second_home',
        totalCost: '283000.56',
        availableBudget: '60000.00',
      },
    });
    expect((await owner.request('GET', url)).body).toEqual(saved.body);
    const kept = await owner.request('PUT', url, { propertyType: 'first_home' });
    expect(kept.body).toMatchObject({ purchasePrice: '250000.50', registrationFees: '5000.01' });
    const cleared = await owner.request('PUT', url, { purchasePrice: null });
    expect(cleared.body).toMatchObject({ purchasePrice: null, registrationFees: null, totalCost: '3000.00' });
  });

  it('derives the real budget from accepted quotes, their surprises and other paid invoices', async () => {
    const { projectId, owner } = await withPapers();
    await owner.call(calls.updateBudget, { params: { projectId }, body: { renovationBudget: '2000.00' } });
    const { body } = await owner.call(calls.getBudget, { params: { projectId } });
    expect(body).toMatchObject({
      totalSpent: '1000.30',
      unforeseenCosts: '150.50',
      directInvoices: '37.25',
      realBudget: '1188.05',
      difference: '-811.95',
      remainingBudget: '999.70',
      budgetUtilization: 50,
      realPercentage: 59.4,
    });
  });

  it('tells per category what was foreseen, promised, asked and paid', async () => {
    const { projectId, owner } = await withPapers();
    const { body } = await owner.call(calls.getBudget, { params: { projectId } });
    expect(body.categories.map(({ line: _, ...category }) => category)).toEqual([
      { name: 'Warmtepomp', budgeted: '0.00', committed: '1000.00', invoiced: '430.00', paid: '430.00' },
      { name: 'Andere werken', budgeted: '14.93', committed: '0.30', invoiced: '600.00', paid: '0.00' },
      { name: 'Ventilatie', budgeted: '0.00', committed: '0.00', invoiced: '87.25', paid: '7.25' },
    ]);
  });

  it('carries one line from budget to what is free, of which the categories are the parts', async () => {
    const { projectId, owner } = await withPapers();
    const params = { projectId };
    await owner.call(calls.updateBudget, { params, body: { renovationBudget: '2000.00' } });
    const { body } = await owner.call(calls.getBudget, { params });
    expect(body.line).toEqual({
      budget: '2000.00',
      committed: '1000.30',
      invoiced: '1117.25',
      paid: '437.25',
      free: '882.45',
    });
    expect(body.outsideQuotes).toBe('117.25');
    expect(body.categories.find(({ name }) => name === 'Ventilatie')?.line).toEqual({
      budget: '0.00',
      committed: '0.00',
      invoiced: '87.25',
      paid: '7.25',
      free: '-87.25',
    });
  });

  it('takes the category from the lines of a paper, but for a credit note, as long as their item is there', async () => {
    const { db } = app();
    const { projectId, owner } = await projectWithMembers(app());
    const [contact] = await db.insert(contacts).values({ userId: owner.user.id, name: 'Jan' }).returning();
    const [window, roof] = await db
      .insert(meetstaatItems)
      .values(
        (['Ramen', 'Dakwerk'] as const).map((category) => ({
          ...{ projectId, category, description: category, quantity: '1', unit: 'st' as const },
          ...{ unitPrice: '10.00', totalAmount: '10.00' },
        })),
      )
      .returning();
    const blank = { quantity: null, unit: null, unitPrice: null, kind: 'line' as const };
    const line = (itemId: number | null, net: string) => ({
      ...{ ...blank, description: 'Werk', net, vatRate: 21, itemId },
    });
    const paper = { projectId, contactId: contact?.id ?? 0, category: 'Ventilatie' };
    const lines = [line(window?.id ?? 0, '100.00'), line(roof?.id ?? 0, '50.00'), line(null, '50.00')];
    await db.insert(quotes).values({ ...paper, amount: '242.00', status: 'accepted', lines });
    await db.insert(invoices).values([
      { ...paper, amount: '121.00', status: 'paid', lines: [line(window?.id ?? 0, '100.00')] },
      { ...paper, amount: '-60.50', kind: 'credit-note', lines: [line(window?.id ?? 0, '-50.00')] },
      { ...paper, amount: '30.00' },
    ]);
    const read = async () => {
      const { body } = await owner.call(calls.getBudget, { params: { projectId } });
      return body.categories
        .map(({ name, committed, invoiced, paid }) => [name, committed, invoiced, paid])
        .sort();
    };
    expect(await read()).toEqual([
      ['Dakisolatie en dakwerken', '60.50', '0.00', '0.00'],
      ['Ramen en deuren', '121.00', '121.00', '121.00'],
      ['Ventilatie', '60.50', '-30.50', '0.00'],
    ]);
    await owner.request('DELETE', `/api/bill-of-quantities/${window?.id}`);
    expect(await read()).toEqual([
      ['Dakisolatie en dakwerken', '60.50', '0.00', '0.00'],
      ['Ventilatie', '181.50', '90.50', '121.00'],
    ]);
  });

  it('of the example project is used for more than 75%, and its categories add up', async () => {
    const owner = await app().signIn();
    const { body: project } = await owner.call(createExample, {});
    const { body } = await owner.call(calls.getBudget, { params: { projectId: project.id } });
    expect(body).toMatchObject({ registrationFees: '6900.00', totalSpent: '110688.00' });
    expect(body.budgetUtilization).toBeGreaterThan(75);
    const committed = body.categories.reduce((sum, each) => sum + Number(each.committed) * 100, 0);
    expect(committed).toBe(11_068_800);
  });

  it.each([
    ['a negative amount', { loanAmount: '-1.00' }],
    ['three decimals', { loanAmount: '1.005' }],
    ['words', { loanAmount: 'veel' }],
    ['more than fits', { loanAmount: '10000000000.00' }],
    ['a list', { loanAmount: [] }],
    ['an unknown type', { propertyType: 'castle' }],
  ])('refuses %s with a sentence', async (_, body) => {
    const { projectId, owner } = await projectWithMembers(app());
    const answer = await owner.request('PUT', `/api/projects/${projectId}/budget`, body);
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(/^(Vul een bedrag in|Kies een type).*\.$/);
  });

  it('is changed by owner and editor, read by a collaborator, and not there for a stranger', async () => {
    const { projectId, editor, collaborator, invited, stranger } = await projectWithMembers(app());
    const params = { projectId };
    const body = { renovationBudget: '5.00' };
    expect((await editor.call(calls.updateBudget, { params, body })).status).toBe(200);
    expect((await collaborator.call(calls.getBudget, { params })).body.renovationBudget).toBe('5.00');
    expect((await collaborator.call(calls.updateBudget, { params, body })).status).toBe(403);
    for (const other of [invited, stranger]) {
      expect((await other.call(calls.getBudget, { params })).status).toBe(404);
      expect((await other.call(calls.updateBudget, { params, body })).status).toBe(404);
    }
  });
});
