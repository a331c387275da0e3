import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Cents, cents, sumCents } from '#/core/money';
import { moneyPerCategory } from '#/features/budget/rules/categories';

const item = (category: string, amount: number, subsidyType: string | null = null) => ({
  category,
  subsidyType,
  amount: cents(amount),
});
const quote = (category: string | null, amount: number, isAccepted = true) => ({
  category,
  isAccepted,
  amount: cents(amount),
  unforeseen: cents(0),
});
const invoice = (category: string | null, amount: number, isPaid: boolean) => ({
  category,
  isPaid,
  ofAcceptedQuote: false,
  amount: cents(amount),
});

describe('where the money goes', () => {
  it('is nowhere without items, quotes or invoices', () => {
    expect(moneyPerCategory({ items: [], quotes: [], invoices: [] })).toEqual([]);
  });

  it('follows one kind of work from estimate to payment', () => {
    const roof = 'Dakisolatie en dakwerken';
    const money = moneyPerCategory({
      items: [item('Isolatie', 800, roof), item('Dakwerk', 200)],
      quotes: [quote(roof, 1_100), quote(roof, 9_000, false)],
      invoices: [invoice(roof, 300, true), invoice(roof, 400, false)],
    });
    expect(money).toEqual([{ name: roof, budgeted: 1_000, committed: 1_100, invoiced: 700, paid: 300 }]);
  });

  it.each([
    ['Sanitair', 'Sanitair en elektriciteit'],
    ['Loodgieter', 'Sanitair en elektriciteit'],
    ['Elektra', 'Sanitair en elektriciteit'],
    ['Ramen', 'Ramen en deuren'],
    ['Deuren', 'Ramen en deuren'],
    ['Dakwerk', 'Dakisolatie en dakwerken'],
    ['Isolatie', 'Andere werken'],
    ['Keuken', 'Andere werken'],
    ['Iets uit Excel', 'Andere werken'],
  ])('files an item under %s without a kind of its own under %s', (category, name) => {
    const [money] = moneyPerCategory({ items: [item(category, 5)], quotes: [], invoices: [] });
    expect(money?.name).toBe(name);
  });

  it('files papers without a category under other work, and keeps a name it does not know', () => {
    const money = moneyPerCategory({
      items: [],
      quotes: [quote(null, 10), quote('Tuin', 20)],
      invoices: [invoice(null, 5, true)],
    });
    expect(money.map(({ name, committed, paid }) => [name, committed, paid])).toEqual([
      ['Tuin', 20, 0],
      ['Andere werken', 10, 5],
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
    const amount = fc.integer({ min: 0, max: 1_000_000 });
    const category = fc.option(fc.constantFrom('Warmtepomp', 'Tuin', 'Andere werken'));
    fc.assert(
      fc.property(
        fc.array(fc.tuple(fc.constantFrom('Keuken', 'Ramen', 'Elektra'), amount)),
        fc.array(fc.tuple(category, amount, fc.boolean())),
        fc.array(fc.tuple(category, amount, fc.boolean())),
        (items, quotes, invoices) => {
          const money = moneyPerCategory({
            items: items.map((each) => item(...each)),
            quotes: quotes.map((each) => quote(...each)),
            invoices: invoices.map((each) => invoice(...each)),
          });
          const sum = (values: readonly number[]): Cents => sumCents(values.map(cents));
          expect(sum(money.map(({ budgeted }) => budgeted))).toBe(sum(items.map(([, each]) => each)));
          expect(sum(money.map(({ committed }) => committed))).toBe(
            sum(quotes.filter(([, , accepted]) => accepted).map(([, each]) => each)),
          );
          expect(sum(money.map(({ invoiced }) => invoiced))).toBe(sum(invoices.map(([, each]) => each)));
          for (const each of money) expect(each.paid).toBeLessThanOrEqual(each.invoiced);
        },
      ),
    );
  });
});
