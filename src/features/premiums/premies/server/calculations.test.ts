import { describe, expect, it } from 'vitest';
import { getOverview, getStats } from '#/features/front/dashboard/contract';
import { createInvoice, updateInvoice } from '#/features/papers/shared/invoices/contract';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { createProject } from '#/features/people/projects/contract';
import * as calls from '#/features/premiums/premies/contract';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { contacts } from '#/features/work/shared/contacts/server/tables';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { listSubsidyTypes } from '#/features/work/shared/subsidy-types';
import { collaborators } from '#/platform/server/database/schema/projects';
import { inputWith, ownerBody } from '../../../../../tests/support/premie-cases';
import { type Client, withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp({ now: () => new Date('2026-11-15T10:00:00Z') });

const plainBody = {
  werksoort: 'dak',
  categorie: 3,
  investering: 12000,
  asbestM2: 0,
  oppervlakte: null,
  premieBedrag: '2100',
  plafondBereikt: true,
  notes: 'Berekening voor Categorie 3 (categorie 3)',
} as const;

async function ownerWithProject() {
  const owner = await app().signIn();
  const { body } = await owner.call(createProject, { body: { name: 'Kerkstraat' } });
  return { owner, params: { projectId: body.id } };
}

async function member(projectId: number, role: 'editor' | 'collaborator'): Promise<Client> {
  const person = await app().signIn(`Els ${role}`);
  const email = `${role}-${projectId}@voorbeeld.example`;
  await app()
    .db.insert(collaborators)
    .values({ projectId, userId: person.user.id, email, role, status: 'accepted' });
  return person;
}

describe('saved premium calculations', () => {
  it('keep what the specification sends, newest first', async () => {
    const { owner, params } = await ownerWithProject();
    const first = await owner.call(calls.createCalculation, { params, body: plainBody });
    expect(first).toMatchObject({
      status: 201,
      body: {
        ...plainBody,
        investering: '12000.00',
        asbestM2: '0',
        premieBedrag: '2100.00',
        ruleTable: null,
        input: null,
      },
    });
    const { werksoort: _, notes: __, ...bare } = plainBody;
    await owner.call(calls.createCalculation, { params, body: { ...bare, oppervlakte: '12.50' } });
    const { body } = await owner.call(calls.listCalculations, { params });
    expect(body.map(({ werksoort }) => werksoort)).toEqual(['Diverse werken', 'dak']);
    expect(body[0]).toMatchObject({ oppervlakte: '12.5', notes: null });
    expect(body[0]?.createdAt).toMatch(/Z$/);
  });

  it('are calculated again from their input, whatever total came with it', async () => {
    const { owner, params } = await ownerWithProject();
    const input = { ...ownerBody, ramenOppervlakte: 12, investeringen: { dak: 18000, ramen: 9000 } };
    const saved = await owner.call(calls.createCalculation, {
      params,
      body: { ...plainBody, premieBedrag: '99999', categorie: 1, input, ruleTable: '2025-07-01' },
    });
    expect(saved).toMatchObject({
      status: 201,
      body: {
        werksoort: 'Dakisolatie en dakwerken, Ramen en deuren',
        categorie: 3,
        investering: '27000.00',
        oppervlakte: '12',
        premieBedrag: '5250.00',
        plafondBereikt: true,
        notes: 'Berekening voor Categorie 3 (lagere inkomens) (categorie 3)',
        ruleTable: '2025-07-01',
        input: inputWith(input),
      },
    });
    const { body } = await owner.call(calls.listCalculations, { params });
    const again = await owner.call(calls.createCalculation, {
      params,
      body: { ...plainBody, input: body[0]?.input ?? null },
    });
    expect(again.body).toMatchObject({ premieBedrag: '5250.00', ruleTable: '2025-07-01' });
  });

  it.each([
    [
      'who is no owner',
      { eigenaar: 'nee', investeringen: { dak: 9000 } },
      'U moet eigenaar zijn van het gebouw',
    ],
    ['no work', { investeringen: {} }, 'Kies minstens één werk.'],
    ['windows without an area', { investeringen: { ramen: 9000 } }, 'de oppervlakte in.'],
    ['a roof without an investment', { investeringen: { dak: 0 } }, 'de investering in.'],
    [
      'preparation works in category 1',
      { inkomen: 99000, investeringen: { voorbereidingswerken_isolatie: 900 } },
      'alleen beschikbaar voor categorieën 3 en 4',
    ],
  ])('are not made of %s', async (_, changes, sentence) => {
    const { owner, params } = await ownerWithProject();
    const answer = await owner.request('POST', `/api/projects/${params.projectId}/premie-calculations`, {
      ...plainBody,
      input: { ...ownerBody, ...changes },
    });
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringContaining(sentence) } });
  });

  it.each([
    ['a category 5', { categorie: 5 }],
    ['no category', { categorie: undefined }],
    ['no investment', { investering: undefined }],
    ['a premium that is a word', { premieBedrag: 'veel' }],
    ['a negative premium', { premieBedrag: -1 }],
    ['a ceiling that is a word', { plafondBereikt: 'misschien' }],
    ['a very long work', { werksoort: 'x'.repeat(400) }],
    ['rules that nobody knows', { ruleTable: '1999-01-01' }],
    ['an input that is none', { input: { dak: 1 } }],
  ])('refuse %s with a Dutch sentence', async (_, changes) => {
    const { owner, params } = await ownerWithProject();
    const url = `/api/projects/${params.projectId}/premie-calculations`;
    const answer = await owner.request('POST', url, { ...plainBody, ...changes });
    expect(answer.status).toBe(400);
    expect((answer.body as { message: string }).message).toMatch(/^[A-Z].*\.$/);
    expect((await owner.call(calls.listCalculations, { params })).body).toEqual([]);
  });

  it('keep their sums when an input of older days no longer reads', async () => {
    const { owner, params } = await ownerWithProject();
    await app()
      .db.insert(premieCalculations)
      .values({
        ...{ projectId: params.projectId, werksoort: 'dak', categorie: 2 },
        ...{ investering: '100', premieBedrag: '35', input: { oud: true } },
      });
    const { status, body } = await owner.call(calls.listCalculations, { params });
    expect(status).toBe(200);
    expect(body).toMatchObject([{ input: null, premieBedrag: '35.00', asbestM2: null }]);
  });

  it('count in what is expected unless said otherwise, or when a newer one counts instead', async () => {
    const { owner, params } = await ownerWithProject();
    const expected = async () => (await owner.call(getStats, { params })).body.expectedPremie;
    const { body: first } = await owner.call(calls.createCalculation, { params, body: plainBody });
    expect(first.counts).toBe(true);
    const second = { ...plainBody, premieBedrag: '500', insteadOf: [first.id, 999_999] };
    const { body: newer } = await owner.call(calls.createCalculation, { params, body: second });
    expect(await expected()).toBe('500.00');
    const at = (id: number) => ({ params: { id } });
    const update = await owner.call(calls.updateCalculation, { ...at(first.id), body: { counts: true } });
    expect(update).toMatchObject({ status: 200, body: { counts: true, premieBedrag: '2100.00' } });
    expect(await expected()).toBe('2600.00');
    await owner.call(calls.updateCalculation, { ...at(newer.id), body: { counts: false } });
    expect(await expected()).toBe('2100.00');
    const collaborator = await member(params.projectId, 'collaborator');
    const refused = await collaborator.call(calls.updateCalculation, {
      ...at(newer.id),
      body: { counts: true },
    });
    expect(refused.status).toBe(403);
  });

  it('that depend on sources that disagree tell the dashboard their upper end as well', async () => {
    const { owner, params } = await ownerWithProject();
    const answers = { muurOppervlakte: 50, investeringen: { dak: 10000, muur: 8000 } };
    const input = inputWith({ aanvraagdatum: '2026-11-15', ...answers });
    await owner.call(calls.createCalculation, { params, body: { ...plainBody, input } });
    await owner.call(calls.createCalculation, { params, body: { ...plainBody, premieBedrag: '100' } });
    const { body } = await owner.call(getOverview, { params });
    expect([body.stats.expectedPremie, body.expectedPremieHoogstens]).toEqual(['3600.00', '6400.00']);
    expect(body.premies).toMatchObject([
      { premieBedrag: '100.00', premieHoogstens: '100.00' },
      { premieBedrag: '3500.00', premieHoogstens: '6300.00' },
    ]);
  });

  it('leave out none of another project', async () => {
    const [here, elsewhere] = [await ownerWithProject(), await ownerWithProject()];
    const { body: theirs } = await elsewhere.owner.call(calls.createCalculation, {
      params: elsewhere.params,
      body: plainBody,
    });
    await here.owner.call(calls.createCalculation, {
      params: here.params,
      body: { ...plainBody, insteadOf: [theirs.id] },
    });
    const { body } = await elsewhere.owner.call(calls.listCalculations, { params: elsewhere.params });
    expect(body).toMatchObject([{ id: theirs.id, counts: true }]);
  });

  it('are removed by who may change the project', async () => {
    const { owner, params } = await ownerWithProject();
    const { body: saved } = await owner.call(calls.createCalculation, { params, body: plainBody });
    const collaborator = await member(params.projectId, 'collaborator');
    const editor = await member(params.projectId, 'editor');
    const remove = { params: { id: saved.id } };
    expect((await collaborator.call(calls.removeCalculation, remove)).status).toBe(403);
    expect((await collaborator.call(calls.createCalculation, { params, body: plainBody })).status).toBe(403);
    expect((await collaborator.call(calls.listCalculations, { params })).body).toHaveLength(1);
    expect((await editor.call(calls.removeCalculation, remove)).status).toBe(204);
    expect((await editor.call(calls.removeCalculation, remove)).status).toBe(404);
  });

  it('are nothing that a stranger can see, make or remove', async () => {
    const { owner, params } = await ownerWithProject();
    const { body: saved } = await owner.call(calls.createCalculation, { params, body: plainBody });
    const stranger = await app().signIn('Vreemde Vogel');
    expect((await stranger.call(calls.listCalculations, { params })).status).toBe(404);
    expect((await stranger.call(calls.getEligibleCosts, { params })).status).toBe(404);
    expect((await stranger.call(calls.createCalculation, { params, body: plainBody })).status).toBe(404);
    expect((await stranger.call(calls.removeCalculation, { params: { id: saved.id } })).status).toBe(404);
    expect((await owner.call(calls.listCalculations, { params })).body).toHaveLength(1);
  });
});

