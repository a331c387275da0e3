import { describe, expect, it } from 'vitest';
import { totalFromDecimal } from '#/core/money';
import type { MoneyFacts, MoneyInvoice, MoneyItem, MoneyLine, MoneyQuote } from '#/core/money-facts';
import { ledgerOf } from '#/features/money/ledger/rules/expected';

const euro = (amount: number) => totalFromDecimal(amount.toFixed(2));
const line = (itemId: number | null, net: number, kind: MoneyLine['kind'] = 'line'): MoneyLine => ({
  ...{ kind, net: net.toFixed(2), vatRate: 0, itemId },
});
const item = (id: number, estimate: number | null, more: Partial<MoneyItem> = {}): MoneyItem => ({
  ...{ id, work: 'Andere werken', estimate: estimate === null ? null : euro(estimate), isComplete: false },
  ...more,
});
const paper = (amount: number, lines: readonly MoneyLine[] = []) => ({
  ...{ id: 1, category: null, amount: euro(amount), lines, coversItemIds: [] as number[] },
});
const quote = (status: MoneyQuote['status'], amount: number, more: Partial<MoneyQuote> = {}): MoneyQuote => ({
  ...{ ...paper(amount), status, unforeseen: euro(0), ...more },
});
const invoice = (amount: number, more: Partial<MoneyInvoice> = {}): MoneyInvoice => ({
  ...{ ...paper(amount), kind: amount < 0 ? 'credit-note' : 'invoice', quoteId: null, paid: euro(0) },
  creditsInvoiceId: null,
  ...{ open: euro(Math.max(0, amount)), overpaid: euro(Math.max(0, -amount)), netted: false, ...more },
});
const facts = (told: Partial<MoneyFacts>): MoneyFacts => ({
  ...{ items: [], quotes: [], extras: [], invoices: [], kept: [], ...told },
});

function range(told: Partial<MoneyFacts>): [number, number] {
  const { low, high } = ledgerOf(facts(told)).expected;
  return [Number(low) / 100, Number(high) / 100];
}

