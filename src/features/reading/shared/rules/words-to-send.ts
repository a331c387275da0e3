import { isPlainWord, isUnitWord } from '#/features/reading/shared/rules/plain-words';

/** What stands for anything that stays here. */
export const leftOut = '…';

const measure = /^[1-9]\d{0,3}(?:[.,]\d{1,3})?$|^0[.,]\d{1,3}$/;
const percent = /^\d{1,3}(?:[.,]\d{1,2})?%$/;
const gluedMeasure = /^([1-9]\d{0,3}(?:[.,]\d{1,2})?)([a-z]{1,3}[²³]?)$/i;

type JudgedWord = { text: string; keep: boolean };

function isNumberToSend(word: string, next: string | undefined): boolean {
  if (percent.test(word)) return true;
  const [, , glued] = gluedMeasure.exec(word) ?? [];
  if (glued !== undefined) return isUnitWord(glued);
  // A figure alone may be a house number, or a part of a longer one.
  return measure.test(word) && next !== undefined && isUnitWord(next);
}

function isWordToSend(word: string): boolean {
  return word.split(/[-/]/).every((part) => part !== '' && isPlainWord(part));
}

/** A capital beside a word that stays is a part of the same name: 'Sander Dak', 'Jan Van Hout'. */
function withoutNames(tokens: readonly JudgedWord[]): JudgedWord[] {
  const kept = tokens.map((token) => ({ ...token }));
  const isName = (at: number) => /^\p{Lu}/u.test(kept[at]?.text ?? '') && kept[at]?.keep === true;
  for (let at = 1; at < kept.length; at += 1) {
    const token = kept[at];
    if (token && kept[at - 1]?.keep === false && isName(at)) token.keep = false;
  }
  for (let at = kept.length - 2; at > 0; at -= 1) {
    const token = kept[at];
    if (token && kept[at + 1]?.keep === false && isName(at)) token.keep = false;
  }
  return kept;
}

/** The words of a text that may leave the server, and a sign where others stood; `isKnown` tells of more such words. */
export function wordsToSend(text: string, isKnown: (word: string) => boolean = () => false): string {
  const words = text
    .split(/(?:,(?!\d)|[\s;:()"'‘’“”|!?])+/)
    .map((word) => word.replace(/^[.*•–-]+|(?<!\.)\.+$/g, ''))
    .filter(Boolean);
  const tokens = words.map((word, index) => ({
    text: word,
    keep:
      isNumberToSend(word, words[index + 1]) || (!/\d/.test(word) && (isWordToSend(word) || isKnown(word))),
  }));
  const shown = withoutNames(tokens).map(({ text, keep }) => (keep ? text : leftOut));
  return shown.filter((word, index) => word !== leftOut || shown[index - 1] !== leftOut).join(' ');
}
