import fc from 'fast-check';
import { expect, it } from 'vitest';
import { type Total, totalFromDecimal } from '#/core/money';
import type { MoneyFacts, MoneyLine } from '#/core/money-facts';
import { getOverview } from '#/features/front/dashboard/contract';
import { listChanges, undoChange } from '#/features/history/shared/logbook/contract';
import { getBudget, updateBudget } from '#/features/money/budget/contract';
import { getCashPlan } from '#/features/money/cash-plan/contract';
import { getBurnUp, getLedger } from '#/features/money/ledger/contract';
import * as extras from '#/features/papers/shared/extras/contract';
import * as invoices from '#/features/papers/shared/invoices/contract';
import { addPayment } from '#/features/papers/shared/invoices/payments-contract';
import * as quotes from '#/features/papers/shared/quotes/contract';
import { listTodo } from '#/features/reminders/shared/todo/contract';
import { getCoverage } from '#/features/work/meetstaat/coverage-contract';
import { getContactHistory } from '#/features/work/shared/contacts/contract';
import {
  createItem,
  type Item,
  listItems,
  removeItem,
  updateItem,
} from '#/features/work/shared/meetstaat/contract';
import { addContact, openTeam } from '../support/papers';
import { recomputeExpected } from '../support/recompute-ledger';
import { type Client, withTestApp } from '../support/test-app';

/** Whatever is entered, changed, removed and undone: every screen says of the money what its papers come to. */

const app = withTestApp();

/** With cents: what is spread over several lines seldom divides. */
const euros = fc.integer({ min: 0, max: 900_000 }).map((whole) => whole / 100);
const pick = fc.nat(20);
const status = fc.constantFrom('accepted', 'pending', 'rejected');
const linked = fc.array(fc.record({ net: euros, at: fc.option(pick), isOption: fc.boolean() }), {
  maxLength: 3,
});
const category = fc.constantFrom(null, 'Ramen en deuren', 'Andere werken');

const step = fc.oneof(
  fc.record({ do: fc.constant('item' as const), price: euros, vatRate: fc.constantFrom(0, 6, 21, null) }),
  fc.record({ do: fc.constant('change item' as const), at: pick, price: euros, isComplete: fc.boolean() }),
  fc.record({ do: fc.constant('remove item' as const), at: pick }),
  fc.record({
    ...{ do: fc.constant('quote' as const), lines: linked, more: euros },
    ...{ unforeseen: euros, status, category },
  }),
  fc.record({
    ...{ do: fc.constant('change quote' as const), at: pick, lines: linked, more: euros },
    ...{ unforeseen: fc.option(euros), status },
  }),
  fc.record({ do: fc.constant('remove quote' as const), at: pick }),
  fc.record({
    do: fc.constant('invoice' as const),
    lines: linked,
    more: euros,
    of: fc.option(pick),
    category,
  }),
  fc.record({ do: fc.constant('receipt' as const), lines: linked, more: euros, category }),
  fc.record({
    ...{ do: fc.constant('cover' as const), at: pick, items: fc.array(pick, { maxLength: 2 }) },
    isQuote: fc.boolean(),
  }),
  fc.record({ do: fc.constant('extra' as const), at: pick, lines: linked, isApproved: fc.boolean() }),
  fc.record({ do: fc.constant('credit note' as const), of: fc.option(pick), amount: euros }),
  fc.record({ do: fc.constant('pay' as const), at: pick, amount: euros, isBack: fc.boolean() }),
  fc.record({
    do: fc.constant('say paid' as const),
    at: pick,
    status: fc.constantFrom('paid', 'pending', 'overdue'),
  }),
  fc.record({ do: fc.constant('remove invoice' as const), at: pick }),
  fc.record({ do: fc.constant('undo' as const), at: fc.nat(6) }),
  fc.record({ do: fc.constant('undo' as const), at: fc.nat(3) }),
);
type Step = typeof step extends fc.Arbitrary<infer One> ? One : never;
type Lines = typeof linked extends fc.Arbitrary<infer All> ? All : never;

const at = <Row>(rows: readonly Row[], place: number): Row | undefined =>
  rows[place % Math.max(1, rows.length)];
const cents = (amount: string) => Math.round(Number(amount) * 100);
const sum = (amounts: readonly string[]) => amounts.reduce((all, each) => all + cents(each), 0);

async function openWalk() {
  const { owner, projectId } = await openTeam(app());
  const params = { projectId };
  const contactId = await addContact(app(), owner);
  const body = {
    renovationBudget: '20000.00',
    purchasePrice: '0',
    ownContribution: '9000',
    loanAmount: '9000',
  };
  await owner.call(updateBudget, { params, body });
  return { owner, params, contactId };
}
type Walk = Awaited<ReturnType<typeof openWalk>>;

