import { describe, expect, it } from 'vitest';
import { day } from '#/core/day';
import { askedComparison } from '#/features/papers/quotes/rules/first-comparison';
import type { QuoteStatus } from '#/features/papers/shared/quotes/contract';

const today = day('2026-11-17');
const quote = (
  id: number,
  category: string | null,
  status: QuoteStatus = 'pending',
  validUntil: string | null = null,
) => ({ id, category, status, validUntil });

describe('what a comparison opens on', () => {
  it.each([
    [
      'the work with most quotes, answered or not',
      [
        quote(1, 'Dak', 'accepted'),
        quote(2, 'Dak', 'accepted'),
        quote(3, 'Dak'),
        quote(4, 'Gevel'),
        quote(5, 'Gevel'),
      ],
      'Dak',
      [1, 2, 3],
    ],
    [
      'of two with as many the one with most still to answer',
      [quote(1, 'Dak', 'accepted'), quote(2, 'Dak'), quote(3, 'Gevel'), quote(4, 'Gevel')],
      'Gevel',
      [3, 4],
    ],
    [
      'with what was turned down or lapsed',
      [
        quote(1, 'Dak'),
        quote(2, 'Dak', 'accepted'),
        quote(3, 'Dak', 'rejected'),
        quote(4, 'Dak', 'pending', '2026-11-16'),
        quote(5, 'Dak', 'expired'),
      ],
      'Dak',
      [1, 2, 3, 4, 5],
    ],
    [
      'rather a named work than what is of no particular kind',
      [
        quote(1, 'Andere werken'),
        quote(2, 'Andere werken'),
        quote(3, 'Andere werken'),
        quote(4, 'Dak'),
        quote(5, 'Dak'),
      ],
      'Dak',
      [4, 5],
    ],
    ['nothing where no work has two', [quote(1, 'Dak'), quote(2, 'Gevel'), quote(3, null)], '', []],
  ])('is %s', (_, quotes, category, ids) => {
    expect(askedComparison(quotes, { work: null, ids: null }, today)).toEqual({ category, ids });
  });

  it('is what a link names, with its work where that is one', () => {
    const quotes = [quote(1, 'Dak'), quote(2, 'Dak'), quote(3, 'Gevel'), quote(4, 'Dak')];
    const named = (ids: number[], work: string | null = null) =>
      askedComparison(quotes, { work, ids }, today);
    expect(named([2, 1])).toEqual({ category: 'Dak', ids: [1, 2] });
    expect(named([2, 3])).toEqual({ category: '', ids: [2, 3] });
    expect(named([2], 'Gevel')).toEqual({ category: 'Gevel', ids: [2] });
    expect(named([99])).toEqual({ category: '', ids: [] });
  });

  it('is all of the work that a link names, and nothing yet for all works together', () => {
    const quotes = [quote(1, 'Dak'), quote(2, null), quote(3, 'Gevel')];
    const idsOf = (work: string) => askedComparison(quotes, { work, ids: null }, today).ids;
    expect([idsOf('Gevel'), idsOf('Zolder'), idsOf('')]).toEqual([[3], [], []]);
  });
});
