import type { Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';

/** The one next step: what it is called and where it is taken. */
export type NewsStep = { step: string; path: string };

/** What is told of changes in a kind of record, as long as the record is there. */
export type NewsOfChanges = {
  stepTo: (recordId: number | string) => NewsStep;
  /** The owner hears of each one that somebody else adds. */
  isOfOwner?: true;
};

/** Something that is not right. */
export type NewsOfFinding = NewsStep & {
  /** The same as long as it tells the same. */
  key: string;
  title: string;
  text: string;
};

/** What people are told of a feature’s records. */
export type NewsOfFeature = {
  /** By the word that calls use for the kind of record. */
  changes?: Readonly<Record<string, NewsOfChanges>>;
  findings?: (db: Database, projectId: number, today: Day) => Promise<readonly NewsOfFinding[]>;
};

/** What all features tell. */
export type NewsOfHouse = {
  changes: Readonly<Record<string, NewsOfChanges>>;
  findings: readonly NonNullable<NewsOfFeature['findings']>[];
};
