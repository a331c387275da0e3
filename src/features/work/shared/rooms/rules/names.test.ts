import { describe, expect, it } from 'vitest';
import { namesIn, namesOf, proposedNames } from '#/features/work/shared/rooms/rules/names';

describe('the names of rooms', () => {
  it.each([
    ['Keuken', ['Keuken']],
    [' Keuken ,badkamer; Gang ', ['Keuken', 'badkamer', 'Gang']],
    ['keuken, Keuken,  KEUKEN', ['keuken']],
    ['Living en keuken', ['Living en keuken']],
    [' , ;', []],
  ])('in ‘%s’ are %j', (text, names) => {
    expect(namesIn(text)).toEqual(names);
  });

  it('stand behind each other as chosen, without those that are gone', () => {
    const names = new Map([
      [1, 'Keuken'],
      [2, 'Gang'],
    ]);
    expect(namesOf([2, 9, 1], names)).toBe('Gang, Keuken');
    expect(namesOf([9], names)).toBeNull();
  });

  it('are proposed until the house has them, and bedrooms are counted', () => {
    expect(proposedNames([])).toEqual(expect.arrayContaining(['Kelder', 'Slaapkamer 1', 'Tuin']));
    const left = proposedNames([{ name: 'keuken' }, { name: 'Slaapkamer  1' }, { name: 'slaapkamer 2' }]);
    expect(left).not.toContain('Keuken');
    expect(left).toContain('Slaapkamer 3');
  });
});