async function readPapers({ owner, params }: Walk) {
  return {
    items: (await owner.call(listItems, { params })).body,
    quotes: (await owner.call(quotes.listQuotes, { params })).body,
    invoices: (await owner.call(invoices.listInvoices, { params })).body,
  };
}

async function readExtras({ owner }: Walk, all: Papers['quotes']) {
  const accepted = all.filter(({ status: now }) => now === 'accepted');
  const answers = await Promise.all(
    accepted.map(({ id }) => owner.call(extras.listExtras, { params: { id } })),
  );
  return answers.flatMap(({ body }, place) =>
    body.map((extra) => ({ ...extra, quoteId: accepted[place]?.id ?? 0 })),
  );
}
type Extras = Awaited<ReturnType<typeof readExtras>>;
type Papers = Awaited<ReturnType<typeof readPapers>>;

function writeLines(lines: Lines, more: number, items: readonly Item[]) {
  const written = lines.map(({ net, at: place, isOption }) => ({
    ...{
      kind: isOption ? 'option' : 'line',
      description: 'Werk',
      quantity: null,
      unit: null,
      unitPrice: null,
    },
    ...{ net: net.toFixed(2), vatRate: 0, itemId: place === null ? null : (at(items, place)?.id ?? null) },
  }));
  const asked = lines.filter(({ isOption }) => !isOption).reduce((all, { net }) => all + net, 0);
  return { lines: written, amount: (asked + more + 2).toFixed(2) };
}

const unforeseenOf = (amount: number) => [{ description: 'Onvoorzien', amount: amount.toFixed(2) }];

/** What is refused is no change: whether it should have been is said elsewhere. */
async function take(
  walk: Walk,
  { items, quotes: allQuotes, invoices: allInvoices }: Papers,
  one: Step,
): Promise<void> {
  const { owner, params, contactId } = walk;
  const call = owner.call as (call: unknown, input: unknown) => ReturnType<Client['request']>;
  const asked = allInvoices.filter(({ kind }) => kind === 'invoice');
  const send = async (made: unknown, input: object) => {
    const { status: answered } = await call(made, input);
    expect(answered).toBeLessThan(500);
  };
  const change = (made: unknown, row: { id: number } | undefined, body: object) =>
    row ? send(made, { params: { id: row.id }, body }) : undefined;
  switch (one.do) {
    case 'item': {
      const body = {
        category: 'Keuken',
        description: 'Post',
        quantity: '1',
        unit: 'st',
        unitPrice: one.price.toFixed(2),
      };
      return send(createItem, { params, body: { ...body, vatRate: one.vatRate } });
    }
    case 'change item':
      return change(updateItem, at(items, one.at), {
        unitPrice: one.price.toFixed(2),
        isComplete: one.isComplete,
      });
    case 'remove item':
      return change(removeItem, at(items, one.at), {});
    case 'quote': {
      const unforeseenCosts = unforeseenOf(one.unforeseen);
      const body = { contactId, category: one.category, status: one.status, unforeseenCosts };
      return send(quotes.createQuote, {
        params,
        body: { ...body, ...writeLines(one.lines, one.more, items) },
      });
    }
    case 'change quote':
      return change(quotes.updateQuote, at(allQuotes, one.at), {
        ...{ status: one.status, ...writeLines(one.lines, one.more, items) },
        unforeseenCosts: one.unforeseen === null ? undefined : unforeseenOf(one.unforeseen),
      });
    case 'remove quote':
      return change(quotes.removeQuote, at(allQuotes, one.at), {});
    case 'invoice': {
      const quoteId = one.of === null ? null : (at(allQuotes, one.of)?.id ?? null);
      const body = { contactId, quoteId, category: one.category, ...writeLines(one.lines, one.more, items) };
      return send(invoices.createInvoice, { params, body });
    }
    case 'receipt': {
      const body = { kind: 'receipt', payee: 'Hubo', invoiceDate: '2026-02-03', category: one.category };
      return send(invoices.createInvoice, {
        params,
        body: { ...body, ...writeLines(one.lines, one.more, items) },
      });
    }
    case 'cover': {
      const coversItemIds = [...new Set(one.items.flatMap((place) => at(items, place)?.id ?? []))];
      return one.isQuote
        ? change(quotes.updateQuote, at(allQuotes, one.at), { coversItemIds })
        : change(invoices.updateInvoice, at(asked, one.at), { coversItemIds });
    }
    case 'extra': {
      const quote = at(
        allQuotes.filter(({ status: now }) => now === 'accepted'),
        one.at,
      );
      if (!quote) return;
      const { lines } = writeLines(one.lines, 0, items);
      const body = { title: 'Meerwerk', lines };
      const made = await owner.call(extras.createExtra, { params: { id: quote.id }, body: body as never });
      expect(made.status).toBeLessThan(500);
      if (made.status !== 201) return;
      const sent = await owner.call(extras.sendExtra, {
        params: { id: made.body.id },
        body: { email: null },
      });
      const token = sent.body.url?.split('/').at(-1);
      if (!one.isApproved || !token) return;
      const read = await owner.request('GET', `/api/approvals/${token}`);
      const { version } = read.body as { version: number };
      const said = { name: 'Koen', decision: 'approve', version };
      expect((await owner.request('POST', `/api/approvals/${token}`, said)).status).toBe(200);
      return;
    }
    case 'credit note': {
      const creditsInvoiceId = one.of === null ? null : (at(asked, one.of)?.id ?? null);
      const body = {
        contactId,
        kind: 'credit-note',
        amount: `-${(one.amount + 1).toFixed(2)}`,
        creditsInvoiceId,
      };
      return send(invoices.createInvoice, { params, body });
    }
    case 'pay': {
      const amount = `${one.isBack ? '-' : ''}${(one.amount + 1).toFixed(2)}`;
      return change(addPayment, at(allInvoices, one.at), { amount, date: '2026-02-03' });
    }
    case 'say paid':
      return change(invoices.updatePayment, at(allInvoices, one.at), { status: one.status, paidDate: null });
    case 'remove invoice':
      return change(invoices.removeInvoice, at(allInvoices, one.at), {});
    case 'undo': {
      const done = (await owner.call(listChanges, { params, query: {} })).body;
      const undone = at(done, one.at);
      if (undone) await send(undoChange, { params: { id: undone.id }, query: {}, body: { force: true } });
    }
  }
}

