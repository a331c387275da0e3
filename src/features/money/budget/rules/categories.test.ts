import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Total, totalOf } from '#/core/money';
import { moneyPerCategory } from '#/features/money/budget/rules/categories';

const item = (work: string, estimate: number | bigint) => ({ work, estimate: BigInt(estimate) as Total });
const quote = (category: string | null, amount: number | bigint, isAccepted = true) => ({
  category,
  isAccepted,
  amount: BigInt(amount) as Total,
  extras: 0n as Total,
  unforeseen: 0n as Total,
});
const invoice = (category: string | null, amount: number | bigint, isPaid: boolean) => ({
  category,
  isPaid,
  ofAcceptedQuote: false,
  amount: BigInt(amount) as Total,
  paid: (isPaid ? BigInt(amount) : 0n) as Total,
});

describe('where the money goes', () => {
  it('is nowhere without items, quotes or invoices', () => {
    expect(moneyPerCategory({ items: [], quotes: [], invoices: [] })).toEqual([]);
  });

  it('follows one kind of work from estimate to payment', () => {
    const roof = 'Dakisolatie en dakwerken';
    const money = moneyPerCategory({
      items: [item(roof, 800), item(roof, 200), { work: roof, estimate: null }],
      quotes: [quote(roof, 1_100), quote(roof, 9_000, false)],
      invoices: [invoice(roof, 300, true), invoice(roof, 400, false)],
    });
    expect(money).toEqual([
      { name: roof, line: { budget: 1_000n, committed: 1_100n, invoiced: 700n, paid: 300n, free: -800n } },
    ]);
  });

  it('files papers without a category under other work, and keeps a name it does not know', () => {
    const money = moneyPerCategory({
      items: [],
      quotes: [quote(null, 10), quote('Tuin', 20)],
      invoices: [invoice(null, 5, true)],
    });
    expect(money.map(({ name, line }) => [name, line.committed, line.paid])).toEqual([
      ['Tuin', 20n, 0n],
      ['Andere werken', 10n, 5n],
    ]);
  });

  it('leaves out categories without money and puts the largest first', () => {
    const money = moneyPerCategory({
      items: [item('Keuken', 0)],
      quotes: [quote('Ventilatie', 10), quote('Asbestverwijdering', 10)],
      invoices: [invoice('Warmtepomp', 30, false)],
    });
    expect(money.map(({ name }) => name)).toEqual(['Warmtepomp', 'Asbestverwijdering', 'Ventilatie']);
  });

  it('loses no cent: the categories add up to what went in', () => {
    const amount = fc.bigInt({ min: 0n, max: 10n ** 22n });
    const category = fc.option(fc.constantFrom('Warmtepomp', 'Tuin', 'Andere werken'));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('Warmtepomp', 'Ramen en deuren'), amount)),
        fc.array(fc.tuple(category, amount, fc.boolean())),
        fc.array(fc.tuple(category, amount, fc.boolean())),
        (items, quotes, invoices) => {
          const money = moneyPerCategory({
            items: items.map((each) => item(...each)),
            quotes: quotes.map((each) => quote(...each)),
            invoices: invoices.map((each) => invoice(...each)),
          });
          const sum = (values: readonly bigint[]) => totalOf(values as Total[]);
          expect(sum(money.map(({ line }) => line.budget))).toBe(sum(items.map(([, each]) => each)));
          expect(sum(money.map(({ line }) => line.committed))).toBe(
            sum(quotes.filter(([, , accepted]) => accepted).map(([, each]) => each)),
          );
          expect(sum(money.map(({ line }) => line.invoiced))).toBe(sum(invoices.map(([, each]) => each)));
          for (const { line } of money) expect(line.paid <= line.invoiced).toBe(true);
        },
      ),
    );
  });
});
