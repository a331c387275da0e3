import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { nextSort, type SortDirection, sortRows } from '#/ui/table-sorting';

type Row = { id: number; value: string | number | null };
const rowsOf = (values: Row['value'][]): Row[] => values.map((value, id) => ({ id, value }));
const sorted = (values: Row['value'][], direction: SortDirection) =>
  sortRows(rowsOf(values), (row) => row.value, direction).map((row) => row.value);

describe('sortRows', () => {
  it.each<[string, Row['value'][], SortDirection, Row['value'][]]>([
    ['numbers by size', [10, 9, 100], 'ascending', [9, 10, 100]],
    ['numbers downwards', [10, 9, 100], 'descending', [100, 10, 9]],
    [
      'texts without regard to case or accents',
      ['Zolder', 'école', 'Eik', 'badkamer'],
      'ascending',
      ['badkamer', 'école', 'Eik', 'Zolder'],
    ],
    ['numbers inside texts by size', ['Post 10', 'Post 9'], 'ascending', ['Post 9', 'Post 10']],
    ['what is missing last, upwards', [null, 2, null, 1], 'ascending', [1, 2, null, null]],
    ['what is missing last, downwards', [null, 2, null, 1], 'descending', [2, 1, null, null]],
  ])('puts %s', (_, values, direction, expected) => {
    expect(sorted(values, direction)).toEqual(expected);
  });

  it('keeps the order of equal rows in both directions, loses none and leaves its input alone', () => {
    const value = fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constant(null));
    const direction = fc.constantFrom<SortDirection>('ascending', 'descending');
    fc.assert(
      fc.property(fc.array(value), direction, (values, way) => {
        const rows = rowsOf(values);
        const before = structuredClone(rows);
        const result = sortRows(rows, (row) => row.value, way);
        expect(rows).toEqual(before);
        expect(result.map((row) => row.id).sort((a, b) => a - b)).toEqual(rows.map((row) => row.id));
        for (const [index, row] of result.slice(1).entries()) {
          const previous = result[index];
          if (previous?.value === row.value) expect(previous.id).toBeLessThan(row.id);
          if (previous?.value === null) expect(row.value).toBeNull();
        }
      }),
    );
  });
});

describe('nextSort', () => {
  it('goes from ascending to descending to unsorted, and starts over on another column', () => {
    const up = nextSort(null, 'a');
    const down = nextSort(up, 'a');
    expect([up?.direction, down?.direction, nextSort(down, 'a')]).toEqual(['ascending', 'descending', null]);
    expect(nextSort(down, 'b')).toEqual({ key: 'b', direction: 'ascending' });
  });
});
