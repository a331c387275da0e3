import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { cents, totalFromDecimal, totalOf } from '#/core/money';
import { acceptedPlan } from '#/features/papers/shared/quotes/rules/accepted-plan';
import type { Agreement } from '#/features/papers/shared/quotes/rules/agreement-shape';
import type { AcceptanceKind, Outcome } from '#/features/site/acceptances/contract';
import { requireKind } from '#/features/site/acceptances/rules/allowed';
import { followsOf } from '#/features/site/acceptances/rules/follows';
import { leftOfKept, proposeKept, releaseOf } from '#/features/site/acceptances/rules/kept';

const counts = '2026-10-01T10:00:00.000Z';
const total = totalFromDecimal;

const accepted = (kind: AcceptanceKind, on: string, more: object = {}) => ({
  ...{ kind, day: day(on), outcome: 'accepted' as Outcome, countsSince: counts },
  ...{ startsLiability: kind !== 'provisional', finalOn: null, liabilityUntil: null, goodsDeliveredOn: null },
  ...more,
});

describe('the days that follow', () => {
  it.each([
    ['single', '2026-10-01', { liability: '2036-10-01' }],
    ['single', '2028-02-29', { liability: '2038-02-28' }],
    ['provisional', '2026-10-01', { final: '2027-10-01' }],
    ['provisional', '2028-02-29', { final: '2029-02-28' }],
    ['provisional', '2027-02-28', { final: '2028-02-28' }],
    ['final', '2028-02-29', { liability: '2038-02-28' }],
    ['final', '2030-12-31', { liability: '2040-12-31' }],
  ] as const)('of a %s one on %s', (kind, on, expected) => {
    const found = followsOf(accepted(kind, on)).map((each) => [each.kind, each.day]);
    expect(Object.fromEntries(found)).toEqual(expected);
  });

  it('count from the delivery for goods, and from where the contract says for the ten years', () => {
    const more = { goodsDeliveredOn: day('2024-02-29'), startsLiability: true };
    expect(followsOf(accepted('provisional', '2026-10-01', more)).map((each) => each.day)).toEqual([
      ...['2027-10-01', '2036-10-01', '2026-02-28'],
    ]);
    const moved = { finalOn: day('2027-12-01'), liabilityUntil: day('2030-01-01') };
    expect(
      followsOf(accepted('provisional', '2026-10-01', { ...more, ...moved })).map((each) => each.day),
    ).toEqual(['2027-12-01', '2030-01-01', '2026-02-28']);
  });

  it('are none of what was refused or does not count', () => {
    expect(followsOf(accepted('single', '2026-10-01', { outcome: 'refused' }))).toEqual([]);
    expect(followsOf(accepted('single', '2026-10-01', { countsSince: null }))).toEqual([]);
  });
});

