import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { cents, decimalFromCents } from '#/core/money';
import { invoiceStatuses } from '#/features/invoices/contract';
import {
  effectiveInvoiceStatus,
  invoiceStatusToday,
  invoiceTotals,
  linkedQuoteLabel,
  settlePayment,
} from '#/features/invoices/rules/invoice';

const today = day('2026-11-15');

describe('the status that an invoice shows', () => {
  it.each([
    ['pending', null, 'pending'],
    ['pending', '2026-11-16', 'pending'],
    ['pending', '2026-11-15', 'pending'],
    ['pending', '2026-11-14', 'overdue'],
    ['overdue', '2026-12-31', 'overdue'],
    ['overdue', null, 'overdue'],
    ['paid', '2026-01-01', 'paid'],
  ] as const)('of %s, due %s, is %s', (status, dueDate, shown) => {
    expect(effectiveInvoiceStatus({ status, dueDate }, today)).toBe(shown);
  });

  it('of a paid invoice stays paid, however late', () => {
    fc.assert(
      fc.property(fc.integer({ min: -9999, max: 9999 }), (offset) => {
        expect(effectiveInvoiceStatus({ status: 'paid', dueDate: addDays(today, offset) }, today)).toBe(
          'paid',
        );
      }),
    );
  });
});

it('is said beside the choice only where the day made it something else', () => {
  expect(invoiceStatusToday({ status: 'pending', dueDate: '2026-11-14' }, today)).toContain(
    '‘Achterstallig’',
  );
  expect(invoiceStatusToday({ status: 'pending', dueDate: '2026-11-15' }, today)).toBeUndefined();
  expect(invoiceStatusToday({ status: 'paid', dueDate: '2026-11-14' }, today)).toBeUndefined();
});

describe('what is kept of a payment', () => {
  const paid = { contactId: 1, status: 'paid', paidIban: 'OUD' } as const;
  const open = { contactId: 1, status: 'pending', paidIban: null } as const;
  const on = day('2026-11-01');
  it.each([
    ['a new one without status is open', undefined, { status: undefined }, 'pending', null, null],
    ['a new one that is paid', undefined, { status: 'paid' }, 'paid', on, 'NU'],
    ['marked paid now', open, { status: 'paid' }, 'paid', on, 'NU'],
    ['paid already: the account of then', paid, { status: 'paid' }, 'paid', on, 'OUD'],
    ['paid, status left out', paid, { status: undefined }, 'paid', on, 'OUD'],
    ['paid, but to another contact', paid, { status: 'paid', contactId: 2 }, 'paid', on, 'NU'],
    ['taken back', paid, { status: 'pending' }, 'pending', null, null],
    ['overdue again', paid, { status: 'overdue' }, 'overdue', null, null],
  ] as const)('%s', (_, before, change, status, paidDate, paidIban) => {
    const next = { contactId: 1, paidDate: on, ...change };
    expect(settlePayment(before, next, 'NU')).toEqual({ status, paidDate, paidIban });
  });
});

describe('the totals above the list', () => {
  const invoice = fc.record({
    amount: fc.integer({ min: 0, max: 999_999_999_999 }).map((value) => decimalFromCents(cents(value))),
    status: fc.constantFrom(...invoiceStatuses),
    subsidyEligible: fc.boolean(),
  });

  it('are nothing of nothing', () => {
    expect(invoiceTotals([])).toEqual({ all: 0n, paid: 0n, eligiblePaid: 0n });
  });

  it('count what is paid, and of that what is eligible', () => {
    const list = [
      { amount: '100.10', status: 'paid', subsidyEligible: true },
      { amount: '200.20', status: 'paid', subsidyEligible: false },
      { amount: '400.40', status: 'pending', subsidyEligible: true },
      { amount: '800.80', status: 'overdue', subsidyEligible: false },
    ] as const;
    expect(invoiceTotals(list)).toEqual({ all: 150_150n, paid: 30_030n, eligiblePaid: 10_010n });
  });

  it('grow narrower from all to paid to eligible, and add up over two lists', () => {
    fc.assert(
      fc.property(fc.array(invoice), fc.array(invoice), (one, other) => {
        const totals = invoiceTotals([...one, ...other]);
        expect(totals.all).toBeGreaterThanOrEqual(totals.paid);
        expect(totals.paid).toBeGreaterThanOrEqual(totals.eligiblePaid);
        expect(totals.paid).toBe(invoiceTotals(one).paid + invoiceTotals(other).paid);
      }),
    );
  });
});

describe('the label of a quote to link', () => {
  const long = 'Nieuw dak met isolatie, dakvensters en plat dak';
  it.each([
    [{ id: 1, quoteNumber: 'DV-1184', description: long }, 'DV-1184: Nieuw dak met isolatie, dakven…'],
    [{ id: 1, quoteNumber: null, description: 'Kort' }, 'Kort'],
    [{ id: 1, quoteNumber: 'A1', description: 'x'.repeat(30) }, `A1: ${'x'.repeat(30)}`],
    [{ id: 7, quoteNumber: null, description: null }, 'Offerte 7'],
  ])('of %j', (quote, label) => {
    expect(linkedQuoteLabel(quote)).toBe(label);
  });

  it('never cuts a character in two', () => {
    expect(linkedQuoteLabel({ id: 1, quoteNumber: null, description: '🏠'.repeat(31) })).toBe(
      `${'🏠'.repeat(30)}…`,
    );
  });
});
