import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { decimalFromCents, type Total, totalOf } from '#/core/money';
import {
  isDue,
  nextInvoice,
  noAgreement,
  paidAhead,
  paymentPlan,
  proposedInvoice,
} from '#/features/papers/shared/quotes/rules/agreement';
import type { Instalment, InstalmentMoment } from '#/features/papers/shared/quotes/rules/agreement-shape';

const euros = (value: number) => BigInt(Math.round(value * 100)) as Total;
const of = (
  percent: number | null,
  on: InstalmentMoment = 'order',
  more: Partial<Instalment> = {},
): Instalment => ({
  ...{ label: on, percent, amount: null, on, taskId: null, date: null },
  ...more,
});

const agreed = (instalments: Instalment[], retention = 0) => ({ ...noAgreement, instalments, retention });

describe('instalments', () => {
  it('30, 60 and 10 per cent of € 10.001,00 are that to the cent', () => {
    const plan = paymentPlan(agreed([of(30), of(60, 'start'), of(10, 'final')]), euros(10_001));
    expect(plan.map(({ payable }) => decimalFromCents(payable))).toEqual(['3000.30', '6000.60', '1000.10']);
    expect(totalOf(plan.map(({ payable }) => payable))).toBe(euros(10_001));
  });

  it('of 100% make the sum exactly, whatever the shares, the sum and what is kept back', () => {
    const cuts = fc.array(fc.integer({ min: 0, max: 10_000 }), { maxLength: 6 });
    fc.assert(
      fc.property(
        cuts,
        fc.bigInt({ min: 0n, max: 10n ** 12n }),
        fc.integer({ min: 0, max: 2_000 }),
        (points, cents, retention) => {
          const ends = [...points.toSorted((one, other) => one - other), 10_000];
          const shares = ends.map((end, at) => (end - (ends[at - 1] ?? 0)) / 100);
          const plan = paymentPlan(
            agreed(
              shares.map((share) => of(share)),
              retention / 100,
            ),
            cents as Total,
          );
          expect(totalOf(plan.map(({ payable }) => payable))).toBe(cents);
        },
      ),
    );
  });

  it('in amounts stay as they are, and what is kept back comes free by halves', () => {
    const plan = paymentPlan(
      agreed([of(null, 'order', { amount: '1000.01' }), of(50, 'final')], 5),
      euros(2_000),
    );
    expect(plan.map(({ on, payable }) => `${on} ${decimalFromCents(payable)}`)).toEqual([
      'order 950.01',
      'final 950.00',
      'provisional 50.00',
      'final 50.00',
    ]);
  });

  it('date what is kept back by the acceptance at which something is paid too', () => {
    const plan = paymentPlan(
      agreed([of(90), of(10, 'final', { date: day('2026-12-01') })], 10),
      euros(1_000),
    );
    expect(plan.slice(2).map(({ on, date }) => [on, date])).toEqual([
      ['provisional', null],
      ['final', '2026-12-01'],
    ]);
  });

  it('at the order are due once it is accepted, or on the day that was agreed on', () => {
    const facts = { isAccepted: true, today: day('2026-11-16'), tasks: new Map() };
    const due = (date: string | null) =>
      paymentPlan(agreed([of(30, 'order', { date: date === null ? null : day(date) })]), euros(1_000)).map(
        (part) => isDue(part, facts),
      );
    expect([null, '2026-11-16', '2026-11-17'].map(due)).toEqual([[true], [true], [false]]);
  });

  it.each([
    ['all that is left without parts', [], '100.00', '900.00'],
    ['the parts that are due', [of(30), of(60, 'start', { date: day('2026-01-01') })], '100.00', '800.00'],
    ['else the part that comes next', [of(30), of(60, 'task', { taskId: 4 }), of(10)], '400.00', '500.00'],
    ['never more than the contract leaves', [of(null, 'order', { amount: '5000.00' })], '400.00', '600.00'],
    ['nothing where all was asked', [of(30)], '1000.00', undefined],
  ] as const)('propose %s', (_, parts, invoiced, wanted) => {
    const quote = { agreement: agreed([...parts]), contractSum: '1000.00', invoiced };
    const proposed = proposedInvoice(quote, day('2026-11-16'));
    expect(proposed === undefined ? undefined : decimalFromCents(proposed)).toBe(wanted);
  });

  it('that are due propose the next invoice, less what was asked before', () => {
    const plan = paymentPlan(
      agreed([of(30), of(60, 'task', { taskId: 4 }), of(10, 'final', { date: day('2026-12-01') })]),
      euros(1_000),
    );
    const facts = (today: string, isDone: boolean) => ({
      ...{ isAccepted: true, today: day(today) },
      tasks: new Map([[4, { startDate: null, endDate: null, isDone }]]),
    });
    const next = (invoiced: number, today: string, isDone: boolean) =>
      nextInvoice(plan, euros(invoiced), facts(today, isDone));
    expect(next(0, '2026-11-01', false)).toEqual({ label: 'order', amount: euros(300) });
    expect(next(300, '2026-11-01', false)).toBeUndefined();
    expect(next(300, '2026-11-01', true)).toEqual({ label: 'task', amount: euros(600) });
    expect(next(900, '2026-12-01', true)).toEqual({ label: 'final', amount: euros(100) });
    expect(nextInvoice(plan, euros(0), { ...facts('2026-11-01', false), isAccepted: false })).toBeUndefined();
  });
});

it.each([
  [0, 0, '0.00', 'none'],
  [300, 0, '300.00', 'normal'],
  [300.01, 0, '300.01', 'warning'],
  [499.99, 0, '499.99', 'warning'],
  [500, 0, '500.00', 'danger'],
  [900, 60, '300.00', 'normal'],
  [900, 59.99, '300.10', 'warning'],
  [200, 50, '-300.00', 'none'],
])('€ %s paid at %s%% of a contract of € 1.000 is %s ahead: %s', (paid, progress, amount, level) => {
  const ahead = paidAhead(euros(paid), progress, euros(1_000));
  expect([decimalFromCents(ahead.amount), ahead.level]).toEqual([amount, level]);
});