/** As the papers say it themselves. */
function factsOf({ items, quotes: allQuotes, invoices: allInvoices }: Papers, allExtras: Extras): MoneyFacts {
  const money = (amount: number) => BigInt(amount) as Total;
  const linesOf = (lines: readonly { kind: string; net: string | null; itemId: number | null }[]) =>
    lines as readonly MoneyLine[];
  const quoteOf = (id: number | null) => allInvoices.find((each) => each.id === id)?.quoteId ?? null;
  return {
    kept: [],
    items: items.map(({ id, totalAmount, vatRate, isComplete }) => ({
      ...{ id, work: 'Andere werken', isComplete },
      estimate:
        cents(totalAmount) === 0
          ? null
          : money(Math.round((cents(totalAmount) * (100 + (vatRate ?? 21))) / 100)),
    })),
    quotes: allQuotes.flatMap(({ status: now, coversItemIds, unforeseenCosts, ...quote }) =>
      now === 'accepted' || now === 'pending'
        ? [
            {
              ...{ id: quote.id, category: quote.category, status: now, coversItemIds },
              ...{ amount: totalFromDecimal(quote.amount), lines: linesOf(quote.lines) },
              unforeseen: money(sum(unforeseenCosts.map((each) => each.amount))),
            },
          ]
        : [],
    ),
    extras: allExtras.flatMap(({ quoteId, status: now, total, lines }) =>
      now === 'approved' || now === 'sent'
        ? [{ quoteId, status: now, amount: totalFromDecimal(total), lines: linesOf(lines) }]
        : [],
    ),
    invoices: allInvoices.map((invoice) => {
      const { id, kind, category: work, quoteId, amount, lines, coversItemIds, creditsInvoiceId } = invoice;
      const credits = allInvoices.filter((each) => each.creditsInvoiceId === id);
      return {
        ...{
          id,
          kind,
          category: work,
          amount: totalFromDecimal(amount),
          lines: linesOf(lines),
          coversItemIds,
        },
        creditsInvoiceId,
        quoteId: creditsInvoiceId === null ? quoteId : quoteOf(creditsInvoiceId),
        netted: kind === 'invoice' && cents(amount) + sum(credits.map((each) => each.amount)) <= 0,
        ...{ paid: money(0), open: money(0), overpaid: money(0) },
      };
    }),
  };
}

/** Each invoice with the credit notes that name it, and what was paid on all of them. */
function expectSettled(all: Papers['invoices']): void {
  for (const { id, kind, amount, creditsInvoiceId, paid, credited, open, overpaid } of all) {
    const notes = all.filter((each) => each.creditsInvoiceId === id);
    const given = 0 - sum(notes.map((each) => each.amount));
    const settled = cents(paid ?? '0') + sum(notes.map((each) => each.paid ?? '0'));
    const isNaming = kind === 'credit-note' && creditsInvoiceId !== null;
    // No more comes back than was paid, whichever payment was taken back or undone.
    if (kind !== 'credit-note') expect(cents(paid ?? '0')).toBeGreaterThanOrEqual(0);
    const rest = isNaming ? 0 : cents(amount) - given - settled;
    expect([id, cents(credited), cents(open), cents(overpaid)]).toEqual([
      ...[id, given, Math.max(0, rest), Math.max(0, 0 - rest)],
    ]);
  }
}

