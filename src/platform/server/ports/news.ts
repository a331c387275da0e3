import type { LogRow } from '#/core/log';

/** The one next step: what it is called and where it is taken. */
export type NewsStep = { step: string; path: string };

/** What is told of changes in a kind of record, as long as the record is there. */
export type NewsOfChanges = {
  /** `row`: as it was written, where who asks knows that. */
  stepTo: (recordId: number | string, row?: LogRow | null) => NewsStep;
  /** The owner hears of each one that somebody else adds, and of all that somebody with a link does. */
  isOfOwner?: true;
};

/** What people are told of a feature’s records: what others did. What there is to do about them is `todo`. */
export type NewsOfFeature = {
  /** By the word that calls use for the kind of record. */
  changes: Readonly<Record<string, NewsOfChanges>>;
};

/** What all features tell. */
export type NewsByKind = NewsOfFeature;
