import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { invoiceObstacle, nextQuoteStep } from '#/features/papers/quotes/rules/next-step';

const today = day('2026-03-10');
const quote = {
  status: 'pending',
  validUntil: '2026-03-10',
  contractSum: '1000.00',
  invoiced: '0.00',
} as const;

describe('what there is to do about a quote', () => {
  it('is to decide, until the day it lapses; then to ask for more time', () => {
    expect(nextQuoteStep(quote, today)).toBe('decide');
    expect(nextQuoteStep({ ...quote, validUntil: null }, today)).toBe('decide');
    expect(nextQuoteStep({ ...quote, validUntil: '2026-03-09' }, today)).toBe('ask-extension');
    expect(nextQuoteStep({ ...quote, status: 'expired' }, today)).toBe('ask-extension');
  });

  it('is to link invoices once it is accepted, until all of it is invoiced', () => {
    const accepted = { ...quote, status: 'accepted', validUntil: '2020-01-01' } as const;
    expect(nextQuoteStep(accepted, today)).toBe('link-invoice');
    expect(nextQuoteStep({ ...accepted, invoiced: '999.99' }, today)).toBe('link-invoice');
    expect(nextQuoteStep({ ...accepted, invoiced: '1000.00' }, today)).toBeUndefined();
  });

  it('is nothing once it is turned down', () => {
    expect(nextQuoteStep({ ...quote, status: 'rejected' }, today)).toBeUndefined();
  });
});

it.each([
  ['pending', '0.00', 'not-accepted'],
  ['rejected', '0.00', 'not-accepted'],
  ['accepted', '999.99', undefined],
  ['accepted', '1000.00', 'invoiced'],
] as const)(
  'an invoice of a quote that is %s, with %s invoiced, waits for: %s',
  (status, invoiced, expected) => {
    expect(invoiceObstacle({ ...quote, status, invoiced })).toBe(expected);
  },
);