async function expectAgreed(walk: Walk): Promise<void> {
  const { owner, params } = walk;
  const papers = await readPapers(walk);
  expectSettled(papers.invoices);
  const ledger = (await owner.call(getLedger, { params })).body;
  expect([cents(ledger.expected.low), cents(ledger.expected.high)]).toEqual(
    recomputeExpected(factsOf(papers, await readExtras(walk, papers.quotes))),
  );
  expect(cents(ledger.expected.low)).toBeLessThanOrEqual(cents(ledger.expected.high));

  const contracts = papers.quotes.flatMap(({ contract }) => contract ?? []);
  const said = {
    committed: sum(contracts.map((each) => each.sum)),
    toBill: sum(contracts.map((each) => each.toBill)),
    invoiced: sum(papers.invoices.map(({ amount }) => amount)),
    paid: sum(papers.invoices.map(({ paid }) => paid ?? '0')),
    open: sum(papers.invoices.map(({ open }) => open)),
    overpaid: sum(papers.invoices.map(({ overpaid }) => overpaid)),
  };
  const told = ({ committed, toBill, invoiced, paid, open, overpaid }: typeof ledger) =>
    Object.fromEntries(
      Object.entries({ committed, toBill, invoiced, paid, open, overpaid }).map(([key, each]) => [
        key,
        cents(each),
      ]),
    );
  expect(told(ledger)).toEqual(said);
  expect(said.invoiced).toBe(said.paid - said.overpaid + said.open);

  const overview = (await owner.call(getOverview, { params })).body as Record<string, unknown>;
  expect(overview.ledger).toEqual(ledger);
  expect(overview.invoices).toMatchObject({ total: ledger.invoiced, paid: ledger.paid });
  const { line, categories } = (await owner.call(getBudget, { params })).body;
  const works = ({ budgeted, committed, invoiced, paid, name }: (typeof ledger.works)[number]) =>
    [name, budgeted, committed, invoiced, paid].join(' ');
  const isTold = (work: (typeof categories)[number]) =>
    [work.budgeted, work.committed, work.invoiced, work.paid].some((each) => cents(each) !== 0);
  expect(
    categories
      .filter(isTold)
      .map((work) => works(work as never))
      .sort(),
  ).toEqual(
    ledger.works
      .filter(isTold as never)
      .map(works)
      .sort(),
  );
  const covered = (await owner.call(getCoverage, { params })).body.total;
  expect(cents(covered.estimated)).toBe(sum(ledger.works.map(({ budgeted }) => budgeted)));
  expect([line.committed, line.invoiced, line.paid]).toEqual([
    ledger.committed,
    ledger.invoiced,
    ledger.paid,
  ]);
  const last = (await owner.call(getBurnUp, { params })).body.steps.at(-1);
  const drawn = [last?.committed, last?.invoiced, last?.paid].map((each) => cents(each ?? '0'));
  expect(drawn).toEqual([said.committed, said.invoiced, said.paid]);
  const { entries } = (await owner.call(getCashPlan, { params })).body;
  const ofInvoices = entries.filter(({ kind }) => kind === 'invoice').map(({ amount }) => amount);
  expect(sum(ofInvoices)).toBe(said.overpaid - said.open);
  const ofContracts = entries.filter(({ kind }) => kind !== 'invoice' && kind !== 'premium');
  expect(0 - sum(ofContracts.map(({ amount }) => amount))).toBe(said.toBill);

  const { verdict } = ledger;
  const asks = (await owner.call(listTodo, { params, query: {} })).body.find(({ kind }) => kind === 'budget');
  const [worst] = verdict.because;
  if (worst) expect(asks?.text).toBe(worst.text);
  const isOver = ledger.budget !== null && cents(ledger.expected.low) > cents(ledger.budget);
  expect(verdict.state === 'over').toBe(isOver);
  const history = (await owner.call(getContactHistory, { params: { id: walk.contactId } })).body;
  const own = papers.invoices.filter(({ contactId }) => contactId === walk.contactId);
  expect([history.contracted, history.billed, history.paid, history.open].map(cents)).toEqual([
    ...[said.committed, sum(own.map(({ amount }) => amount)), sum(own.map(({ paid }) => paid ?? '0'))],
    sum(own.map(({ open }) => open)),
  ]);
}

it('says on every screen what the papers come to, through changes and undo', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 12, maxLength: 24 }), async (steps) => {
      const walk = await openWalk();
      for (const [index, one] of steps.entries()) {
        await take(walk, await readPapers(walk), one);
        if (index % 4 === 3) await expectAgreed(walk);
      }
      await expectAgreed(walk);
    }),
    { numRuns: Number(process.env.LEDGER_RUNS ?? 12), endOnFailure: true },
  );
});
