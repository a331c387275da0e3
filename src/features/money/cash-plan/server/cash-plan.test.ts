import { describe, expect, it } from 'vitest';
import { updateBudget } from '#/features/money/budget/contract';
import { getCashPlan } from '#/features/money/cash-plan/contract';
import { createInvoice } from '#/features/papers/shared/invoices/contract';
import { createQuote } from '#/features/papers/shared/quotes/contract';
import { createPremiumFile } from '#/features/premiums/shared/premium-files/contract';
import { createTask } from '#/features/site/shared/planning/contract';
import { projectWithMembers } from '../../../../../tests/support/members';
import { addContact } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

describe('the cash plan', () => {
  it('begins with what is left, and pays bills when they are due and work when it is done', async () => {
    const { projectId, owner, collaborator, stranger } = await projectWithMembers(app());
    const params = { projectId };
    await owner.call(updateBudget, {
      params,
      body: { purchasePrice: '1000', ownContribution: '1100', loanAmount: '500', premiumMonths: 3 },
    });
    const contactId = await addContact(app(), owner);
    const quote = { contactId, amount: '400', status: 'accepted', description: 'Dak' } as const;
    const { id: quoteId } = (await owner.call(createQuote, { params, body: quote })).body;
    const task = { title: 'Dak leggen', quoteId, startDate: '2099-03-01', endDate: '2099-03-10' };
    expect((await owner.call(createTask, { params, body: task })).status).toBe(201);
    const bills = [
      { contactId, quoteId, amount: '150', dueDate: '2020-01-01' },
      { contactId, amount: '30' },
      { contactId, amount: '20', status: 'paid' },
    ] as const;
    for (const body of bills) await owner.call(createInvoice, { params, body });
    const { body } = await owner.call(getCashPlan, { params });
    // 1.100 own money, 1.000 and 2% for the house, 20 paid.
    expect(body).toMatchObject({
      ...{ isFinanced: true, premiumMonths: 3 },
      purse: { cash: '60.00', loanLeft: '500.00', owed: '0.00' },
    });
    expect(body.entries.map(({ kind, day, amount }) => [kind, day, amount])).toEqual([
      ['invoice', '2020-01-01', '-150.00'],
      ['invoice', null, '-30.00'],
      ['quote', '2099-03-10', '-250.00'],
    ]);
    expect(body.months[0]).toMatchObject({
      start: '60.00',
      in: '90.00',
      drawn: '90.00',
      out: '150.00',
      end: '0.00',
    });
    expect(body.months.at(-1)).toMatchObject({
      out: '250.00',
      end: '0.00',
      loanLeft: '160.00',
      owed: '340.00',
    });
    expect(body.lowest.amount).toBe('160.00');
    expect((await collaborator.call(getCashPlan, { params })).body).toEqual(body);
    expect((await stranger.call(getCashPlan, { params })).status).toBe(404);
  });

  it('has a premium come so many months after it was applied for, and one for the Energiehuis lower the loan', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    const money = { purchasePrice: '1000', ownContribution: '20', loanAmount: '3000', premiumMonths: 4 };
    await owner.call(updateBudget, { params, body: money });
    const contactId = await addContact(app(), owner);
    const bill = { contactId, amount: '1060', netAmount: '1000', invoiceDate: '2098-09-01' };
    const invoice = (await owner.call(createInvoice, { params, body: { ...bill, status: 'paid' } })).body;
    const invoices = [{ invoiceId: invoice.id }];
    const made = await owner.call(createPremiumFile, { params, body: { work: 'dak', invoices } });
    const change = async (body: object) => {
      const answer = await owner.request('PUT', `/api/premium-files/${made.body.id}`, body);
      expect(answer.status).toBe(200);
      const { entries, purse } = (await owner.call(getCashPlan, { params })).body;
      const premiums = entries.filter(({ kind }) => kind === 'premium');
      return [premiums.map(({ day, amount, target }) => [day, amount, target]), purse.loanLeft, purse.owed];
    };
    const granted = { status: 'toegekend', submittedOn: '2098-10-20', grantedAmount: '350' };
    // 1.020 for the house and 1.060 paid, of which 20 is own money.
    expect(await change(granted)).toEqual([[['2099-02-01', '350.00', 'cash']], '940.00', '2060.00']);
    expect(await change({ paidTo: 'energiehuis' })).toEqual([
      [['2099-02-01', '350.00', 'loan']],
      ...['940.00', '2060.00'],
    ]);
    const paid = { status: 'uitbetaald', paidAmount: '340' };
    expect(await change(paid)).toEqual([[], '940.00', '1720.00']);
    expect(await change({ paidTo: 'eigenaar' })).toEqual([[], '1280.00', '1720.00']);
  });

  it('takes the instalments of a contract in place of its rest, beside its invoices and counted once', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const quote = { contactId, amount: '1000', status: 'accepted', description: 'Dak' } as const;
    const { id: quoteId } = (await owner.call(createQuote, { params, body: quote })).body;
    const task = { title: 'Dak leggen', startDate: '2099-03-01', endDate: '2099-03-10' };
    const { id: taskId } = (await owner.call(createTask, { params, body: task })).body;
    const instalments = [
      { percent: 30, on: 'order' },
      { percent: 60, on: 'task', taskId },
      { percent: 10, on: 'final' },
    ];
    const agreed = { instalments, retention: 5 };
    expect((await owner.request('PUT', `/api/quotes/${quoteId}/agreement`, agreed)).status).toBe(200);
    const bill = { contactId, quoteId, amount: '285', dueDate: '2099-01-01' };
    await owner.call(createInvoice, { params, body: bill });
    const { entries } = (await owner.call(getCashPlan, { params })).body;
    expect(entries.map(({ kind, day, amount }) => [kind, day, amount])).toEqual([
      ['invoice', '2099-01-01', '-285.00'],
      ['instalment', '2099-03-10', '-570.00'],
      ['instalment', null, '-95.00'],
      ['retention', null, '-25.00'],
      ['retention', null, '-25.00'],
    ]);
  });

  it('tells apart what quotes that can still be accepted would ask, and counts it nowhere', async () => {
    const { projectId, owner } = await projectWithMembers(app());
    const params = { projectId };
    await owner.call(updateBudget, { params, body: { ownContribution: '5000' } });
    const contactId = await addContact(app(), owner);
    const quote = { contactId, amount: '1000', description: 'Dak', category: 'Dakisolatie en dakwerken' };
    const { id: quoteId } = (await owner.call(createQuote, { params, body: quote })).body;
    const task = { title: 'Dak leggen', quoteId, startDate: '2099-03-01', endDate: '2099-03-10' };
    await owner.call(createTask, { params, body: task });
    const agreed = { instalments: [{ percent: 30, on: 'start' }], retention: 0 };
    expect((await owner.request('PUT', `/api/quotes/${quoteId}/agreement`, agreed)).status).toBe(200);
    const others = [
      { ...quote, amount: '900' },
      { ...quote, amount: '3000', validUntil: '2020-01-01' },
      { ...quote, amount: '2000', status: 'rejected' as const },
      { contactId, amount: '70', description: 'Stelling' },
    ];
    for (const body of others) expect((await owner.call(createQuote, { params, body })).status).toBe(201);
    const { entries, expected, months, lowest } = (await owner.call(getCashPlan, { params })).body;
    expect(
      expected.map(({ kind, recordId, day, amount }) => [kind, recordId === quoteId, day, amount]),
    ).toEqual([
      ['instalment', true, '2099-03-01', '-300.00'],
      ['quote', true, '2099-03-10', '-700.00'],
      ['quote', false, null, '-70.00'],
    ]);
    expect(entries).toEqual([]);
    expect(new Set(months.map(({ available }) => available))).toEqual(new Set(['5000.00']));
    expect(lowest.amount).toBe('5000.00');

    expect((await owner.request('PUT', `/api/quotes/${quoteId}`, { status: 'accepted' })).status).toBe(200);
    const after = (await owner.call(getCashPlan, { params })).body;
    expect(after.entries).toEqual(expected.slice(0, 2));
    expect(after.expected.map(({ amount }) => amount)).toEqual(['-900.00', '-70.00']);
  });
});
