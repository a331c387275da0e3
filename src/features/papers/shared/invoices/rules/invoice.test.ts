import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import {
  amountFault,
  invoiceStatusToday,
  invoiceTotals,
  linkedQuoteLabel,
} from '#/features/papers/shared/invoices/rules/invoice';

const today = day('2026-11-15');

it('is said beside the choice only where the day made it something else', () => {
  expect(invoiceStatusToday({ kind: 'invoice', status: 'pending', dueDate: '2026-11-14' }, today)).toContain(
    '‘Achterstallig’',
  );
  expect(
    invoiceStatusToday({ kind: 'invoice', status: 'pending', dueDate: '2026-11-15' }, today),
  ).toBeUndefined();
  expect(
    invoiceStatusToday({ kind: 'invoice', status: 'paid', dueDate: '2026-11-14' }, today),
  ).toBeUndefined();
});

describe('the amount of a paper', () => {
  it.each([
    ['invoice', '0.00', true],
    ['invoice', '-0.01', false],
    ['credit-note', '-200.00', true],
    ['credit-note', '0.00', false],
    ['credit-note', '200.00', false],
  ] as const)('of a %s may be %s: %s', (kind, amount, fits) => {
    expect(amountFault(kind, amount) === undefined).toBe(fits);
  });
});

describe('the totals above the list', () => {
  it('are nothing of nothing', () => {
    expect(invoiceTotals([])).toEqual({ all: 0n, paid: 0n, eligiblePaid: 0n });
  });

  it('count what was paid of each, also in part, and of that what is eligible', () => {
    const list = [
      { amount: '100.10', paid: '100.10', subsidyEligible: true },
      { amount: '200.20', paid: '50.00', subsidyEligible: false },
      { amount: '400.40', paid: null, subsidyEligible: true },
      { amount: '-80.80', paid: '-80.80', subsidyEligible: true },
    ];
    expect(invoiceTotals(list)).toEqual({ all: 61_990n, paid: 6_930n, eligiblePaid: 1_930n });
  });
});

describe('the label of a quote to link', () => {
  const long = 'Nieuw dak met isolatie, dakvensters en plat dak';
  it.each([
    [{ quoteNumber: 'DV-1184', description: long }, 'DV-1184: Nieuw dak met isolatie, dakven…'],
    [{ quoteNumber: null, description: 'Kort' }, 'Kort'],
    [{ quoteNumber: 'A1', description: 'x'.repeat(30) }, `A1: ${'x'.repeat(30)}`],
    [{ quoteNumber: null, description: null }, 'Offerte zonder nummer'],
    [
      { quoteNumber: null, description: null, contact: { name: 'Koen', company: 'Dak bv' } },
      'Offerte van Dak bv',
    ],
  ])('of %j', (quote, label) => {
    expect(linkedQuoteLabel(quote)).toBe(label);
  });

  it('never cuts a character in two', () => {
    expect(linkedQuoteLabel({ quoteNumber: null, description: '🏠'.repeat(31) })).toBe(`${'🏠'.repeat(30)}…`);
  });
});
