import type { FoundEntry } from '#/core/found-entry';
import { fold } from '#/core/search-text';
import type { HelpSection } from '#/features/front/help/rules/sections';

/** What a question begins with; what is typed without one looks for a record. */
const asking = new Set(['hoe', 'wat', 'waar', 'waarom', 'wanneer', 'waarvoor', 'hulp', 'help', 'uitleg']);

/** What stands in every question and says nothing of what it is about. */
const filler = new Set([
  ...asking,
  ...['ik', 'mij', 'mijn', 'me', 'u', 'uw', 'je', 'we', 'wij', 'ons', 'onze', 'men'],
  ...['een', 'de', 'het', 'dit', 'dat', 'die', 'deze', 'er', 'hier', 'over', 'met', 'van', 'voor', 'bij'],
  ...[
    'kan',
    'kun',
    'kunt',
    'moet',
    'mag',
    'wil',
    'zal',
    'is',
    'zijn',
    'wordt',
    'werkt',
    'betekent',
    'in',
    'op',
  ],
  ...['aan', 'af', 'uit', 'toe', 'naar', 'te', 'om', 'en', 'of', 'als', 'ook', 'nu', 'al', 'dan'],
]);

/** The first are the best; more would push away what else is found. */
const mostAnswers = 4;

const actPrefix = 'help:';

/** Of an entry’s act: what it is about, where it is help. */
export function helpOf(act: string): string | undefined {
  return act.startsWith(actPrefix) ? act.slice(actPrefix.length) : undefined;
}

type Words = readonly string[];
type Indexed = { entry: FoundEntry; title: Words; acts: Words; rest: Words };

function wordsIn(...texts: readonly string[]): string[] {
  return fold(texts.join(' '))
    .split(/[^\p{L}\p{N}-]+/u)
    .filter(Boolean);
}

/** Answers to what is typed as a question; none to anything else. The screen where one does it comes first. */
export function answersTo(sections: readonly HelpSection[]): (typed: string) => readonly FoundEntry[] {
  const index = sections.map(indexed);
  return (typed) => {
    const asked = wordsIn(typed);
    if (!asking.has(asked[0] ?? '')) return [];
    const words = asked.filter((word) => word.length > 1 && !filler.has(word));
    if (words.length === 0) return index.map(({ entry }) => entry);
    return index
      .map((each) => ({ entry: each.entry, rank: rankOf(each, words) }))
      .filter(({ rank }) => rank > 0)
      .toSorted((one, other) => other.rank - one.rank)
      .slice(0, mostAnswers)
      .map(({ entry }) => entry);
  };
}

function indexed(section: HelpSection): Indexed {
  const { page, purpose, acts, words, figures, asked = '' } = section;
  const told = [...words.flatMap(({ word, means }) => [word, means]), ...figures.map(({ name }) => name)];
  return {
    entry: {
      ...{ kind: 'Hulp', path: `#${actPrefix}${page.path}`, act: `${actPrefix}${page.path}` },
      ...{ title: `Hoe werkt ‘${page.title}’?`, detail: purpose, text: '' },
    },
    title: wordsIn(page.title, asked),
    acts: wordsIn(...acts),
    rest: wordsIn(purpose, ...told),
  };
}

/** A word counts where it begins one: what it is called, or is asked by, before what one does there. */
function rankOf({ title, acts, rest }: Indexed, words: Words): number {
  const rankWord = (word: string): number => {
    const begins = (each: string) => each.startsWith(word);
    if (title.some(begins)) return 5;
    if (acts.some(begins)) return 3;
    return rest.some(begins) ? 1 : 0;
  };
  return words.reduce((sum, word) => sum + rankWord(word), 0);
}
