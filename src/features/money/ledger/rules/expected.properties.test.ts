import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Total, totalOf } from '#/core/money';
import type { MoneyExtra, MoneyFacts, MoneyLine } from '#/core/money-facts';
import { ledgerOf } from '#/features/money/ledger/rules/expected';
import { recomputeExpected } from '../../../../../tests/support/recompute-ledger';

const cents = fc.integer({ min: 0, max: 2_000_000 });
const linesOf = fc.array(
  fc.record({
    itemId: fc.option(fc.integer({ min: 1, max: 7 })),
    net: cents.map((value) => (value / 100).toFixed(2)),
    kind: fc.constantFrom<MoneyLine['kind']>('line', 'line', 'line', 'option', 'heading'),
    vatRate: fc.constant(0),
  }),
  { maxLength: 5 },
);
const netOf = (lines: readonly MoneyLine[]) =>
  lines
    .filter(({ kind }) => kind === 'line')
    .reduce((all, { net }) => all + Math.round(Number(net) * 100), 0);
/** As papers are: what the lines make, or more where somebody entered only some of them, or nothing but a sum. */
const asking = fc.tuple(linesOf, cents, fc.boolean()).map(([lines, more, isWhole]) => ({
  lines,
  amount: BigInt(netOf(lines) + (isWhole ? 0 : more + 200)) as Total,
}));
const category = fc.constantFrom(null, 'Ramen en deuren', 'Dakisolatie en dakwerken', 'Andere werken');
/** Of a lump sum: also of items that are gone. */
const covers = fc.oneof(
  { weight: 3, arbitrary: fc.constant<number[]>([]) },
  { weight: 1, arbitrary: fc.uniqueArray(fc.integer({ min: 1, max: 7 }), { maxLength: 3 }) },
);
const anyQuote = fc
  .record({ asking, category, status: fc.constantFrom('accepted', 'pending'), unforeseen: cents, covers })
  .map(({ asking: { lines, amount }, unforeseen, covers: said, ...rest }) => ({
    ...{ ...rest, lines, amount, unforeseen: BigInt(unforeseen) as Total },
    coversItemIds: said,
  }));
const anyInvoice = fc
  .record({
    ...{ asking, category, coversItemIds: covers, netted: fc.boolean() },
    quoteId: fc.option(fc.integer({ min: 1, max: 6 })),
    kind: fc.constantFrom('invoice', 'receipt', 'credit-note'),
  })
  .map(({ asking: { lines, amount }, kind, netted, ...rest }) => ({
    ...{
      ...rest,
      lines,
      kind,
      creditsInvoiceId: null,
      paid: 0n as Total,
      open: 0n as Total,
      overpaid: 0n as Total,
    },
    netted: kind === 'invoice' && netted,
    amount: (kind === 'credit-note' ? -amount - 1n : amount) as Total,
  }));
const anyExtra: fc.Arbitrary<MoneyExtra> = fc
  .record({ asking, quoteId: fc.integer({ min: 1, max: 6 }), status: fc.constantFrom('approved', 'sent') })
  .map(({ asking: { lines, amount }, ...rest }) => ({ ...rest, lines, amount }));
const anyFacts: fc.Arbitrary<MoneyFacts> = fc.record({
  kept: fc.constant([]),
  items: fc
    .array(
      fc.record({
        work: fc.constantFrom('Andere werken', 'Ramen en deuren'),
        estimate: fc.option(cents.map((value) => BigInt(value) as Total)),
        isComplete: fc.boolean(),
      }),
      { maxLength: 6 },
    )
    .map((items) => items.map((each, at) => ({ ...each, id: at + 1 }))),
  quotes: fc.array(anyQuote, { maxLength: 5 }).map((all) => all.map((each, at) => ({ ...each, id: at + 1 }))),
  invoices: fc
    .array(anyInvoice, { maxLength: 5 })
    .map((all) => all.map((each, at) => ({ ...each, id: at + 1 }))),
  extras: fc.array(anyExtra, { maxLength: 3 }),
});

describe('whatever the papers are', () => {
  it('it is what the rule says, the least not above the most, and the works add up', () => {
    fc.assert(
      fc.property(anyFacts, (all) => {
        const { expected, works, committed, invoiced } = ledgerOf(all);
        expect([Number(expected.low), Number(expected.high)]).toEqual(recomputeExpected(all));
        expect(expected.low <= expected.high).toBe(true);
        const summed = (amounts: readonly Total[]) => totalOf(amounts);
        expect(summed(works.map((work) => work.expected.high))).toBe(expected.high);
        expect(summed(works.map((work) => work.expected.low)) >= expected.low).toBe(true);
        expect(summed(works.map((work) => work.committed))).toBe(committed);
        expect(summed(works.map((work) => work.invoiced))).toBe(invoiced);
        const asked = all.invoices.filter(
          ({ quoteId }) => !all.quotes.some(({ id, status }) => id === quoteId && status === 'accepted'),
        );
        expect(summed(works.map(({ outside }) => outside))).toBe(summed(asked.map(({ amount }) => amount)));
      }),
      { numRuns: 500 },
    );
  });

  const width = (given: MoneyFacts) => {
    const { low, high } = ledgerOf(given).expected;
    return high - low;
  };
  const isLoose = ({ kind, itemId }: MoneyLine) => kind === 'line' && itemId === null;
  /** The first line of it that is on no item, put on this one. */
  const linkFirst = (lines: readonly MoneyLine[], itemId: number) => {
    const open = lines.findIndex(isLoose);
    return lines.map((one, place) => (place === open ? { ...one, itemId } : one));
  };
  /** One price for several items: when one of those is bought elsewhere, nobody knows what it is for the others. */
  const hasOfferedLumpSum = ({ quotes }: MoneyFacts) =>
    quotes.some(({ status, coversItemIds }) => status === 'pending' && coversItemIds.length > 0);
  const anyItem = fc.integer({ min: 1, max: 6 });

  it('a link of a line of an accepted quote never makes it less certain', () => {
    fc.assert(
      fc.property(anyFacts, anyItem, (told, itemId) => {
        const linked = told.quotes.find(({ status, lines }) => status === 'accepted' && lines.some(isLoose));
        fc.pre(
          linked !== undefined && told.items.some(({ id }) => id === itemId) && !hasOfferedLumpSum(told),
        );
        const quotes = told.quotes.map((each) =>
          each === linked ? { ...each, lines: linkFirst(each.lines, itemId) } : each,
        );
        expect(width({ ...told, quotes }) <= width(told)).toBe(true);
      }),
    );
  });

  it('nor does a link of a line of an invoice, to an item that nobody offers', () => {
    fc.assert(
      fc.property(anyFacts, anyItem, (told, itemId) => {
        const linked = told.invoices.find(({ kind, lines }) => kind === 'invoice' && lines.some(isLoose));
        const isOffered = told.quotes.some(
          ({ status, lines }) => status === 'pending' && lines.some((line) => line.itemId === itemId),
        );
        fc.pre(
          linked !== undefined &&
            !isOffered &&
            !hasOfferedLumpSum(told) &&
            told.items.some(({ id }) => id === itemId),
        );
        const invoices = told.invoices.map((each) =>
          each === linked ? { ...each, lines: linkFirst(each.lines, itemId) } : each,
        );
        expect(width({ ...told, invoices }) <= width(told)).toBe(true);
      }),
    );
  });
});
