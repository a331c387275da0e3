import { expect, it } from 'vitest';
import { whoIsHere } from '#/features/history/live/rules';

it.each([
  [['Tom Peeters'], 'Tom werkt hier ook'],
  [['Tom Peeters', 'An'], 'Tom en An werken hier ook'],
  [['Tom', 'An', 'Jo'], 'Tom, An en nog iemand werken hier ook'],
  [['Tom', 'An', 'Jo', 'Els'], 'Tom, An en 2 anderen werken hier ook'],
  [['tom@voorbeeld.be'], 'tom@voorbeeld.be werkt hier ook'],
])('says who else is here: %j', (names, sentence) => {
  expect(whoIsHere(names)).toBe(sentence);
});
