import { describe, expect, it } from 'vitest';
import { cents, type Total } from '#/core/money';
import {
  eligibleFigures,
  expectedRefund,
  invoicedItems,
} from '#/features/premiums/shared/premies/rules/eligible';

describe('the figures of eligible costs', () => {
  it('expect thirty per cent of what was paid, half up', () => {
    expect(expectedRefund(0n as Total)).toBe(0n);
    expect(expectedRefund(100_000n as Total)).toBe(30_000n);
    expect(expectedRefund(5n as Total)).toBe(2n);
  });

  it('count invoices and items that no marked invoice holds in the total, and only what was paid in the refund', () => {
    const invoices = [
      { amount: cents(10_000), paid: cents(10_000) },
      { amount: cents(2_000), paid: cents(500) },
      { amount: cents(-1_000), paid: cents(-1_000) },
    ];
    const items = [
      { amount: cents(500), isInvoiced: false },
      { amount: cents(9_999), isInvoiced: true },
    ];
    expect(eligibleFigures(invoices, items)).toEqual({
      total: 11_500n,
      paid: 9_500n,
      refund: 2_850n,
    });
  });
});

it('hides no item behind an option, a credit note or an invoice that was given back', () => {
  const line = (itemId: number | null, kind: 'line' | 'option' = 'line') => ({ kind, itemId });
  const invoice = {
    kind: 'invoice' as const,
    netted: false,
    lines: [line(1), line(2, 'option'), line(null)],
    coversItemIds: [5],
  };
  expect([
    ...invoicedItems([
      invoice,
      { ...invoice, kind: 'credit-note', lines: [line(3)], coversItemIds: [6] },
      { ...invoice, netted: true, lines: [line(4)], coversItemIds: [7] },
      { ...invoice, kind: 'receipt', lines: [line(8)], coversItemIds: [] },
    ]),
  ]).toEqual([1, 8, 5]);
});
