import { categoryStems } from '#/features/work/meetstaat/server/import/category-words';
import { fold, squash, wordsOf } from '#/features/work/meetstaat/server/import/text';
import { type ItemCategory, itemCategories } from '#/features/work/shared/meetstaat/contract';

type Stem = { category: ItemCategory; stem: string };

const byName = new Map(itemCategories.map((name) => [squash(name), name]));
const stems: readonly Stem[] = Object.entries(categoryStems)
  .flatMap(([category, words]) => words.map((stem) => ({ category: category as ItemCategory, stem })))
  .sort((a, b) => b.stem.length - a.stem.length);
const phrases = stems.filter(({ stem }) => stem.includes(' '));
const singles = stems.filter(({ stem }) => !stem.includes(' '));

/** A short stem in the middle of a word is chance; at its beginning or its end it is the word. */
function fits(word: string, stem: string): boolean {
  if (stem.length >= 5) return word.includes(stem);
  return word.startsWith(stem) || word.endsWith(stem);
}

function ofWord(word: string): ItemCategory | undefined {
  return singles.find(({ stem }) => fits(word, stem))?.category;
}

export function isCategoryName(text: string): boolean {
  return byName.has(squash(text));
}

/** The category that the words of a title name, the first that does; undefined where none does. */
export function findCategory(title: string): ItemCategory | undefined {
  if (title === '') return undefined;
  const exact = byName.get(squash(title));
  if (exact) return exact;
  const folded = fold(title);
  const phrase = phrases.find(({ stem }) => folded.includes(stem));
  if (phrase) return phrase.category;
  for (const word of wordsOf(title)) {
    const category = ofWord(word);
    if (category) return category;
  }
  return undefined;
}
