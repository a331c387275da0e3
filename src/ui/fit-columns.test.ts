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

  it('are tight before one is left out, and their buttons only when nothing is left to leave out', () => {
    const amount = { key: 'amount', width: '7rem', tightWidth: '6rem' };
    const text = { key: 'text', width: '5rem', givesWay: 1 };
    const actions = { key: 'actions', width: '9rem', tightWidth: '4rem', role: 'actions' as const };
    const widthsIn = (room: number) => fitColumns([amount, text, actions], room).map(({ width }) => width);
    expect(widthsIn(21)).toEqual(['7rem', '5rem', '9rem']);
    expect(widthsIn(20)).toEqual(['6rem', '5rem', '9rem']);
    expect(widthsIn(19)).toEqual(['7rem', '9rem']);
    expect(widthsIn(14)).toEqual(['6rem', '4rem']);
  });
});
