import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, type Day, day, daysBetween } from '#/core/day';
import {
  type DeadlineInput,
  deadlinesOf,
  isPressing,
  noDeadlines,
} from '#/features/reminders/deadlines/rules/deadlines';
import { lastDayToDispute } from '#/features/reminders/deadlines/rules/vat-month';
import { deadlinePath, whenText } from '#/features/reminders/deadlines/rules/words';

const today = day('2026-03-10');
const inDays = (days: number): Day => addDays(today, days);

/** What the one deadline of a project is on a day. */
function of(input: Partial<DeadlineInput>, on: Day = today) {
  return deadlinesOf({ ...noDeadlines, ...input }, on).map(({ kind, day: last, days }) => [kind, last, days]);
}

const task = {
  ...{ id: 4, name: 'Vloer', status: 'planned' as const, startDate: inDays(60), endDate: inDays(63) },
  needs: [],
};

describe('the month to object to a VAT rate', () => {
  it.each([
    ['2026-03-10', '2026-04-10'],
    ['2026-01-31', '2026-02-28'],
    ['2028-01-31', '2028-02-29'],
    ['2026-10-31', '2026-11-30'],
    ['2026-12-31', '2027-01-31'],
    ['2026-02-28', '2026-03-28'],
  ])('after %s ends on %s', (received, last) => {
    expect(lastDayToDispute(day(received))).toBe(last);
  });
});

describe('a deadline', () => {
  it('of an invoice is its due date with what is left to pay, and none once it is paid or a credit note', () => {
    const invoice = {
      ...{ id: 1, name: 'Dak', kind: 'invoice' as const, amount: '100.00', paid: '40.00' },
      ...{ status: 'pending' as const, dueDate: inDays(3) },
    };
    expect(deadlinesOf({ ...noDeadlines, invoices: [invoice] }, today)).toEqual([
      { key: 'invoice 1', kind: 'invoice', id: 1, name: 'Dak', amount: '60.00', day: inDays(3), days: 3 },
    ]);
    expect(of({ invoices: [{ ...invoice, status: 'paid' }] })).toEqual([]);
    expect(of({ invoices: [{ ...invoice, kind: 'credit-note', amount: '-5.00' }] })).toEqual([]);
    expect(of({ invoices: [{ ...invoice, dueDate: null }] })).toEqual([]);
    expect(of({ invoices: [{ ...invoice, dueDate: null, status: 'overdue' }] })).toEqual([
      ['invoice', null, null],
    ]);
  });

  it('of a task is its start while planned and its end while under way', () => {
    expect(of({ tasks: [task] })).toEqual([['task', inDays(60), 60]]);
    expect(of({ tasks: [{ ...task, status: 'in_progress' }] })).toEqual([['task-end', inDays(63), 63]]);
    expect(of({ tasks: [{ ...task, status: 'completed' }] })).toEqual([]);
    expect(of({ tasks: [{ ...task, startDate: null }] })).toEqual([]);
  });

  it('of a decision is two weeks before what is ordered has to leave', () => {
    const needs = [
      { what: 'Tegels', weeks: 4, isDone: false },
      { what: 'Kraan', weeks: 0, isDone: true },
    ];
    const found = deadlinesOf({ ...noDeadlines, tasks: [{ ...task, needs }] }, today);
    expect(found[0]).toMatchObject({
      kind: 'decision',
      id: 4,
      name: 'Tegels (voor Vloer)',
      days: 60 - 28 - 14,
    });
    expect(found).toHaveLength(2);
  });

  it('of a premium is the last day of the first invoice that still counts', () => {
    const premium = {
      id: 2,
      work: 'dak' as const,
      invoiceDates: [day('2024-03-09'), day('2024-04-01'), null],
    };
    expect(of({ premiums: [premium] })).toEqual([['premium', '2026-04-01', 22]]);
    expect(of({ premiums: [{ ...premium, invoiceDates: [] }] })).toEqual([]);
  });

  it('of a reduced rate ends with its month, and of a paper a month after its end', () => {
    const received = [{ id: 1, name: 'Dak', receivedDate: day('2026-02-10') }];
    expect(of({ received })).toEqual([['vat', today, 0]]);
    expect(of({ received }, inDays(1))).toEqual([]);
    const documents = [{ id: 1, name: 'Polis', validUntil: today }];
    expect(of({ documents }, inDays(30))).toEqual([['document', today, -30]]);
    expect(of({ documents }, inDays(31))).toEqual([]);
  });
});

it('tells of what is near and not of what has time', () => {
  const reminder = (days: number) => ({
    ...noDeadlines,
    reminders: [{ id: 1, name: 'Bel', day: inDays(days) }],
  });
  expect(deadlinesOf(reminder(8), today).some(isPressing)).toBe(false);
  expect(deadlinesOf(reminder(7), today).some(isPressing)).toBe(true);
  expect(deadlinesOf(reminder(-90), today).some(isPressing)).toBe(true);
});

it.each([
  [null, 'al te laat'],
  [-2, '2 dagen geleden'],
  [-1, 'gisteren'],
  [0, 'vandaag'],
  [1, 'morgen'],
  [30, 'over 30 dagen'],
])('calls %s days %s', (days, text) => {
  expect(whenText(days)).toBe(text);
});

it('keeps days, order and keys true, whatever there is', () => {
  const offsets = fc.array(fc.integer({ min: -400, max: 400 }), { maxLength: 20 });
  fc.assert(
    fc.property(offsets, offsets, fc.integer({ min: -50, max: 50 }), (quotes, reminders, later) => {
      const on = inDays(later);
      const found = deadlinesOf(
        {
          ...noDeadlines,
          quotes: quotes.map((at, id) => ({ id, name: 'x', amount: '1.00', validUntil: inDays(at) })),
          reminders: reminders.map((at, id) => ({ id, name: 'x', day: inDays(at) })),
        },
        on,
      );
      expect(found).toHaveLength(quotes.length + reminders.length);
      expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      expect(found.every(({ day: last, days }) => last && days === daysBetween(on, last))).toBe(true);
      const days = found.map((each) => each.days ?? 0);
      expect(days).toEqual(days.toSorted((one, other) => one - other));
      expect(found.every((each) => deadlinePath(each).startsWith('/'))).toBe(true);
    }),
  );
});
