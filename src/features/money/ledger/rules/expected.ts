import type { Figure } from '#/core/help';
import { atLeastZero, type Total, totalOf, zeroTotal } from '#/core/money';
import type { MoneyFacts } from '#/core/money-facts';
import { offersOf, type PendingRest, rangeOfOffers } from '#/features/money/ledger/rules/offers';
import { type Sums, type WorkSums, workSums } from '#/features/money/ledger/rules/works';
import { inStep, invoicesOf } from '#/features/work/shared/rules/asked';
import {
  billedByQuote,
  contractsOf,
  isUnlinked,
  sharesOfContract,
} from '#/features/work/shared/rules/contracts';
import { otherWork } from '#/features/work/shared/rules/kind-of-work';
import { addInto, difference, type Items, type Shares } from '#/features/work/shared/rules/shares';
import { spreadBy } from '#/features/work/shared/rules/spread';

export type Range = { low: Total; high: Total };

export type WorkFigures = Pick<Sums, 'budgeted' | 'committed' | 'invoiced' | 'outside' | 'paid'> & {
  name: string;
  expected: Range;
};

export type LedgerFigures = {
  expected: Range;
  committed: Total;
  invoiced: Total;
  paid: Total;
  open: Total;
  overpaid: Total;
  toBill: Total;
  kept: Total;
  billedAbove: Total;
  works: WorkFigures[];
  missing: { withoutPrice: number[]; unlinkedQuotes: number[]; unlinkedInvoices: number[] };
};

/**
 * What the whole will cost, between what is certain and what may come on top: what was agreed and asked, what is
 * offered, and what was estimated of all that nobody offered yet. What was agreed or asked without saying for which
 * item (`rest`) may be for such an item: at the lowest it is, at the highest it isn't.
 */
export function ledgerOf(facts: MoneyFacts): LedgerFigures {
  const items: Items = new Map(facts.items.map((item) => [item.id, item]));
  const sums = workSums();
  const workOf = (itemId: number) => items.get(itemId)?.work ?? otherWork;
  const file = (figure: keyof Sums, { byItem, rest }: Shares, category: string | null) => {
    for (const [id, amount] of byItem) sums.add(workOf(id), figure, amount);
    sums.add(category, figure, rest);
  };
  for (const { work, estimate } of facts.items) sums.add(work, 'budgeted', estimate ?? zeroTotal);

  const billed = billedByQuote(facts.invoices);
  const contracts = contractsOf(facts, items, billed);
  const acceptedIds = new Set(contracts.map(({ quote }) => quote.id));
  const bound = new Set<number>();
  for (const contract of contracts) {
    const { category } = contract.quote;
    const shares = sharesOfContract(contract, contract.certain, items);
    file('certain', shares, category);
    sums.add(category, 'rest', shares.rest);
    file('committed', sharesOfContract(contract, contract.sum, items), category);
    for (const id of shares.byItem.keys()) bound.add(id);
  }

  const asked = invoicesOf(facts.invoices, items);
  const direct = asked.filter(({ invoice }) => invoice.quoteId === null || !acceptedIds.has(invoice.quoteId));
  const directly = new Map<number, Total>();
  const covered = new Set<number>();
  for (const { invoice, shares } of asked) {
    file('invoiced', shares, invoice.category);
    file('paid', inStep(invoice.paid, shares), invoice.category);
  }
  for (const { invoice, shares, covers } of direct) {
    file('certain', shares, invoice.category);
    file('outside', shares, invoice.category);
    sums.add(invoice.category, 'rest', shares.rest);
    addInto(directly, shares.byItem);
    for (const id of covers) covered.add(id);
  }

  const onInvoice = new Set(asked.flatMap(({ shares }) => [...shares.byItem.keys()]));
  const pending = facts.quotes.filter(({ status }) => status === 'pending');
  const { offers, rests } = offersOf(pending, items, (id) => !bound.has(id) && !onInvoice.has(id));
  const offered = rangeOfOffers(offers, items);
  for (const [id, amount] of offered.low) sums.add(workOf(id), 'offeredLow', amount);
  for (const [id, amount] of offered.high) sums.add(workOf(id), 'offeredHigh', amount);

  const open = facts.items.filter(({ id }) => !bound.has(id) && !offered.high.has(id));
  const unfinished = open.filter(({ id, isComplete }) => !isComplete && !covered.has(id));
  for (const { id, work, estimate } of unfinished) {
    sums.add(work, 'open', difference(estimate ?? zeroTotal, directly.get(id) ?? zeroTotal));
  }
  addPossible(sums, rests, billed);
  for (const { quoteId, status, amount } of facts.extras) {
    // Of a quote that is no contract any more, nobody waits for more.
    if (status !== 'sent' || !acceptedIds.has(quoteId)) continue;
    sums.add(
      facts.quotes.find(({ id }) => id === quoteId)?.category ?? null,
      'possible',
      atLeastZero(amount),
    );
  }

  const above = contracts.map(({ sum, billed: soFar }) => ({
    toBill: difference(sum, soFar),
    billedAbove: difference(soFar, sum),
  }));
  return {
    expected: expectedOf(sums),
    committed: sums.total('committed'),
    invoiced: sums.total('invoiced'),
    paid: sums.total('paid'),
    open: totalOf(facts.invoices.map((invoice) => invoice.open)),
    overpaid: totalOf(facts.invoices.map((invoice) => invoice.overpaid)),
    toBill: totalOf(above.map(({ toBill }) => toBill)),
    kept: totalOf(facts.kept.map(({ amount }) => amount)),
    billedAbove: totalOf(above.map(({ billedAbove }) => billedAbove)),
    works: worksOf(sums),
    missing: {
      withoutPrice: unfinished.filter(({ estimate }) => estimate === null).map(({ id }) => id),
      unlinkedQuotes: [
        ...contracts.filter((contract) => isUnlinked(contract, items)),
        ...rests.filter(({ rest }) => rest > 0n),
      ].map(({ quote }) => quote.id),
      unlinkedInvoices: direct
        .filter(({ invoice, shares }) => invoice.kind === 'invoice' && !invoice.netted && shares.rest > 0n)
        .map(({ invoice }) => invoice.id),
    },
  };
}

