import { expect, it } from 'vitest';
import { writtenAfter } from '#/features/site/diary/rules/written';

const an = { by: 1, at: '2026-03-10T08:00:00.000Z' };
const jan = { by: 2, at: '2026-03-10T17:00:00.000Z' };
const who = (lines: ReturnType<typeof writtenAfter>) => lines.map(({ text, by }) => [text, by]);

it('leaves what stands with who wrote it, wherever it went', () => {
  const first = writtenAfter([], 'De chape ligt.\nHet regende.', an);
  const then = writtenAfter(first, 'Loodgieter kwam niet.\nDe chape ligt.\n\nHet regende veel.', jan);
  expect(who(then)).toEqual([
    ['Loodgieter kwam niet.', 2],
    ['De chape ligt.', 1],
    ['Het regende veel.', 2],
  ]);
  expect(then[1]?.at).toBe(an.at);
});

it('gives the same line twice to each who wrote it', () => {
  const first = writtenAfter([], 'Niemand.', an);
  expect(who(writtenAfter(first, 'Niemand.\nNiemand.', jan))).toEqual([
    ['Niemand.', 1],
    ['Niemand.', 2],
  ]);
});

it.each([
  [[1, 2], 1, [2]],
  [[2, 1], 1, [2]],
  [[2, 1, 1], 1, [2, 1]],
  [[2, 2, 1], 1, [2, 2]],
  [[2, 2], 1, [2]],
])('of the same line by %j, leaves to who takes one away as %j their own to take: %j', (by, who1, left) => {
  const before = by.map((each) => ({ text: 'Niemand.', by: each, at: an.at }));
  const text = left.map(() => 'Niemand.').join('\n');
  expect(writtenAfter(before, text, { by: who1, at: jan.at }).map((line) => line.by)).toEqual(left);
});

it('has no lines of an empty page', () => {
  expect(writtenAfter(writtenAfter([], 'Iets', an), null, jan)).toEqual([]);
});
