import type { Page } from '#/core/page';

/** Where all of it can be read, also by who is not signed in. */
export const helpPath = '/hulp';

/** How a figure on the screen is calculated. It stands beside the rule that does so, and takes its numbers from there. */
export type Figure = {
  /** In the address of its words: /hulp#resterend. */
  readonly key: string;
  readonly name: string;
  readonly words: string;
};

/** A word of the trade, as it stands in docs/glossary.md, and what it means in one sentence. */
export type HelpWord = { readonly word: string; readonly means: string };

/** What a screen is for: the same for who asks there, for search and for who reads all of it. */
export type PageHelp = {
  readonly page: Page;
  readonly purpose: string;
  /** The three things that one does there. Each begins with its verb. */
  readonly acts: readonly [string, string, string];
  readonly words: readonly HelpWord[];
  /** What people ask for in other words. */
  readonly asked?: string;
  readonly figures?: readonly Figure[];
};

/** Of a feature that has figures on the page of another. */
export type FigureHelp = { readonly on: string; readonly figures: readonly Figure[] };

export type Help = PageHelp | FigureHelp;