/** Of several quotes for one kind of work at most one is taken; what is of no kind may be anything. */
function addPossible(
  sums: WorkSums,
  rests: readonly PendingRest[],
  billed: ReadonlyMap<number, Total>,
): void {
  const largest = new Map<string, Total>();
  for (const { quote, rest } of rests) {
    const work = quote.category ?? otherWork;
    const possible = difference(rest, billed.get(quote.id) ?? zeroTotal);
    const known = largest.get(work) ?? zeroTotal;
    if (work === otherWork) sums.add(work, 'possible', possible);
    else if (possible > known) largest.set(work, possible);
  }
  for (const [work, amount] of largest) sums.add(work, 'possible', amount);
}

function expectedOf(sums: WorkSums): Range {
  const certain = sums.total('certain');
  const open = sums.total('open');
  return {
    low: totalOf([certain, sums.total('offeredLow'), difference(open, atLeastZero(sums.total('rest')))]),
    high: totalOf([certain, sums.total('offeredHigh'), open, sums.total('possible')]),
  };
}

/** What rests can be for at most is shared out over the works that have some: no work is below what it can be. */
function worksOf(sums: WorkSums): WorkFigures[] {
  const works = sums.all();
  const rests = spreadBy(
    atLeastZero(sums.total('rest')),
    works.map(([, { rest }]) => atLeastZero(rest)),
  );
  return works.map(([name, work], at) => ({
    name,
    budgeted: work.budgeted,
    committed: work.committed,
    invoiced: work.invoiced,
    outside: work.outside,
    paid: work.paid,
    expected: {
      low: totalOf([work.certain, work.offeredLow, difference(work.open, rests[at] ?? zeroTotal)]),
      high: totalOf([work.certain, work.offeredHigh, work.open, work.possible]),
    },
  }));
}

export const expectedWords = {
  key: 'verwachte-eindkost',
  name: 'Verwachte eindkost',
  words:
    'Per soort werk, met btw: wat afgesproken of gevraagd is (goedgekeurde offertes, meerwerk, onvoorziene kosten en andere facturen), de offertes waarover u nog beslist, en voor de rest de raming van de meetstaat. Wat aan geen post hangt, kan voor zo’n geraamde post zijn: aan de lage kant is dat zo, aan de hoge kant niet.',
} as const satisfies Figure;
