import { fold } from '#/core/search-text';

export type Entry = {
  kind: string;
  /** Where it leads. */
  path: string;
  title: string;
  /** Beside the title, in small. */
  detail: string;
  /** What it is found by besides. */
  text: string;
};

type Indexed = { entry: Entry; title: string; all: string };
export type SearchIndex = readonly Indexed[];

export function indexEntries(entries: readonly Entry[]): SearchIndex {
  return entries.map((entry) => ({
    entry,
    title: fold(entry.title),
    all: fold(`${entry.title} ${entry.kind} ${entry.detail} ${entry.text}`),
  }));
}

const leastTypoLetters = 4;

/** Whether a word of the text is this one but for a letter too many, too few, wrong or swapped. */
function hasNearly(text: string, word: string): boolean {
  let start = 0;
  for (let at = 0; at <= text.length; at += 1) {
    if (at < text.length && isLetter(text.charCodeAt(at))) continue;
    if (at > start && beginsNearly(text, start, at, word)) return true;
    start = at + 1;
  }
  return false;
}

function isLetter(code: number): boolean {
  return (code >= 97 && code <= 122) || (code >= 48 && code <= 57) || code > 127;
}

/** From `start` to `end` of the text, or the beginning of that, is the word but for one slip. */
function beginsNearly(text: string, start: number, end: number, word: string): boolean {
  const { length } = word;
  if (end - start < length - 1) return false;
  let same = 0;
  while (same < length && start + same < end && text[start + same] === word[same]) same += 1;
  // A first letter that is wrong is another word.
  if (same === 0) return false;
  const rest = (textFrom: number, wordFrom: number) => {
    let index = 0;
    while (wordFrom + index < length) {
      if (textFrom + index >= end || text[textFrom + index] !== word[wordFrom + index]) return false;
      index += 1;
    }
    return true;
  };
  const at = start + same;
  if (rest(at + 1, same + 1) || rest(at + 1, same) || rest(at, same + 1)) return true;
  return text[at] === word[same + 1] && text[at + 1] === word[same] && rest(at + 2, same + 2);
}

/** The higher the better; 0 where it isn't meant. */
function rank({ title, all }: Indexed, words: readonly string[], isForgiving: boolean): number {
  let sum = 0;
  for (const word of words) {
    if (title.startsWith(word)) sum += 8;
    else if (title.includes(` ${word}`)) sum += 6;
    else if (title.includes(word)) sum += 4;
    else if (all.includes(word)) sum += 2;
    else if (!isForgiving || word.length < leastTypoLetters || !hasNearly(all, word)) return 0;
    else sum += hasNearly(title, word) ? 2 : 1;
  }
  return sum;
}

function ranked(index: SearchIndex, words: readonly string[], isForgiving: boolean) {
  return index
    .map((each) => ({ entry: each.entry, rank: rank(each, words, isForgiving) }))
    .filter((each) => each.rank > 0)
    .sort((one, other) => other.rank - one.rank || one.entry.title.length - other.entry.title.length);
}

/** The best first. What is spelt wrong is only looked for where nothing is spelt so. */
export function findEntries(index: SearchIndex, typed: string, most: number): Entry[] {
  const words = fold(typed).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const exact = ranked(index, words, false);
  const found = exact.length > 0 ? exact : ranked(index, words, true);
  return found.slice(0, most).map(({ entry }) => entry);
}