describe('what is kept back', () => {
  const contract = { sum: total('10000.00'), paid: total('0.00'), retention: 5 };

  it.each([
    ['single', ['100.00', null], '600.00'],
    ['provisional', [], '500.00'],
    ['final', ['100.00', '25.50'], '125.50'],
    ['final', [], '0.00'],
  ] as const)('is proposed for a %s one with %j', (kind, amounts, expected) => {
    expect(proposeKept({ kind, ...contract, amounts })).toBe(total(expected));
  });

  it('is never more than what is left to pay', () => {
    const paid = total('9800.00');
    expect(proposeKept({ kind: 'single', ...contract, paid, amounts: ['900.00'] })).toBe(total('200.00'));
  });

  it.each([
    ['nothing paid', '0.00', null, {}, '500.00', '0.00'],
    ['less left than that', '9800.00', null, {}, '200.00', '0.00'],
    ['all of it paid, and more', '12000.00', null, {}, '0.00', '0.00'],
    ['all but what the final one keeps back', '9800.00', '200.00', {}, '0.00', '200.00'],
    ['all but both', '9300.00', '200.00', {}, '500.00', '200.00'],
    ['a part of it', '9400.00', '200.00', {}, '400.00', '200.00'],
    ['less left than the final one keeps', '9900.00', '200.00', {}, '0.00', '100.00'],
    ['a final one that is not signed', '9800.00', '200.00', { countsSince: null }, '200.00', '200.00'],
    ['a final one that was refused', '9800.00', '200.00', { outcome: 'refused' }, '200.00', '200.00'],
  ] as const)('leaves to pay of two, with %s', (_, paid, keptBack, more, expected, ofFinal) => {
    const one = (id: number, kept: string | null) => ({
      ...{ id, outcome: 'accepted' as Outcome, countsSince: counts as string | null, keptBack: kept },
    });
    const [first, last] = [one(1, '500.00'), { ...one(2, keptBack), ...more }];
    const money = { sum: contract.sum, paid: total(paid) };
    expect(leftOfKept(first, [first, last], money)).toBe(total(expected));
    expect(leftOfKept(last, [first, last], money)).toBe(total(ofFinal));
  });

  const kept = {
    outcome: 'with-points' as const,
    ...{ countsSince: counts, keptBack: '500.00', keptUntil: day('2026-12-01'), releasedOn: null },
    pointIds: [1, 2],
  };

  it.each([
    ['nothing yet', {}, [1], '2026-11-30', null],
    ['its points', {}, [1, 2], '2026-11-30', 'points'],
    ['its day', {}, [], '2026-12-01', 'day'],
    ['a hand', { releasedOn: day('2026-11-01') }, [], '2026-11-30', 'hand'],
    ['nothing, without points', { pointIds: [], keptUntil: null }, [], '2027-01-01', null],
    ['nothing, not counting', { countsSince: null }, [1, 2], '2027-01-01', null],
    ['nothing, none kept', { keptBack: '0.00' }, [1, 2], '2027-01-01', null],
    ['nothing, refused', { outcome: 'refused' }, [1, 2], '2027-01-01', null],
  ] as const)('comes free by %s', (_, more, done, today, expected) => {
    const isDone = (id: number) => (done as readonly number[]).includes(id);
    const found = releaseOf({ ...kept, ...more }, isDone, day(today));
    expect(found?.why ?? null).toBe(expected);
  });
});

describe('the plan of a contract that was accepted', () => {
  const part = { amount: null, taskId: null, date: null };
  const agreement: Agreement = {
    ...{ kind: null, retention: 10, progress: 0 },
    instalments: [
      { ...part, label: 'Bestelling', percent: 30, on: 'order' },
      { ...part, label: 'Oplevering', percent: 70, on: 'provisional' },
    ],
  };
  const says = (kept: string) => ({
    ...{ provisional: day('2026-10-01'), final: null, kept: total(kept), keptUntil: day('2027-01-01') },
  });

  it.each(['0.00', '400.00', '1000.00', '2500.00', '20000.00'])('adds up with %s kept back', (kept) => {
    const plan = acceptedPlan(agreement, total('10000.00'), says(kept));
    expect(totalOf(plan.map(({ payable }) => payable))).toBe(total('10000.00'));
    expect(plan[1]?.date).toBe('2026-10-01');
    const held = plan.find(({ label }) => label === 'Ingehouden bij de oplevering');
    const most = total(kept) < total('10000.00') ? total(kept) : total('10000.00');
    expect(held?.payable ?? 0n).toBe(most);
    expect(plan.every(({ payable }) => payable >= cents(0))).toBe(true);
  });
});

it('lets one contract have one acceptance or two, never both', () => {
  const other = (kind: AcceptanceKind, more: object = {}) => ({
    id: 1,
    ...accepted(kind, '2026-10-01', more),
  });
  const on = day('2027-10-01');
  expect(() => requireKind('single', on, [])).not.toThrow();
  expect(() => requireKind('single', on, [other('single', { outcome: 'refused' })])).not.toThrow();
  expect(() => requireKind('single', on, [other('provisional')])).toThrow('twee opleveringen');
  expect(() => requireKind('provisional', on, [other('single')])).toThrow('één oplevering');
  expect(() => requireKind('final', on, [other('provisional', { countsSince: null })])).toThrow('getekend');
  expect(() => requireKind('final', on, [other('provisional')])).not.toThrow();
  expect(() => requireKind('final', day('2026-09-30'), [other('provisional')])).toThrow('voorlopige');
});
