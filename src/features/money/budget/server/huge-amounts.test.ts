import { describe, expect, it } from 'vitest';
import { getOverview, getStats } from '#/features/front/dashboard/contract';
import { getBudget, updateBudget } from '#/features/money/budget/contract';
import { createInvoice, listInvoices } from '#/features/papers/shared/invoices/contract';
import { invoices } from '#/features/papers/shared/invoices/server/tables';
import { createQuote, listQuotes } from '#/features/papers/shared/quotes/contract';
import { quotes } from '#/features/papers/shared/quotes/server/tables';
import { createCalculation, getEligibleCosts } from '#/features/premiums/premies/contract';
import { premieCalculations } from '#/features/premiums/premies/server/tables';
import { getContactHistory } from '#/features/work/shared/contacts/contract';
import { createItem, listItems } from '#/features/work/shared/meetstaat/contract';
import { meetstaatItems } from '#/features/work/shared/meetstaat/server/tables';
import { addContact, openTeam } from '../../../../../tests/support/papers';
import { withTestApp } from '../../../../../tests/support/test-app';

const app = withTestApp();

/** What the columns hold; older records may. */
const amount = '9999999999.99';
const totalAmount = '99999999999999.99';
const times = (value: string, count: number) => {
  const product = BigInt(value.replace('.', '')) * BigInt(count);
  return `${product / 100n}.${String(product % 100n).padStart(2, '0')}`;
};

const quoteCount = 185;
const linesEach = 50;
const itemCount = 200;

/** Records at the size of their columns, in numbers that no double adds up. */
async function openAbsurd() {
  const { db } = app();
  const { owner, projectId } = await openTeam(app());
  const contactId = await addContact(app(), owner);
  const place = { projectId, contactId, amount };
  const unforeseenCosts = Array.from({ length: linesEach }, () => ({ description: 'Meer', amount }));
  const made = await db
    .insert(quotes)
    .values(
      Array.from({ length: quoteCount }, () => ({ ...place, status: 'accepted' as const, unforeseenCosts })),
    )
    .returning({ id: quotes.id });
  const eligible = { subsidyEligible: true, status: 'paid' as const };
  await db
    .insert(invoices)
    .values([{ ...place, ...eligible }, { ...place, ...eligible, quoteId: made[0]?.id ?? null }, place]);
  const item = { category: 'Dakwerk', description: 'Pannen', unit: 'm²', subsidyEligible: true } as const;
  const priced = { quantity: '1', unitPrice: amount, totalAmount, vatRate: 0 as const };
  await db
    .insert(meetstaatItems)
    .values(Array.from({ length: itemCount }, () => ({ ...item, ...priced, projectId })));
  await db
    .insert(premieCalculations)
    .values([1, 2].map(() => ({ projectId, categorie: 4, investering: amount, premieBedrag: amount })));
  return { owner, projectId, contactId, params: { projectId } };
}

describe('sums of absurd amounts', () => {
  it('are exact on every call that adds up', async () => {
    const { owner, params, contactId } = await openAbsurd();
    const unforeseen = times(amount, quoteCount * linesEach);
    const spent = times(amount, quoteCount);
    const real = times(amount, quoteCount * (linesEach + 1) + 1);
    const figures = {
      totalSpent: spent,
      unforeseenCosts: unforeseen,
      directInvoices: amount,
      realBudget: real,
    };
    expect(await owner.call(getBudget, { params })).toMatchObject({
      status: 200,
      body: {
        ...figures,
        categories: [
          {
            budgeted: times(totalAmount, itemCount),
            committed: '0.00',
          },
          { committed: spent, invoiced: times(amount, 3), paid: times(amount, 2) },
        ],
      },
    });
    const stats = { totalSpent: spent, expectedSubsidy: '5999999999.99', expectedPremie: times(amount, 2) };
    expect(await owner.call(getStats, { params })).toMatchObject({ status: 200, body: stats });
    expect(await owner.call(getOverview, { params })).toMatchObject({
      status: 200,
      body: {
        stats,
        budget: figures,
        invoices: { total: times(amount, 3), paid: times(amount, 2) },
        meetstaat: { total: times(totalAmount, itemCount) },
      },
    });
    expect(await owner.call(getEligibleCosts, { params })).toMatchObject({
      status: 200,
      body: { paidEligible: times(amount, 2) },
    });
    expect(await owner.call(getContactHistory, { params: { id: contactId } })).toMatchObject({
      status: 200,
      body: { quoted: spent, accepted: spent, paid: times(amount, 2) },
    });
    const listed = (await owner.call(listQuotes, { params })).body;
    expect(listed.at(-1)?.payment).toEqual({ state: 'paid', percent: 100, paid: amount, remaining: '0.00' });
    expect((await owner.call(listInvoices, { params })).body).toHaveLength(3);
    expect((await owner.call(listItems, { params })).body).toHaveLength(itemCount);
    const exported = await owner.request(
      'GET',
      `/api/projects/${params.projectId}/bill-of-quantities/export`,
    );
    expect(exported.status).toBe(200);
    expect((await owner.request('GET', '/api/account/export')).status).toBe(200);
  });
});

describe('an amount over € 99.999.999,99', () => {
  const message = 'Vul een bedrag in van hoogstens € 99.999.999,99.';
  const most = '99999999.99';
  const over = '100000000.00';

  it('is refused with a sentence, wherever it is sent', async () => {
    const { owner, projectId } = await openTeam(app());
    const params = { projectId };
    const contactId = await addContact(app(), owner);
    const item = { category: 'Dakwerk', description: 'Pannen', quantity: '1', unit: 'm²' } as const;
    const send = async (amount: string) => [
      await owner.call(createQuote, { params, body: { contactId, amount } }),
      await owner.call(createQuote, {
        params,
        body: { contactId, amount: '1', unforeseenCosts: [{ description: 'Meer', amount }] },
      }),
      await owner.call(createInvoice, { params, body: { contactId, amount } }),
      await owner.call(createItem, { params, body: { ...item, unitPrice: amount } }),
      await owner.call(updateBudget, { params, body: { renovationBudget: amount } }),
      await owner.call(updateBudget, { params, body: { purchasePrice: amount, loanAmount: amount } }),
      await owner.call(createCalculation, {
        params,
        body: { categorie: 4, investering: amount, premieBedrag: '1' } as never,
      }),
    ];
    const refused = await send(over);
    expect(refused.map(({ status }) => status)).toEqual(refused.map(() => 400));
    for (const { body } of refused) {
      const { errors } = body as unknown as { errors: { message: string }[] };
      expect(errors[0]?.message).toBe(message);
    }
    const taken = await send(most);
    expect(taken.map(({ status }) => status)).toEqual([201, 201, 201, 201, 200, 200, 201]);
    const product = await owner.call(createItem, {
      params,
      body: { ...item, quantity: '2', unitPrice: '50000000.00' },
    });
    expect(product).toMatchObject({
      status: 400,
      body: { message: 'Hoeveelheid maal prijs is te groot: een item kost hoogstens € 99.999.999,99.' },
    });
  });
});
