import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day } from '#/core/day';
import { cents, totalFromDecimal, zeroCents } from '#/core/money';
import { budgetAdvice } from '#/features/front/dashboard/rules/advice';
import { type AttentionInput, whatNeedsAttention } from '#/features/front/dashboard/rules/attention';
import type { InvoiceStatus } from '#/features/papers/invoices/contract';
import { expectedRefund } from '#/features/premiums/premies/rules/eligible';
import { type DeadlineInput, deadlinesOf, noDeadlines } from '#/features/reminders/deadlines/rules/deadlines';

const today = day('2026-03-10');
const quiet = {
  ...noDeadlines,
  budget: { spent: zeroCents, renovationBudget: zeroCents, percentage: 0 },
};

function attentionOf({ budget, ...input }: DeadlineInput & Pick<AttentionInput, 'budget'>) {
  return whatNeedsAttention({ deadlines: deadlinesOf(input, today), conflicts: [], budget });
}

const inDays = (days: number): Day => addDays(today, days);

const invoice = (dueDate: Day | null, status: InvoiceStatus = 'pending', id = 1) => ({
  id,
  name: 'Dakwerken',
  kind: 'invoice' as const,
  amount: '100.00',
  paid: null,
  status,
  dueDate,
});
const quote = (validUntil: Day, id = 1) => ({ id, name: 'Keuken', amount: '100.00', validUntil });
const task = (startDate: Day, id = 1) => ({
  ...{ id, name: 'Vloer', status: 'planned' as const, startDate, endDate: null, needs: [] },
});

describe('the expected subsidy', () => {
  it.each([
    ['0.00', '0.00'],
    ['100.00', '30.00'],
    ['0.01', '0.00'],
    ['0.05', '0.02'],
    ['12345.67', '3703.70'],
  ])('of paid eligible invoices of %s is %s', (paid, expected) => {
    expect(expectedRefund(totalFromDecimal(paid))).toBe(totalFromDecimal(expected));
  });
});

describe('what needs attention', () => {
  it('is nothing in a quiet project', () => {
    expect(attentionOf(quiet)).toEqual([]);
  });

  it.each([
    ['pending', -1, [1]],
    ['pending', 0, []],
    ['pending', 1, []],
    ['overdue', -30, [30]],
    ['overdue', 5, [null]],
  ] as const)('of a %s invoice due in %d days is %j', (status, due, days) => {
    const found = attentionOf({ ...quiet, invoices: [invoice(inDays(due), status)] });
    expect(found.map((each) => each.kind === 'invoice' && each.days)).toEqual(days);
  });

  it('of an invoice without a due date is only what its owner called overdue', () => {
    const invoices = [invoice(null, 'pending', 1), invoice(null, 'overdue', 2)];
    expect(attentionOf({ ...quiet, invoices })).toEqual([
      { kind: 'invoice', id: 2, name: 'Dakwerken', amount: '100.00', days: null },
    ]);
  });

  it.each([
    [-6, [-6]],
    [0, [0]],
    [14, [14]],
    [15, []],
  ])('of a pending quote valid for %d more days is %j', (valid, days) => {
    const found = attentionOf({ ...quiet, quotes: [quote(inDays(valid))] });
    expect(found.map((each) => each.kind === 'quote' && each.days)).toEqual(days);
  });

  it.each([
    [-1, [1]],
    [0, []],
    [1, []],
  ])('of a planned task that starts in %d days is %j', (start, days) => {
    const found = attentionOf({ ...quiet, tasks: [task(inDays(start))] });
    expect(found.map((each) => each.kind === 'task' && each.days)).toEqual(days);
  });

  it.each([
    [7_500, []],
    [7_501, ['warning']],
    [9_000, ['warning']],
    [9_001, ['danger']],
  ])('of a budget used for %d of 10000 is %j', (spent, levels) => {
    const budget = { spent: cents(spent), renovationBudget: cents(10_000), percentage: 1 };
    const found = attentionOf({ ...quiet, budget });
    expect(found.map((each) => each.kind === 'budget' && each.level)).toEqual(levels);
  });

  it.each([
    [8_000, 'Meer dan 75%: hou het in het oog.'],
    [9_500, 'Meer dan 90%: bekijk wat nog kan.'],
    [10_000, 'Uw budget is helemaal op: bekijk wat nog kan.'],
    [10_801, '€ 8,01 boven budget: bekijk wat nog kan.'],
  ])('of a budget used for %d of 10000 says %s', (spent, words) => {
    const budget = { spent: cents(spent), renovationBudget: cents(10_000), percentage: 1 };
    const [found] = attentionOf({ ...quiet, budget });
    const said = found?.kind === 'budget' ? budgetAdvice(found) : '';
    expect(said.replaceAll(/\s/g, ' ')).toBe(words);
  });

  it('begins with the budget, then the latest bill, the first quote to expire, the latest task', () => {
    const found = attentionOf({
      ...quiet,
      invoices: [invoice(inDays(-2), 'pending', 1), invoice(inDays(-9), 'pending', 2)],
      quotes: [quote(inDays(9), 3), quote(inDays(2), 4)],
      tasks: [task(inDays(-1), 5), task(inDays(-8), 6)],
      budget: { spent: cents(95), renovationBudget: cents(100), percentage: 95 },
    });
    expect(found.map((each) => ('id' in each ? each.id : each.kind))).toEqual(['budget', 2, 1, 4, 3, 6, 5]);
  });

  it('never grows when a bill is not yet due or a quote has time', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 400 })), (offsets) => {
        const input = {
          ...quiet,
          invoices: offsets.map((offset, id) => invoice(inDays(offset), 'pending', id)),
          quotes: offsets.map((offset, id) => quote(inDays(offset + 15), id)),
          tasks: offsets.map((offset, id) => task(inDays(offset), id)),
        };
        expect(attentionOf(input)).toEqual([]);
      }),
    );
  });
});
