import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { cents, decimalFromCents, totalFromDecimal, totalOf } from '#/core/money';
import type { InvoiceKind } from '#/features/papers/invoices/contract';
import {
  invoiceState,
  invoiceStateLabel,
  openTotals,
  overpaidBy,
  restBySaying,
  restOf,
} from '#/features/papers/invoices/rules/payments';

const today = day('2026-11-15');

describe('how an invoice stands', () => {
  it.each([
    ['pending', null, null, 'pending'],
    ['pending', null, '2026-11-16', 'pending'],
    ['pending', null, '2026-11-15', 'pending'],
    ['pending', null, '2026-11-14', 'overdue'],
    ['pending', '40.00', '2026-11-16', 'partial'],
    ['pending', '40.00', '2026-11-14', 'overdue'],
    ['pending', '0.00', null, 'pending'],
    ['overdue', null, '2026-12-31', 'overdue'],
    ['paid', '100.00', '2026-01-01', 'paid'],
  ] as const)('%s, %s paid, due %s: %s', (status, paid, dueDate, state) => {
    expect(invoiceState({ kind: 'invoice', status, paid, dueDate }, today)).toBe(state);
  });

  it('is never late with what is given back', () => {
    const late = { kind: 'credit-note', status: 'pending', paid: null, dueDate: '2020-01-01' } as const;
    expect(invoiceStateLabel('credit-note', invoiceState(late, today))).toBe('Te ontvangen');
  });
});

describe('who says that an invoice is paid, pays', () => {
  it.each([
    ['100.00', [], 10_000n],
    ['0.00', [], 0n],
    ['-50.00', [], -5_000n],
    ['100.00', ['30.00'], 7_000n],
    ['100.00', ['130.00', '-50.00'], 2_000n],
    ['100.00', ['100.00'], undefined],
    ['100.00', ['120.00'], undefined],
    ['-50.00', ['-20.00'], -3_000n],
    ['-50.00', ['-60.00'], undefined],
    ['0.00', ['5.00'], undefined],
  ])('of %s with %j entered: %s cents', (amount, entered, rest) => {
    expect(
      restBySaying(
        amount,
        entered.map((each) => ({ amount: each })),
      ),
    ).toBe(rest);
  });
});

describe('what is open', () => {
  const money = (min: number, max: number) =>
    fc.integer({ min, max }).map((value) => decimalFromCents(cents(value)));
  const invoice = fc.record({
    kind: fc.constant<InvoiceKind>('invoice'),
    amount: money(0, 9_999_999_999),
    paid: fc.option(money(-9_999, 9_999_999_999)),
    dueDate: fc.option(fc.integer({ min: -50, max: 50 }).map((days) => addDays(today, days))),
    status: fc.constant('pending' as const),
  });
  const credit = invoice.map((each) => ({
    ...each,
    kind: 'credit-note' as const,
    amount: each.amount === '0.00' ? '-0.01' : `-${each.amount}`,
  }));

  it('is, with what was paid, exactly what was asked', () => {
    fc.assert(
      fc.property(fc.array(fc.oneof(invoice, credit)), (list) => {
        const { toPay, toReceive, overdue } = openTotals(list, today);
        const asked = totalOf(list.map(({ amount }) => totalFromDecimal(amount)));
        const paid = totalOf(list.map((each) => totalFromDecimal(each.paid ?? '0')));
        const tooMuch = list.map((each) => (each.kind === 'invoice' ? overpaidBy(each) : -overpaidBy(each)));
        expect(paid + toPay - toReceive - tooMuch.reduce((sum, each) => sum + each, 0n)).toBe(asked);
        expect(overdue).toBeLessThanOrEqual(toPay);
      }),
    );
  });

  it('is the same on every paper: amount less what was paid', () => {
    fc.assert(
      fc.property(fc.oneof(invoice, credit), (each) => {
        expect(restOf(each)).toBe(totalFromDecimal(each.amount) - totalFromDecimal(each.paid ?? '0'));
      }),
    );
  });
});