describe('what it will cost', () => {
  it.each<[string, Partial<MoneyFacts>, [number, number]]>([
    [
      'an accepted quote with what was not foreseen, all of it billed',
      {
        quotes: [quote('accepted', 10_000, { unforeseen: euro(1_000) })],
        invoices: [invoice(11_000, { quoteId: 1 })],
      },
      [11_000, 11_000],
    ],
    [
      'an accepted quote of two lines, one of them linked',
      {
        items: [item(1, 6_360), item(2, 4_240)],
        quotes: [quote('accepted', 10_600, { lines: [line(1, 6_360), line(null, 4_240)] })],
      },
      [10_600, 14_840],
    ],
    [
      'the same with both linked',
      {
        items: [item(1, 6_360), item(2, 4_240)],
        quotes: [quote('accepted', 10_600, { lines: [line(1, 6_360), line(2, 4_240)] })],
      },
      [10_600, 10_600],
    ],
    [
      'the same as a lump sum for both',
      {
        items: [item(1, 6_360), item(2, 4_240)],
        quotes: [quote('accepted', 10_600, { coversItemIds: [1, 2] })],
      },
      [10_600, 10_600],
    ],
    [
      'two offers for the same two items',
      {
        items: [item(1, 1), item(2, 1)],
        quotes: [
          quote('pending', 14_000, { id: 1, lines: [line(1, 5_000), line(2, 9_000)] }),
          quote('pending', 13_000, { id: 2, lines: [line(1, 8_000), line(2, 5_000)] }),
        ],
      },
      [10_000, 17_000],
    ],
    [
      'a lump sum for both beside an offer for each',
      {
        items: [item(1, 1), item(2, 1)],
        quotes: [
          quote('pending', 10_000, { id: 1, coversItemIds: [1, 2] }),
          quote('pending', 13_000, { id: 2, lines: [line(1, 8_000), line(2, 5_000)] }),
        ],
      },
      [10_000, 13_000],
    ],
    [
      'a lump sum whose lines say the price of each item but for some cents',
      {
        items: [item(1, 1), item(2, 1)],
        quotes: [
          quote('pending', 10_001, {
            lines: [line(1, 6_000), line(2, 4_000), line(null, 1)],
            coversItemIds: [1, 2],
          }),
        ],
      },
      [10_001, 10_001],
    ],
    [
      'a lump sum with a line about one of its items',
      {
        items: [item(1, 1), item(2, 1)],
        quotes: [
          quote('pending', 10_000, { lines: [line(1, 6_000), line(null, 4_000)], coversItemIds: [1, 2] }),
        ],
      },
      [10_000, 10_000],
    ],
    ['an item that nobody offers', { items: [item(1, 2_000)] }, [2_000, 2_000]],
    [
      'an option that was not taken, on another item',
      {
        items: [item(1, 1), item(2, 1_000)],
        quotes: [quote('accepted', 5_000, { lines: [line(1, 5_000), line(2, 800, 'option')] })],
      },
      [6_000, 6_000],
    ],
    [
      'a receipt on a kitchen',
      { items: [item(1, 15_000)], invoices: [invoice(300, { lines: [line(1, 300)] })] },
      [15_000, 15_000],
    ],
    [
      'a kitchen of which everything was billed',
      {
        items: [item(1, 15_000, { isComplete: true })],
        invoices: [invoice(300, { lines: [line(1, 300)] })],
      },
      [300, 300],
    ],
    [
      'quotes without a link: of one kind of work the largest, of no kind all of them',
      {
        quotes: [
          quote('pending', 5_000, { id: 1, category: 'Ramen en deuren' }),
          quote('pending', 7_000, { id: 2, category: 'Ramen en deuren' }),
          quote('pending', 100, { id: 3 }),
          quote('pending', 200, { id: 4, category: 'Andere werken' }),
        ],
      },
      [0, 7_300],
    ],
    [
      'less what a credit note gives back of a contract',
      {
        quotes: [quote('accepted', 1_000)],
        invoices: [invoice(1_500, { quoteId: 1 }), invoice(-200, { quoteId: 1 })],
      },
      [1_300, 1_300],
    ],
    [
      'with extra work that was approved, and what waits for a yes at most',
      {
        quotes: [quote('accepted', 1_000)],
        extras: [
          { quoteId: 1, status: 'approved', amount: euro(250), lines: [] },
          { quoteId: 1, status: 'sent', amount: euro(100), lines: [] },
          { quoteId: 1, status: 'sent', amount: euro(-40), lines: [] },
        ],
      },
      [1_250, 1_350],
    ],
    [
      'without extra work of a quote that is no contract any more',
      {
        quotes: [quote('pending', 1_000)],
        extras: [1, 2].map((quoteId) => ({
          ...{ quoteId, status: 'sent' as const, amount: euro(100), lines: [] },
        })),
      },
      [0, 1_000],
    ],
  ])('is of %s', (_, told, expected) => {
    expect(range(told)).toEqual(expected);
  });

  it('names what would make it more certain', () => {
    const { missing } = ledgerOf(
      facts({
        items: [item(1, null), item(2, null)],
        quotes: [
          quote('accepted', 100, { id: 1, lines: [line(1, 100)] }),
          quote('accepted', 100, { id: 2 }),
          quote('pending', 100, { id: 3 }),
          quote('pending', 100, { id: 4, coversItemIds: [1] }),
        ],
        invoices: [invoice(5, { id: 1 }), invoice(-5, { id: 2 }), invoice(9, { id: 3, quoteId: 1 })],
      }),
    );
    expect(missing).toEqual({ withoutPrice: [2], unlinkedQuotes: [2, 3], unlinkedInvoices: [1] });
  });
});
