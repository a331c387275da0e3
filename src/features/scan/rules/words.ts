import { fold } from '#/core/search-text';

/** How many letters differ, counted up to `most`. */
export function distance(one: string, other: string, most: number): number {
  if (Math.abs(one.length - other.length) > most) return most + 1;
  let row = Array.from({ length: other.length + 1 }, (_, index) => index);
  for (let i = 1; i <= one.length; i += 1) {
    const next = [i];
    for (let j = 1; j <= other.length; j += 1) {
      const same = one[i - 1] === other[j - 1] ? 0 : 1;
      next.push(Math.min((row[j] ?? 0) + 1, (next[j - 1] ?? 0) + 1, (row[j - 1] ?? 0) + same));
    }
    row = next;
  }
  return Math.min(row[other.length] ?? 0, most + 1);
}

/** A word as the reader may have seen it: one letter in four wrong, none in a short word. */
export function isLike(seen: string, word: string): boolean {
  const most = word.length < 5 ? 0 : Math.floor(word.length / 4);
  return distance(seen, word, most) <= most;
}

export function wordsOf(text: string): string[] {
  return fold(text).match(/[a-z]+/g) ?? [];
}

/** Whether the words of one of these phrases follow each other in a text. */
export function hasAny(text: string, phrases: readonly string[]): boolean {
  const seen = wordsOf(text);
  return phrases.some((phrase) => findPhrase(seen, phrase) >= 0);
}

function findPhrase(seen: readonly string[], phrase: string): number {
  const wanted = phrase.split(' ');
  return seen.findIndex((_, at) => wanted.every((word, offset) => isLike(seen[at + offset] ?? '', word)));
}
