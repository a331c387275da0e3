import { describe, expect, it } from 'vitest';
import { waitingWords } from '#/app/web/shell/waiting-here';

describe('what waits on a device is told', () => {
  it.each([
    [{ drafts: ['Nieuw contact'], papers: [], photos: [] }, 'één formulier (‘Nieuw contact’)'],
    [{ drafts: [], papers: ['a.pdf', 'b.pdf'], photos: [] }, '2 papieren (‘a.pdf’, ‘b.pdf’)'],
    [
      { drafts: ['Nieuw contact', 'Nieuwe factuur'], papers: ['a.pdf'], photos: ['muur.jpg'] },
      '2 formulieren (‘Nieuw contact’, ‘Nieuwe factuur’), één papier (‘a.pdf’) en één foto (‘muur.jpg’)',
    ],
  ])('as %j', (waiting, words) => {
    expect(waitingWords(waiting)).toBe(words);
  });
});
