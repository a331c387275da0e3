import { describe, expect, it } from 'vitest';
import { type Day, day } from '#/core/day';
import { type Total, totalFromDecimal } from '#/core/money';
import { noAgreement } from '#/features/papers/shared/quotes/rules/agreement';
import type { Instalment } from '#/features/papers/shared/quotes/rules/agreement-shape';
import {
  percentDone,
  percentReached,
  trackMarks,
  workDone,
} from '#/features/site/contracts/rules/contract-track';
import type { TaskStatus } from '#/features/site/shared/planning/contract';

const euro = totalFromDecimal;

function task(status: TaskStatus, startDate: string | null = null, endDate: string | null = null) {
  const asDay = (text: string | null): Day | null => (text === null ? null : day(text));
  return { status, startDate: asDay(startDate), endDate: asDay(endDate) };
}

describe('how far the work of a contract is', () => {
  it.each([
    ['nothing where no task is linked', [], null],
    ['nothing where all were cancelled', [task('cancelled')], null],
    [
      'half of what is under way',
      [task('in_progress'), task('planned')],
      { percent: 25, count: 2, done: 0, underWay: 1 },
    ],
    [
      'more for what takes longer, and an undated one as long as the others',
      [
        task('completed', '2026-03-02', '2026-03-07'),
        task('planned', '2026-03-09', '2026-03-10'),
        task('completed'),
      ],
      { percent: 83, count: 3, done: 2, underWay: 0 },
    ],
    [
      'a day where only its end is known',
      [task('completed', null, '2026-03-02'), task('planned', '2026-03-02', '2026-03-04')],
      { percent: 25, count: 2, done: 1, underWay: 0 },
    ],
    [
      'all only when every task is done',
      [task('completed', '2026-01-01', '2026-12-31'), task('planned', '2026-03-02', '2026-03-02')],
      { percent: 99, count: 2, done: 1, underWay: 0 },
    ],
  ])('is %s', (_, tasks, expected) => {
    expect(workDone(tasks)).toEqual(expected);
  });
});

describe('how far a contract is', () => {
  const noted = { ...noAgreement, progress: 40 };
  const ofQuote = (quoteId: number) => ({ ...task('in_progress'), quoteId });

  it.each([
    ['by its tasks before what was noted', { id: 1, agreement: noted }, [ofQuote(1)], 50],
    ['as it was noted where only others have tasks', { id: 1, agreement: noted }, [ofQuote(2)], 40],
    ['unknown where nobody said', { id: 1, agreement: noAgreement }, [], null],
    ['unknown without agreements', { id: 1, agreement: null }, [ofQuote(2)], null],
  ])('is told %s', (_, quote, tasks, percent) => {
    expect(percentDone(quote, tasks)).toBe(percent);
  });
});

describe('the marks on a contract', () => {
  const instalment = (label: string, percent: number): Instalment => ({
    ...{ label, percent, amount: null, on: 'order', taskId: null, date: null },
  });

  it('stand where each part ends, and what was billed covers the first of them', () => {
    const agreement = {
      ...noAgreement,
      instalments: [instalment('Voorschot', 30), instalment('', 50), instalment('Slot', 20)],
    };
    expect(trackMarks(agreement, euro('1000.00'), euro('400.00'))).toEqual([
      { label: 'Voorschot', amount: euro('300.00'), reached: euro('300.00'), billed: 'all' },
      { label: 'Bij bestelling', amount: euro('500.00'), reached: euro('800.00'), billed: 'part' },
      { label: 'Slot', amount: euro('200.00'), reached: euro('1000.00'), billed: 'none' },
    ]);
  });

  it('end with what was kept back', () => {
    const agreement = { ...noAgreement, retention: 10, instalments: [instalment('Alles', 100)] };
    const marks = trackMarks(agreement, euro('1000.00'), euro('0.00'));
    expect(marks.map(({ label, reached }) => [label, reached])).toEqual([
      ['Alles', euro('900.00')],
      ['Waarborg vrij, bij voorlopige oplevering', euro('950.00')],
      ['Waarborg vrij, bij definitieve oplevering', euro('1000.00')],
    ]);
  });

  it('are none where nothing was agreed on', () => {
    expect(trackMarks(null, euro('1000.00'), euro('400.00'))).toEqual([]);
  });
});

describe('a share of a contract', () => {
  it.each([
    ['0.00', 0],
    ['-5.00', 0],
    ['33.30', 33],
    ['99.90', 99],
    ['100.00', 100],
    ['100.10', 100],
    ['120.00', 120],
  ])('of %s in a hundred is %s', (part, percent) => {
    expect(percentReached(euro(part), euro('100.00'))).toBe(percent);
  });

  it('of nothing is nothing', () => {
    expect(percentReached(5n as Total, 0n)).toBe(0);
  });
});
