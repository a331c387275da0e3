import type { FoundEntry } from '#/core/found-entry';
import { fold } from '#/core/search-text';
import { findNearly, tighten } from '#/features/front/shared/search/rules/spelling';

type Indexed = {
  entry: FoundEntry;
  title: string;
  /** Each word that it is called by as well. */
  called: readonly string[];
  /** The kind and what stands in small. */
  beside: string;
  all: string;
  /** The same with what is between the digits of a number left out: ‘BE 0917.394.623’, ‘1.250,00’. */
  tight: string;
};
export type SearchIndex = readonly Indexed[];

export function indexEntries(entries: readonly FoundEntry[]): SearchIndex {
  return entries.map((entry) => {
    const title = fold(entry.title);
    const beside = fold(`${entry.kind} ${entry.detail}`);
    const called = fold(entry.called ?? '');
    const all = `${title}\n${beside}\n${called}\n${fold(entry.text)}`;
    return { entry, title, called: called.split(' ').filter(Boolean), beside, all, tight: tighten(all) };
  });
}

type Word = { letters: string; number: string | undefined };
/** `exact` as it is typed, `near` but for a slip, `parted` as two words that are one when they are typed. */
type Way = 'exact' | 'near' | 'parted';

const leastNearLetters = 4;
/** What little was found is filled up with what is spelt nearly so, but not by a short word: that is near to many. */
const fewFound = 4;
const leastFillLetters = 6;
const leastPartLetters = 3;

function wordsOf(typed: string): Word[] {
  return fold(typed)
    .split(/\s+/)
    .filter((word) => word !== '' && word !== '€')
    .map((letters) => ({
      letters,
      number: /\d/.test(letters) ? tighten(asDutchAmount(letters)) : undefined,
    }));
}

/** As a machine writes it: 1250.50. */
function asDutchAmount(word: string): string {
  return /^\d+\.\d\d$/.test(word) ? word.replace('.', ',') : word;
}

const isDigit = (text: string, at: number) => {
  const code = text.charCodeAt(at);
  return code >= 48 && code <= 57;
};

/** A whole number, or the euros of an amount, counts for more than digits out of the middle of another. */
function rankNumber(tight: string, number: string): number {
  let best = 0;
  for (let at = tight.indexOf(number); at >= 0 && best < 5; at = tight.indexOf(number, at + 1)) {
    const isWhole = !isDigit(tight, at - 1) && !isDigit(tight, at + number.length);
    best = Math.max(best, isWhole ? 5 : 2);
  }
  return best;
}

function isInParts(all: string, word: string): boolean {
  for (let at = leastPartLetters; at <= word.length - leastPartLetters; at += 1) {
    if (!all.includes(word.slice(0, at))) return false;
    const rest = word.slice(at);
    if (all.includes(rest)) return true;
    // What binds two words to one: bouwwerf, but zekeringskast.
    if (rest.startsWith('s') && rest.length > leastPartLetters && all.includes(rest.slice(1))) return true;
  }
  return false;
}

/** The higher the better; 0 where it isn't meant. */
function rankWord(
  { title, called, beside, all, tight }: Indexed,
  { letters, number }: Word,
  way: Way,
): number {
  // Who asks for a plumber wants the plumber, and not the paper that is called after them.
  if (called.includes(letters)) return 13;
  if (letters.length >= leastNearLetters && called.some((word) => word.startsWith(letters))) return 11;
  if (title.startsWith(letters)) return title.length === letters.length ? 12 : 10;
  if (title.includes(` ${letters}`)) return 8;
  const asNumber = number === undefined ? 0 : rankNumber(tight, number);
  if (title.includes(letters)) return Math.max(6, asNumber);
  if (asNumber > 0) return asNumber;
  if (beside.includes(` ${letters}`) || beside.startsWith(letters)) return 4;
  if (beside.includes(letters)) return 3;
  if (all.includes(letters)) return 2;
  // A number but for one digit is another number.
  if (way === 'exact' || number !== undefined || letters.length < leastNearLetters) return 0;
  if (way === 'parted') return isInParts(all, letters) ? 1 : 0;
  const at = findNearly(all, letters);
  // What is all of it begins with the title.
  if (at >= 0) return at < title.length ? 2 : 1;
  return 0;
}

function rank(each: Indexed, words: readonly Word[], way: Way): number {
  let sum = 0;
  for (const word of words) {
    const own = rankWord(each, word, way);
    if (own === 0) return 0;
    sum += own;
  }
  return sum;
}

function ranked(index: SearchIndex, words: readonly Word[], way: Way): FoundEntry[] {
  return index
    .map((each) => ({ entry: each.entry, rank: rank(each, words, way) }))
    .filter((each) => each.rank > 0)
    .sort((one, other) => other.rank - one.rank || one.entry.title.length - other.entry.title.length)
    .map(({ entry }) => entry);
}

/** The best first. What is spelt otherwise is only looked for where nothing, or hardly anything, is spelt so. */
export function findEntries(index: SearchIndex, typed: string, most: number): FoundEntry[] {
  const words = wordsOf(typed);
  if (words.length === 0) return [];
  const exact = ranked(index, words, 'exact');
  if (exact.length >= Math.min(fewFound, most)) return exact.slice(0, most);
  const isLong = words.every(({ letters }) => letters.length >= leastFillLetters);
  if (exact.length > 0 && !isLong) return exact;
  const near = ranked(index, words, 'near');
  const found = near.length > 0 ? near : ranked(index, words, 'parted');
  return [...new Set([...exact, ...found])].slice(0, most);
}
