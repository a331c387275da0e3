import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { zeroTotal } from '#/core/money';
import {
  invoiceState,
  invoiceStateLabel,
  openTotals,
  restBySaying,
  restOf,
} from '#/features/papers/shared/invoices/rules/payments';

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
    expect(invoiceState({ kind: 'invoice', status, paid, dueDate, netted: false }, today)).toBe(state);
  });

  it.each([
    ['invoice', 'Gecrediteerd'],
    ['credit-note', 'Verrekend'],
  ] as const)('is done with once credit notes took its place: %s', (kind, label) => {
    const netted = { kind, status: 'overdue', paid: null, netted: true, dueDate: '2020-01-01' } as const;
    expect(invoiceStateLabel(kind, invoiceState(netted, today))).toBe(label);
  });

  it('is never late with what is given back', () => {
    const late = {
      kind: 'credit-note',
      status: 'pending',
      paid: null,
      netted: false,
      dueDate: '2020-01-01',
    } as const;
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
        { amount, credited: '0.00', returned: zeroTotal },
        entered.map((each) => ({ amount: each })),
      ),
    ).toBe(rest);
  });
});

it('pays what credit notes left of it', () => {
  const asking = { amount: '100.00', credited: '20.00', returned: zeroTotal };
  expect(restBySaying(asking, [{ amount: '30.00' }])).toBe(5_000n);
  expect(restBySaying(asking, [{ amount: '80.00' }])).toBeUndefined();
  expect(restBySaying({ ...asking, credited: '130.00' }, [])).toBe(0n);
});

describe('what is open', () => {
  const invoice = (given: object) => ({
    ...{ kind: 'invoice' as const, status: 'pending' as const, paid: null, netted: false, dueDate: null },
    ...{ open: '0.00', overpaid: '0.00', ...given },
  });

  it('hides nothing of one paper behind what was paid too much of another', () => {
    const totals = openTotals(
      [invoice({ open: '500.00', dueDate: addDays(today, -1) }), invoice({ overpaid: '500.00' })],
      today,
    );
    expect(totals).toEqual({ toPay: 50_000n, overdue: 50_000n, toReceive: 50_000n });
  });

  it('is below zero where something is to come back', () => {
    expect(restOf({ open: '0.00', overpaid: '12.50' })).toBe(-1_250n);
  });
});
