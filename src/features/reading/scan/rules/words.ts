import { fold } from '#/core/search-text';

/** How many letters differ, counted up to `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    let least = i;
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      const value = Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same);
      next.push(value);
      least = Math.min(least, value);
    }
    if (least > most) return most + 1;
    row = next;
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}

/** The same words of a paper are held against the same words of ours, over and over. */
const judged = new Map<string, Map<string, boolean>>();
const mostJudged = 50_000;
let count = 0;

/** A word as the reader may have seen it: one letter in four wrong, none in a short word. */
export function isLike(seen: string, word: string): boolean {
  if (seen === word) return true;
  const most = word.length < 5 ? 0 : Math.floor(word.length / 4);
  if (most === 0 || Math.abs(seen.length - word.length) > most) return false;
  const known = judged.get(word);
  const before = known?.get(seen);
  if (before !== undefined) return before;
  const verdict = distance(seen, word, most) <= most;
  if (count >= mostJudged) {
    judged.clear();
    count = 0;
  }
  const ofWord = judged.get(word) ?? new Map<string, boolean>();
  judged.set(word, ofWord.set(seen, verdict));
  count += 1;
  return verdict;
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z]+/g) ?? [];
}

/** Whether the words of one of these phrases follow each other in a text. */
export function hasAny(text: string, phrases: readonly string[], isSame = isLike): boolean {
  const seen = wordsOf(text);
  return phrases.some((phrase) => hasPhrase(seen, phrase, isSame));
}

/** A word that the file itself says, at most in its plural: 'Devos' is a name, and no 'devis' that was misread. */
export function isPrinted(seen: string, word: string): boolean {
  return seen === word || (seen.startsWith(word) && /^(?:s|e|n|en)$/.test(seen.slice(word.length)));
}

const phraseWords = new Map<string, string[]>();

/** Phrases are ours, and few. */
function wordsOfPhrase(phrase: string): string[] {
  const known = phraseWords.get(phrase);
  if (known) return known;
  const words = phrase.split(' ');
  if (phraseWords.size < 5_000) phraseWords.set(phrase, words);
  return words;
}

function hasPhrase(seen: readonly string[], phrase: string, isSame: typeof isLike): boolean {
  const wanted = wordsOfPhrase(phrase);
  for (let at = 0; at + wanted.length <= seen.length; at += 1)
    if (wanted.every((word, offset) => isSame(seen[at + offset] ?? '', word))) return true;
  return false;
}
