import { expect, it } from 'vitest';
import { arrangeLines, isSameLine } from '#/ui/table-lines';

const rows = [
  { id: 1, room: 'Keuken', price: 30 },
  { id: 2, room: 'Badkamer', price: 20 },
  { id: 3, room: 'Keuken', price: 10 },
];
const columns = [{ key: 'price', sortBy: (row: { price: number }) => row.price }];
const getRowId = (row: { id: number }) => row.id;
const ids = (lines: { id: string }[]) => lines.map((line) => line.id);

it('leaves rows in the order in which they came while nothing is sorted', () => {
  expect(ids(arrangeLines({ rows, getRowId, columns, sort: null }))).toEqual(['1', '2', '3']);
});

it('sorts inside groups and keeps the groups in the order of their first row', () => {
  const sort = { key: 'price', direction: 'ascending' } as const;
  const lines = arrangeLines({ rows, getRowId, columns, sort, groupBy: (row) => row.room });
  expect(ids(lines)).toEqual(['group:Keuken', '3', '1', 'group:Badkamer', '2']);
});

it('shows of a folded group only its header, which still knows its rows', () => {
  const lines = arrangeLines({
    ...{ rows, getRowId, columns, sort: null },
    groupBy: (row) => row.room,
    folded: new Set(['Keuken']),
  });
  expect(ids(lines)).toEqual(['group:Keuken', 'group:Badkamer', '2']);
  expect(lines[0]).toMatchObject({ rows: [{ id: 1 }, { id: 3 }] });
});

it('ignores a sorting on a column that is gone', () => {
  const sort = { key: 'gone', direction: 'descending' } as const;
  expect(ids(arrangeLines({ rows, getRowId, columns, sort }))).toEqual(['1', '2', '3']);
});

it('knows a line again that was made anew for the same row', () => {
  const row = { id: 1 };
  const line = { kind: 'row', id: '1', row } as const;
  expect(isSameLine(line, { ...line })).toBe(true);
  expect(isSameLine(line, { ...line, row: { id: 1 } })).toBe(false);
  const group = { kind: 'group', id: 'group:a', label: 'a', rows: [row] } as const;
  expect(isSameLine(group, { ...group })).toBe(false);
  expect(isSameLine(line, group)).toBe(false);
});
