import type { FindingState, SectionId } from '#/features/papers/shared/checks/contract';
import type { Facts } from '#/features/reading/check/rules/facts';
import { findPassage } from '#/features/reading/check/rules/quote-text';

/** What a rule says of a quote. */
export type Verdict = {
  /** Of the weight, from 0 to 1. */
  share: number;
  state: FindingState;
  passage: string | null;
  /** To the owner: what was found. */
  sentence: string;
  /** A few words for the list of what is missing or alarming. */
  short?: string;
  /** To the contractor, as the owner would ask it. */
  ask?: string;
  /** Points that it takes away besides. */
  penalty?: number;
  /** It follows from another gap that is told already: not worth a second word. */
  follows?: true;
};

export type Rule = {
  id: string;
  section: SectionId;
  weight: number;
  lookedFor: string;
  judge: (facts: Facts) => Verdict;
};

export function good(sentence: string, passage: string | null = null): Verdict {
  return { share: 1, state: 'ok', passage, sentence };
}

type Mention = Omit<Rule, 'judge'> & {
  pattern: RegExp;
  found: string;
  missing: string;
  sentence: string;
  ask: string;
  /** What names a work, and nothing of the quote, where it stands in a post: 'schoonmaak bij oplevering'. */
  workInPosts?: RegExp;
};

/** The commonest rule: a quote mentions it, or it doesn't. */
export function mention({ pattern, found, missing, sentence, ask, workInPosts, ...rule }: Mention): Rule {
  return {
    ...rule,
    judge: ({ text, posts }) => {
      const works = workInPosts ? posts.map((post) => bare(post.passage)) : [];
      const isWork = (passage: string, words: string) =>
        workInPosts?.test(words) === true &&
        works.some((work) => work !== '' && work.includes(bare(passage)));
      const passage = findPassage(text, pattern, isWork);
      if (passage !== null) return good(found, passage);
      return { share: 0, state: 'missing', passage: null, sentence, short: missing, ask };
    },
  };
}

/** Praise for what isn't there is only due where there is a quote at all. */
export const notPriced: Verdict = {
  share: 0,
  state: 'unknown',
  passage: null,
  sentence: 'Er staan geen bedragen in deze tekst, dus dit valt niet te beoordelen.',
  follows: true,
};

/** A line of the text was cleaned, that of a post was not. */
function bare(text: string): string {
  return text.replace(/[^\p{L}\d]/gu, '').toLowerCase();
}
