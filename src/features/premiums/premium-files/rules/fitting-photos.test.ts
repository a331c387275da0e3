import { describe, expect, it } from 'vitest';
import { fittingPhotos, placeOfWork } from '#/features/premiums/premium-files/rules/fitting-photos';

const subsidyTypes = [
  { id: 7, name: 'Dakisolatie en dakwerken' },
  { id: 8, name: 'Ramen en deuren' },
];
const item = (id: number, roomIds: number[], subsidyTypeId: number | null = null) => ({
  ...{ id, roomIds, subsidyTypeId },
  subsidyEligible: subsidyTypeId !== null,
});
const invoice = (id: number, quoteId: number | null, itemIds: number[], coversItemIds: number[] = []) => ({
  ...{ id, quoteId, coversItemIds },
  lines: [...itemIds.map((itemId) => ({ itemId })), { itemId: null }],
});

const place = placeOfWork(
  { work: 'dak', invoices: [{ invoiceId: 1 }, { invoiceId: 2 }] },
  {
    invoices: [invoice(1, 40, [10]), invoice(2, null, [], [11]), invoice(3, 41, [13])],
    items: [item(10, [1]), item(11, [2]), item(12, [3], 7), item(13, [4], 8), item(14, [5])],
    subsidyTypes,
  },
);

describe('where the work of a premium file is done', () => {
  it('is said by its invoices, and by the items that are marked for this premium', () => {
    expect([...place.quoteIds]).toEqual([40]);
    expect([...place.itemIds]).toEqual([10, 11, 12]);
    expect([...place.roomIds]).toEqual([1, 2, 3]);
  });
});

describe('the photos that prove it', () => {
  const photo = (id: number, phase: 'before' | 'after' | null, of: object = {}) => ({
    ...{ id, phase, roomId: null, itemId: null, quoteId: null },
    ...of,
  });
  const photos = [
    photo(1, 'after', { roomId: 1 }),
    photo(2, 'before', { roomId: 3 }),
    photo(3, 'before', { roomId: 4 }),
    photo(4, null, { roomId: 1 }),
    photo(5, 'before', { quoteId: 40 }),
    photo(6, 'before', { itemId: 11, roomId: 9 }),
  ];
  const ids = (of: readonly { id: number }[]) => of.map(({ id }) => id);

  it('are those of before, of this work or in its rooms', () => {
    const { fitting, others } = fittingPhotos('foto_voor', photos, place);
    expect(ids(fitting)).toEqual([5, 6, 2]);
    expect(ids(others)).toEqual([3, 1, 4]);
  });

  it('are others after it, and none where a photo proves nothing of itself', () => {
    expect(ids(fittingPhotos('foto_na', photos, place).fitting)).toEqual([1]);
    expect(fittingPhotos('andere', photos, place).fitting).toEqual([]);
  });
});
