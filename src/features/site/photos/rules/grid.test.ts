import { describe, expect, it } from 'vitest';
import { inOrder, rowsOf } from '#/features/site/photos/rules/grid';
import type { PhotoPhase } from '#/features/site/shared/photos/contract';

const photo = (
  id: number,
  takenAt: string,
  roomId: number | null = null,
  phase: PhotoPhase | null = null,
) => ({
  ...{ id, takenAt, roomId, phase },
});
const photos = [
  photo(5, '2026-05-02T23:30:00.000Z', 2),
  photo(4, '2026-05-02T20:00:00.000Z', 1),
  photo(3, '2026-05-02T10:00:00.000Z'),
  photo(2, '2026-05-02T09:00:00.000Z', 1),
  photo(1, '2026-05-01T09:00:00.000Z', 9),
];
const rooms = [
  { id: 2, name: 'Gang' },
  { id: 1, name: 'Keuken' },
];

const shapeOf = (by: 'dag' | 'ruimte') =>
  rowsOf(photos, { by, rooms, columns: 2 }).map((row) =>
    row.kind === 'title' ? `${row.title} (${row.count})` : row.photos.map(({ id }) => id),
  );

describe('the grid of photos', () => {
  it('goes by the days of Belgium', () => {
    expect(shapeOf('dag')).toEqual([
      ...['3 mei 2026 (1)', [5]],
      ...['2 mei 2026 (3)', [4, 3], [2]],
      ...['1 mei 2026 (1)', [1]],
    ]);
  });

  it('goes by room, what stands in none first, also where its room is gone', () => {
    expect(shapeOf('ruimte')).toEqual(['Zonder ruimte (2)', [3, 1], 'Gang (1)', [5], 'Keuken (2)', [4, 2]]);
    expect(inOrder(rowsOf(photos, { by: 'ruimte', rooms, columns: 3 })).map(({ id }) => id)).toEqual([
      3, 1, 5, 4, 2,
    ]);
  });

  it('tells by room where before and after can be laid over each other', () => {
    const at = '2026-05-02T10:00:00.000Z';
    const phased = [photo(9, at, 1, 'after'), photo(8, at, 2, 'after'), photo(7, at, 1, 'before')];
    const comparable = (by: 'dag' | 'ruimte') =>
      rowsOf(phased, { by, rooms, columns: 2 }).flatMap((row) =>
        row.kind === 'title' ? [row.comparable] : [],
      );
    expect(comparable('ruimte')).toEqual([undefined, 1]);
    expect(comparable('dag')).toEqual([undefined]);
  });
});
