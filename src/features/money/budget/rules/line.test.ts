import { describe, expect, it } from 'vitest';
import { type Total, zeroTotal } from '#/core/money';
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