describe('eligible costs', () => {
  it('are nothing at first', async () => {
    const { owner, params } = await ownerWithProject();
    expect((await owner.call(calls.getEligibleCosts, { params })).body).toEqual({
      ...{ totalEligible: '0.00', paidEligible: '0.00', expectedRefund: '0.00', invoices: [], items: [] },
    });
  });

  it('sum with VAT what is marked, what of it is paid, and a third less a bit of that', async () => {
    const { owner, params } = await ownerWithProject();
    const { projectId } = params;
    const { db } = app();
    const [contact] = await db.insert(contacts).values({ userId: owner.user.id, name: 'Jan' }).returning();
    const contactId = contact?.id ?? 0;
    await db.insert(invoices).values([
      { projectId, contactId, amount: '1000.05', status: 'paid', subsidyEligible: true, invoiceNumber: 'A1' },
      { projectId, contactId, amount: '500.00', status: 'overdue', subsidyEligible: true },
      { projectId, contactId, amount: '7000.00', status: 'paid', subsidyEligible: false },
    ]);
    const line = { projectId, category: 'Ramen', unit: 'st', quantity: '1', unitPrice: '1' } as const;
    await db.insert(meetstaatItems).values([
      { ...line, description: 'Raam', totalAmount: '250.00', vatRate: 6, subsidyEligible: true },
      { ...line, description: 'Glas', unitPrice: '0', totalAmount: '0.00', subsidyEligible: true },
      { ...line, description: 'Gordijn', totalAmount: '90.00' },
    ]);
    const { body } = await owner.call(calls.getEligibleCosts, { params });
    expect(body).toMatchObject({
      totalEligible: '1765.05',
      paidEligible: '1000.05',
      expectedRefund: '300.02',
      invoices: [
        { invoiceNumber: 'A1', amount: '1000.05', status: 'paid' },
        { invoiceNumber: null, description: null, amount: '500.00', status: 'overdue' },
      ],
      items: [
        { category: 'Ramen', description: 'Raam', totalPrice: '250.00', withVat: '265.00' },
        { description: 'Glas', withVat: null },
      ],
    });
  });
});

