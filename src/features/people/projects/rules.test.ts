import { describe, expect, it } from 'vitest';
import { chooseProject, findLostProject } from '#/features/people/projects/rules';

const first = { id: 1, name: 'Eerste' };
const second = { id: 2, name: 'Tweede' };

describe('the project to work in', () => {
  it.each([
    ['the first where nothing was chosen', [first, second], undefined, first],
    ['the chosen one', [first, second], 2, second],
    ['the first where the chosen one is gone', [first, second], 9, first],
    ['none where there are none', [], 2, undefined],
  ])('is %s', (_, projects, selectedId, expected) => {
    expect(chooseProject(projects, selectedId)).toEqual(expected);
  });

  it('is the latest data of the chosen one', () => {
    const renamed = { ...second, name: 'Nieuwe naam' };
    expect(chooseProject([first, renamed], 2)).toBe(renamed);
  });
});

describe('the project that one was looking at', () => {
  it.each([
    ['lost where the list has it no more', [second], first, [], first],
    ['lost also where nothing is left', [], first, [], first],
    ['not lost while it is there', [first, second], first, [], undefined],
    ['not lost by who removed or left it', [second], first, [1], undefined],
    ['not lost by who saw none', [second], undefined, [], undefined],
  ])('is %s', (_, projects, seen, letGo, expected) => {
    expect(findLostProject(projects, seen, letGo)).toBe(expected);
  });
});
