import type { PageWord } from '#/core/page-text';
import { likeDigits } from '#/features/reading/scan/rules/numbers';
import { gapBetween } from '#/features/reading/scan/rules/places';

/** A column in a table lies further off than the groups of one number; in heights of a letter. */
const withinNumber = 0.75;
/** '€ 3 740,00.' ends a sentence; the sign behind the cents is none of the number. */
const endOfSentence = /(?<=[.,]\d{2})[.,;:]$/;
/** Closer than a blank. */
const touching = 0.25;
const mostPieces = 8;

const decimals = '(?:\\d{2}|-{1,2}|—)';
const sign = '(?:€|EUR)';
/** '61 500 , 00', '134 333 ,19', '3 245,60', '8 450,-'. */
const withDecimals = new RegExp(
  `^[€£$]?-?(?:\\d{1,3}(?: \\d{3})+|\\d{1,3}(?:\\.\\d{3})*|\\d+) ?[.,] ?${decimals}${sign}?$`,
  'i',
);
/** '5 000 €', '7 260€', '€5 000', '5 000,5 €': without cents only a sign makes it one number. */
const whole = /^(?:[€£$]-?\d{1,3}(?: \d{3})+(?:[.,]\d)?|-?\d{1,3}(?: \d{3})+(?:[.,]\d)?(?:€|EUR))$/i;
const wholeBare = /^-?\d{1,3}(?: \d{3})+(?:[.,]\d)?$/;

const start = /^[€£$]?-?\d+[.,]?$/;
const piece = /^(?:\d{1,3}[.,]?|[.,]|[.,]?\d{2,3}(?:[.,](?:\d{1,2}|-{1,2}|—)?)?|-{1,2}|—)(?:€|EUR)?$/i;

/**
 * The words from `from` on that are one number: by how far apart they stand, and by how numbers are written. A program
 * may put down the groups, the comma and the cents apart. `hasSign`: a currency stands before or behind.
 */
export function piecesOfNumber(
  words: readonly PageWord[],
  from: number,
  hasSign: (last: number) => boolean,
): PageWord[] {
  const first = words[from];
  if (!first) return [];
  if (!start.test(likeDigits(first.text))) return [first];
  let longest = 1;
  let text = likeDigits(first.text);
  for (let at = from + 1; at < Math.min(words.length, from + mostPieces); at += 1) {
    const [last, next] = [words[at - 1], words[at]];
    if (!last || !next) break;
    const own = next.text.replace(endOfSentence, '');
    if (!piece.test(own) || gapBetween(last, next) > withinNumber) break;
    // 'artikel 12, 50 stuks' is no number in two pieces; '12,' and '50' that touch are.
    if (/\d[.,]$/.test(last.text) && gapBetween(last, next) > touching) break;
    text += ` ${own}`;
    const isWhole = whole.test(text) || (wholeBare.test(text) && hasSign(at));
    if (withDecimals.test(text) || isWhole) longest = at - from + 1;
  }
  return words.slice(from, from + longest);
}
