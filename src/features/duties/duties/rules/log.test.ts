import { expect, it } from 'vitest';
import { dutyAnswerLog } from '#/features/duties/duties/rules/log';

it.each([
  ['true', 'Ja'],
  ['false', 'Nee'],
  ['null', 'Weet ik niet'],
  ['2026-06-11', '11-06-2026'],
  ['3', '3'],
  ['E', 'E'],
])('an answer that is logged as %s reads %s', (logged, words) => {
  expect(dutyAnswerLog.values?.value?.(logged)).toBe(words);
});
