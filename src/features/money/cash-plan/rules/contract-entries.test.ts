import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, day } from '#/core/day';
import { decimalFromCents, type Total, totalFromDecimal, totalOf } from '#/core/money';
import {
  type CashQuote,
  type CashTask,
  quoteEntries,
} from '#/features/money/cash-plan/rules/contract-entries';
import { noAgreement } from '#/features/papers/shared/quotes/rules/agreement';
import { type Instalment, instalmentMoments } from '#/features/papers/shared/quotes/rules/agreement-shape';

const today = day('2026-11-16');
const euros = (value: number) => BigInt(Math.round(value * 100)) as Total;

function quoteOf(fields: Partial<CashQuote> = {}): CashQuote {
  return {
    ...{ id: 7, name: 'Dak', contactId: 3, contractSum: euros(1_000), invoiced: null, agreement: null },
    ...fields,
  };
}

function taskOf(fields: Partial<CashTask>): CashTask {
  return {
    ...{ id: 1, quoteId: 7, contactId: 3, startDate: null, endDate: null, status: 'planned' as const },
    ...fields,
  };
}

function part(fields: Partial<Instalment>): Instalment {
  return { label: '', percent: null, amount: null, on: 'order', taskId: null, date: null, ...fields };
}

function agreed(instalments: Instalment[], retention = 0) {
  return { ...noAgreement, instalments, retention };
}

/** 'kind day amount'. */
function shown(quote: CashQuote, tasks: readonly CashTask[] = []): string[] {
  return quoteEntries([quote], tasks, today).map(({ kind, day: on, amount }) => `${kind} ${on} ${amount}`);
}

describe('a quote without instalments', () => {
  const from = (quoteId: number | null, startDate: string, endDate: string) =>
    taskOf({ quoteId, startDate: day(startDate), endDate: day(endDate) });
  const other = from(null, '2027-03-01', '2027-03-01');
  const own = [from(7, '2026-12-01', '2026-12-02'), from(7, '2027-01-05', '2027-01-05')];
  const quote = quoteOf({ contractSum: euros(100), invoiced: '0.01' });

  it('asks its rest on the last days of its tasks, longer work more, and loses no cent', () => {
    expect(shown(quote, [...own, other])).toEqual(['quote 2026-12-02 -66.66', 'quote 2027-01-05 -33.33']);
    expect(shown({ ...quote, invoiced: '120.00' }, own)).toEqual([]);
  });

  it('goes by the tasks of its contractor where it has none, and is undated without', () => {
    expect(shown(quote, [other])).toEqual(['quote 2027-03-01 -99.99']);
    expect(shown(quote, [{ ...other, status: 'completed' }])).toEqual(['quote null -99.99']);
  });

  it('keeps back what was agreed on, until an acceptance that nobody dated', () => {
    expect(shown(quoteOf({ agreement: agreed([], 5) }), [other])).toEqual([
      'quote 2027-03-01 -950.00',
      'retention null -25.00',
      'retention null -25.00',
    ]);
  });
});

describe('a quote with instalments', () => {
  const task = taskOf({ id: 4, startDate: day('2026-12-01'), endDate: day('2027-01-20') });
  const parts = [
    part({ label: 'Voorschot', percent: 30, on: 'order' }),
    part({ percent: 20, on: 'start' }),
    part({ percent: 40, on: 'task', taskId: 4 }),
    part({ percent: 10, on: 'final', date: day('2027-06-01') }),
  ];

  it('asks them at the order, on the days of their tasks and at the acceptance, with what was kept back', () => {
    expect(shown(quoteOf({ agreement: agreed(parts, 10) }), [task])).toEqual([
      'instalment 2026-11-16 -270.00',
      'instalment 2026-12-01 -180.00',
      'instalment 2027-01-20 -360.00',
      'instalment 2027-06-01 -90.00',
      'retention 2027-06-01 -50.00',
      'retention null -50.00',
    ]);
  });

  it('moves with the planning: a task that is done is due, one that was dropped has no day', () => {
    const third = (changed: Partial<CashTask>) =>
      shown(quoteOf({ agreement: agreed(parts) }), [{ ...task, ...changed }]).filter((each) =>
        each.endsWith('400.00'),
      );
    expect(third({ endDate: day('2027-02-20') })).toEqual(['instalment 2027-02-20 -400.00']);
    expect(third({ status: 'completed' })).toEqual(['instalment 2026-11-16 -400.00']);
    expect(third({ status: 'cancelled' })).toEqual(['instalment null -400.00']);
  });

  it('counts what was invoiced as the first of them, and the rest as work', () => {
    const quote = quoteOf({ agreement: agreed(parts.slice(0, 2)), invoiced: '350.00' });
    expect(shown(quote, [task])).toEqual(['instalment 2026-12-01 -150.00', 'quote 2027-01-20 -500.00']);
  });

  it('may become later and dearer, but for what is due already', () => {
    const found = quoteEntries([quoteOf({ agreement: agreed(parts) })], [task], today);
    expect(found.map(({ isWork }) => isWork)).toEqual([false, true, true, true]);
    expect(found[0]?.name).toBe('Dak (Voorschot)');
    expect(found[1]?.name).toBe('Dak (Bij de start)');
  });
});

it('asks of any contract exactly what was not invoiced yet, whatever was agreed on', () => {
  const cents = fc.bigInt({ min: 0n, max: 10n ** 9n });
  const on = fc.option(fc.integer({ min: -300, max: 900 }).map((days) => addDays(today, days)));
  const share = fc.record({ percent: fc.integer({ min: 0, max: 1_600 }).map((value) => value / 100) });
  const sum = fc.record({ amount: cents.map((value) => decimalFromCents(value as Total)) });
  const instalment = fc
    .record({
      ...{ how: fc.oneof(share, sum), on: fc.constantFrom(...instalmentMoments) },
      ...{ taskId: fc.option(fc.integer({ min: 1, max: 4 })), date: on },
    })
    .map(({ how, ...rest }) => part({ ...rest, ...how }));
  const task = fc.record({
    id: fc.integer({ min: 1, max: 4 }),
    quoteId: fc.constantFrom(7, null),
    contactId: fc.constant(3),
    startDate: on,
    endDate: on,
    status: fc.constantFrom('planned' as const, 'completed' as const, 'cancelled' as const),
  });
  fc.assert(
    fc.property(
      ...[cents, fc.bigInt({ min: -(10n ** 6n), max: 10n ** 9n }), fc.array(instalment, { maxLength: 6 })],
      ...[fc.integer({ min: 0, max: 100 }), fc.array(task, { maxLength: 4 })],
      (contractSum, invoiced, instalments, retention, tasks) => {
        const quote = quoteOf({
          ...{ contractSum: contractSum as Total, invoiced: decimalFromCents(invoiced as Total) },
          agreement: agreed(instalments, retention),
        });
        const found = quoteEntries([quote], tasks, today);
        const asked = totalOf(found.map(({ amount }) => totalFromDecimal(amount)));
        const left = contractSum - invoiced;
        expect(-asked).toBe(left > 0n ? left : 0n);
        expect(found.every(({ amount }) => amount.startsWith('-'))).toBe(true);
        expect(new Set(found.map(({ key }) => key)).size).toBe(found.length);
      },
    ),
  );
});