describe('an item that a marked invoice has a line for', () => {
  it('is counted once, and again when the invoice is not marked', async () => {
    const { owner, params } = await ownerWithProject();
    const { projectId } = params;
    const { db } = app();
    const [contact] = await db.insert(contacts).values({ userId: owner.user.id, name: 'Jan' }).returning();
    const item = { projectId, category: 'Dakwerk', unit: 'm²', quantity: '1', unitPrice: '1' } as const;
    const [roof] = await db
      .insert(meetstaatItems)
      .values([{ ...item, description: 'Dakisolatie', totalAmount: '900.00', subsidyEligible: true }])
      .returning();
    const lines = [{ description: 'Dak', itemId: roof?.id ?? 0, net: '900.00' }];
    const body = {
      contactId: contact?.id ?? 0,
      amount: '954',
      netAmount: '900',
      lines,
      subsidyEligible: true,
    };
    const { body: invoice } = await owner.call(createInvoice, { params, body: body as never });
    const costs = async () => (await owner.call(calls.getEligibleCosts, { params })).body;
    expect(await costs()).toMatchObject({ totalEligible: '954.00', items: [{ isInvoiced: true }] });
    const unmarked = { ...body, subsidyEligible: false };
    await owner.call(updateInvoice, { params: { id: invoice.id }, body: unmarked as never });
    expect(await costs()).toMatchObject({ totalEligible: '1089.00', items: [{ isInvoiced: false }] });
  });
});

describe('subsidy types', () => {
  it('are there from the start, once, however often one asks', async () => {
    const owner = await app().signIn();
    const there = (await owner.call(listSubsidyTypes, {})).body;
    const first = await owner.call(calls.initSubsidyTypes, {});
    expect(first.body).toEqual(there);
    const second = await owner.call(calls.initSubsidyTypes, {});
    expect(first.body.map(({ name }) => name)).toEqual([...calls.subsidyTypeNames]);
    expect(second.body).toEqual(first.body);
    expect((await owner.call(listSubsidyTypes, {})).body).toEqual(first.body);
  });
});
