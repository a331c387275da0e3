import { expect, it } from 'vitest';
import { day } from '#/core/day';
import { dayInWords } from '#/features/duties/duties/rules/words';

const today = day('2026-11-18');

it.each([
  ['duty', 'B', '2027-06-10', 'Tegen 10 juni 2027'],
  ['duty', 'B', '2026-11-18', 'Vandaag is de laatste dag'],
  ['duty', 'A', '2026-11-17', 'Moest tegen 17 november 2026'],
  ['duty', 'X', '2026-11-17', 'Was tegen 17 november 2026'],
  ['right', 'B', '2026-11-18', 'Mogelijk tot en met 18 november 2026'],
  ['right', 'B', '2026-11-17', 'Kon mogelijk tot en met 17 november 2026'],
  ['advice', 'B', '2026-11-17', 'Best tegen 17 november 2026'],
] as const)('says the day of a %s of grade %s, %s, as ‘%s’', (kind, grade, dueDate, words) => {
  expect(dayInWords({ kind, grade, dueDate: day(dueDate) }, today)).toBe(words);
});
