import { describe, expect, it } from 'vitest';
import { betterRole, roleMeanings } from '#/features/people/sharing/rules';

describe('betterRole', () => {
  it.each([
    ['editor', 'collaborator', 'editor'],
    ['collaborator', 'editor', 'editor'],
    ['editor', 'editor', 'editor'],
    ['collaborator', 'collaborator', 'collaborator'],
  ] as const)('of %s and %s is %s', (one, other, better) => {
    expect(betterRole(one, other)).toBe(better);
  });
});

describe('what a role means', () => {
  it('promises a collaborator no change of the meetstaat', () => {
    expect(roleMeanings.editor).toContain('meetstaat');
    expect(roleMeanings.collaborator).not.toContain('meetstaat');
  });
});
