import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decimalFromCents, type Total, totalOf, zeroTotal } from '#/core/money';
import { moneyPerCategory } from '#/features/money/budget/rules/categories';
import { spendingOf } from '#/features/money/budget/rules/figures';
import { fileInvoice, fileQuote } from '#/features/money/budget/rules/filed-papers';
import { moneyLine } from '#/features/money/budget/rules/line';

const sum = (euros: number) => BigInt(euros * 100) as Total;
const quote = (amount: number, isAccepted = true, extras = 0) => ({
  isAccepted,
  amount: sum(amount),
  extras: sum(extras),
  unforeseen: zeroTotal,
});
const invoice = (amount: number, paid: number, ofAcceptedQuote = true) => ({
  isPaid: amount === paid,
  ofAcceptedQuote,
  amount: sum(amount),
  paid: sum(paid),
});

describe('the line of truth', () => {
  it.each([
    ['an empty project', 0, [], [], [0, 0, 0, 0, 0]],
    ['a budget alone', 100, [], [], [100, 0, 0, 0, 100]],
    ['accepted quotes, and no others', 100, [quote(40), quote(90, false)], [], [100, 40, 0, 0, 60]],
    ['approved extra and less work', 100, [quote(40, true, 5), quote(10, true, -2)], [], [100, 53, 0, 0, 47]],
    ['invoices of a quote, part paid', 100, [quote(40)], [invoice(30, 10)], [100, 40, 30, 10, 60]],
    [
      'an invoice without a quote, which is not free any more',
      100,
      [quote(40)],
      [invoice(20, 0, false)],
      [100, 40, 20, 0, 40],
    ],
    [
      'a credit note of it, given back',
      100,
      [],
      [invoice(20, 20, false), invoice(-5, -5, false)],
      [100, 0, 15, 15, 85],
    ],
    ['an overrun', 100, [quote(108)], [], [100, 108, 0, 0, -8]],
  ])('of %s', (_, budget, quotes, invoices, [of, committed, invoiced, paid, free]) => {
    expect(moneyLine(sum(budget), { quotes, invoices })).toEqual({
      budget: sum(of ?? 0),
      committed: sum(committed ?? 0),
      invoiced: sum(invoiced ?? 0),
      paid: sum(paid ?? 0),
      free: sum(free ?? 0),
    });
  });
});

const kinds = new Map([
  [1, 'Ventilatie'],
  [2, 'Warmtepomp'],
]);
const amount = fc.bigInt({ min: -(10n ** 9n), max: 10n ** 9n }).map((value) => value as Total);
const lines = fc.array(
  fc.record({
    net: fc.option(amount.map((value) => decimalFromCents(value))),
    itemId: fc.option(fc.constantFrom(1, 2, 3)),
    vatRate: fc.option(fc.constantFrom(6, 21)),
    kind: fc.constantFrom('line', 'option'),
  }),
  { maxLength: 4 },
);
const category = fc.option(fc.constantFrom('Ventilatie', 'Tuin'));
const anyQuote = fc.record({
  isAccepted: fc.boolean(),
  category,
  lines,
  amount,
  extras: amount,
  unforeseen: amount,
});
const anyInvoice = fc.record({
  ...{ isPaid: fc.boolean(), ofAcceptedQuote: fc.boolean(), category, lines, amount, paid: amount },
  count: fc.constant(1),
});

describe('papers filed by what their lines are about', () => {
  it('agree with the papers themselves, in total and per category, in any order', () => {
    fc.assert(
      fc.property(fc.array(anyQuote), fc.array(anyInvoice), (quotes, invoices) => {
        const whole = moneyLine(zeroTotal, { quotes, invoices });
        const filed = {
          quotes: quotes.flatMap((each) => fileQuote(each, kinds)),
          invoices: invoices.flatMap((each) => fileInvoice(each, kinds)),
        };
        expect(moneyLine(zeroTotal, filed)).toEqual(whole);
        expect(spendingOf(filed.quotes, filed.invoices)).toEqual(spendingOf(quotes, invoices));
        expect(filed.invoices.reduce((count, each) => count + each.count, 0)).toBe(invoices.length);
        const categories = moneyPerCategory({ items: [], ...filed });
        for (const key of ['committed', 'invoiced', 'paid', 'free'] as const) {
          expect(totalOf(categories.map(({ line }) => line[key]))).toBe(whole[key]);
        }
        const turned = { quotes: filed.quotes.toReversed(), invoices: filed.invoices.toReversed() };
        expect(moneyPerCategory({ items: [], ...turned })).toEqual(categories);
      }),
    );
  });
});
