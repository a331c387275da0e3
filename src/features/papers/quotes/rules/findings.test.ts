import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { type Total, totalFromDecimal } from '#/core/money';
import type { MoneyItem } from '#/core/money-facts';
import * as rules from '#/features/papers/quotes/rules/findings';
import type { PaperLine } from '#/features/papers/shared/contract';
import { noAgreement } from '#/features/papers/shared/quotes/rules/agreement';

const today = day('2026-11-17');

function line(description: string, net: string, itemId: number | null = null): PaperLine {
  return {
    ...{ kind: 'line', description, net, itemId, vatRate: 0 },
    ...{ quantity: null, unit: null, unitPrice: null },
  };
}

const quote: rules.GuardedQuote = {
  ...{ id: 1, status: 'pending', validUntil: null, acceptedOn: null, amount: '1000.00', lines: [] },
  ...{ coversItemIds: [], agreement: null, vatLines: [] },
  ...{ quoteNumber: 'O-1', quoteDate: day('2026-01-05'), description: null },
  contact: { name: 'Maes', email: null, isSupplier: false, enterpriseNumber: '0400.000.001' },
};

describe('an expired quote', () => {
  it('is told after its last day, and of one that was accepted by the day it was', () => {
    const told = (change: Partial<rules.GuardedQuote>) =>
      rules.expired({ ...quote, ...change }, today).length;
    expect(told({ validUntil: today })).toBe(0);
    expect(told({ validUntil: day('2026-11-16') })).toBe(1);
    expect(told({ status: 'expired' })).toBe(1);
    const lapsed = { status: 'accepted', validUntil: day('2026-05-01') } as const;
    expect(told({ ...lapsed, acceptedOn: day('2026-04-30') })).toBe(0);
    expect(told({ ...lapsed, acceptedOn: day('2026-05-02') })).toBe(1);
    // Nobody knows when.
    expect(told(lapsed)).toBe(0);
  });
});

it('an advance above 30% is told with what it makes', () => {
  const at = (percent: number) => {
    const part = { label: '', percent, amount: null, on: 'order', taskId: null, date: null } as const;
    return rules.advance({ ...quote, agreement: { ...noAgreement, instalments: [part] } });
  };
  expect(at(30)).toEqual([]);
  expect(at(40)[0]).toMatchObject({ rule: 'advance', severity: 'warning', amount: 400_00n });
});

it('an advance above 30% is more than usual, and one to a seller of goods asks for an order form', () => {
  const part = { label: '', percent: 40, amount: null, on: 'order' as const, taskId: null, date: null };
  const agreed = { ...quote, agreement: { ...noAgreement, instalments: [part] } };
  expect(rules.advance(agreed)[0]?.sentence).toContain('meer dan gebruikelijk (25–30%)');
  expect(rules.orderForm(agreed)).toEqual([]);
  const seller = { ...agreed, contact: { ...quote.contact, isSupplier: true } };
  expect(rules.orderForm(seller)).toMatchObject([{ rule: 'order-form', severity: 'info', amount: 400_00n }]);
  expect(rules.orderForm(seller)[0]?.sentence).toContain('Hebt u een bestelbon gekregen?');
  expect(rules.orderForm({ ...seller, agreement: null })).toEqual([]);
});

describe('more than a quarter above the estimate', () => {
  const item = (id: number, estimate: string | null): MoneyItem => ({
    ...{ id, work: 'Dak', isComplete: false },
    estimate: estimate === null ? null : (totalFromDecimal(estimate) as Total),
  });

  it('is told of the items that have a price, by lines or as a lump sum', () => {
    const items = [item(1, '700.00'), item(2, null)];
    const linked = { ...quote, lines: [line('Pannen', '900.00', 1), line('Goot', '100.00', 2)] };
    expect(rules.aboveEstimate(linked, items)[0]).toMatchObject({ amount: 200_00n });
    expect(rules.aboveEstimate(linked, [item(1, '720.00')])).toEqual([]);
    const lump = { ...quote, coversItemIds: [1] };
    expect(rules.aboveEstimate(lump, items)[0]).toMatchObject({ amount: 300_00n });
    expect(rules.aboveEstimate(quote, items)).toEqual([]);
  });
});

describe('what others for the same work have', () => {
  const own = { ...quote, lines: [line('Dakpannen leggen', '900.00')] };
  const other = (id: number, ...lines: PaperLine[]) => ({
    id,
    lines: [line('Dakpannen leggen', '950.00'), ...lines],
  });

  it('is missed where it stands in the meetstaat or two others have it, never by one other’s words', () => {
    expect(rules.linesMissing(own, [other(2, line('Zinken goot plaatsen', '200.00'))])).toEqual([]);
    const [linked] = rules.linesMissing(own, [other(2, line('Zinken goot plaatsen', '200.00', 7))]);
    expect(linked).toMatchObject({ rule: 'lines-missing', amount: 200_00n });
    expect(linked?.sentence).toContain('‘Zinken goot plaatsen’');
    const both = [200, 180].map((net, at) => other(at + 2, line('Zinken goot plaatsen', `${net}.00`)));
    expect(rules.linesMissing(own, both)[0]?.amount).toBe(180_00n);
  });

  it('is not looked for in a quote of the same kind for something else', () => {
    const kitchen = { id: 2, lines: [line('Keukenkasten', '900.00', 7), line('Werkblad', '400.00', 8)] };
    expect(rules.linesMissing(own, [kitchen])).toEqual([]);
  });

  it('is not said of a quote without lines', () => {
    expect(rules.linesMissing(quote, [other(2, line('Goot', '200.00', 7))])).toEqual([]);
  });
});

it('kitchen appliances at 6% are told before one signs, with what they make', () => {
  const home = {
    ...{ firstUseYear: 1930, use: 'own' as const, applicants: ['Els'] },
    ...{ keepsHalfOfArea: null, keepsHalfOfBearingWalls: null },
  };
  const lines = [{ ...line('Vaatwasser inbouw Bosch', '800.00'), vatRate: 6 }];
  const [found] = rules.vatRate({ ...quote, lines }, home, today);
  expect(found).toMatchObject({ rule: 'vat-rate', severity: 'danger', lines: [0], amount: 120_00n });
  expect(
    rules.vatRate({ ...quote, lines: [{ ...line('Dakpannen leggen', '800.00'), vatRate: 6 }] }, home, today),
  ).toEqual([]);
});
