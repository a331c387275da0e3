import { describe, expect, it } from 'vitest';
import { waitingWords } from '#/app/web/shell/waiting-here';

describe('what waits on a device is told', () => {
  it.each([
    [{ drafts: ['Nieuw contact'], papers: [] }, 'één formulier (‘Nieuw contact’)'],
    [{ drafts: [], papers: ['a.pdf', 'b.pdf'] }, '2 papieren (‘a.pdf’, ‘b.pdf’)'],
    [
      { drafts: ['Nieuw contact', 'Nieuwe factuur'], papers: ['a.pdf'] },
      '2 formulieren (‘Nieuw contact’, ‘Nieuwe factuur’) en één papier (‘a.pdf’)',
    ],
  ])('as %j', (waiting, words) => {
    expect(waitingWords(waiting)).toBe(words);
  });
});
