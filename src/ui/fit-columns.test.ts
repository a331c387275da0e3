import { describe, expect, it } from 'vitest';
import { fitColumns } from '#/ui/fit-columns';

const columns = [
  { key: 'name', width: '10rem' },
  { key: 'text', width: '10rem', givesWay: 2 },
  { key: 'day', width: '5rem', givesWay: 1 },
  { key: 'actions', width: '4rem', role: 'actions' as const },
];

function shownIn(room: number | undefined): string {
  return fitColumns(columns, room)
    .map(({ key }) => key)
    .join(' ');
}

describe('columns', () => {
  it.each([
    ['all where there is room', 29, 'name text day actions'],
    ['without the one that gives way first', 28, 'name day actions'],
    ['without the next', 18, 'name actions'],
    ['never without those that stay', 2, 'name actions'],
    ['all while the room is unknown', undefined, 'name text day actions'],
  ])('are shown %s', (_, room, expected) => {
    expect(shownIn(room)).toBe(expected);
  });

  it('are tight where even those that stay have no room', () => {
    const tight = { key: 'amount', width: '7rem', tightWidth: '6rem' };
    expect(fitColumns([tight], 6)).toEqual([{ ...tight, width: '6rem' }]);
    expect(fitColumns([tight], 7)).toEqual([tight]);
  });
});
