import { expect, it } from 'vitest';
import { type Fact, grades, isBinding, tellFact } from '#/core/grade';

const claim = 'Een zwembad {must} aan 21% btw.';
const founded = { claim, source: 'example.be', copied: 2025 };

it.each<[string, Fact, string | null]>([
  ['an official page says', { ...founded, grade: 'A' }, 'Een zwembad moet aan 21% btw.'],
  ['two sources say', { ...founded, grade: 'B' }, 'Een zwembad moet aan 21% btw.'],
  ['nobody knows of when', { ...founded, grade: 'B', copied: null }, 'Een zwembad moet aan 21% btw.'],
  ['2024 still says', { ...founded, grade: 'B', copied: 2024 }, 'Een zwembad moet aan 21% btw.'],
  [
    '2023 said',
    { ...founded, grade: 'A', copied: 2023 },
    'Een zwembad moet aan 21% btw (nog te bevestigen).',
  ],
  ['one source says', { ...founded, grade: 'C', copied: 2019 }, 'Een zwembad moet mogelijk aan 21% btw.'],
  [
    'sources disagree about',
    { ...founded, grade: 'X', otherClaim: 'Een zwembad binnenshuis {must} aan 6%.' },
    'Niet iedereen zegt hetzelfde. Een zwembad moet mogelijk aan 21% btw. Maar ook: Een zwembad binnenshuis moet mogelijk aan 6%.',
  ],
  [
    'one may by two sources',
    { ...founded, grade: 'B', claim: 'U hebt {maybe} recht op 6%.' },
    'U hebt recht op 6%.',
  ],
  [
    'one may by one source',
    { ...founded, grade: 'C', claim: 'U hebt {maybe} recht op 6%.' },
    'U hebt mogelijk recht op 6%.',
  ],
  ['nobody found', { source: '', copied: null, grade: '–' }, null],
])('words what %s', (_, fact, told) => {
  expect(tellFact(fact)).toBe(told);
});

it('binds only by an official page or by sources that agree', () => {
  expect(grades.filter(isBinding)).toEqual(['A', 'B']);
});
