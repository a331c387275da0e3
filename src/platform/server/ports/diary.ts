import type { Day } from '#/core/day';
import type { DiaryKind } from '#/core/diary';
import type { Database } from '#/platform/server/database/engine/database';

/** Something that happened on a day, or was planned for it. */
export type DiaryFact = {
  kind: DiaryKind;
  /** Of the record that it is about. */
  id: number;
  day: Day;
  title: string;
  /** Who or what besides, in a few words. */
  detail: string | null;
  /** Where that leads: a firm to its own page. */
  detailPath?: string | undefined;
  path: string;
  /** Who was expected for it. */
  contactId?: number | null;
  /** The picture that it is, with its measures upright. */
  picture?: { fileKey: string; width: number; height: number };
};

export type DiaryAsked = { db: Database; projectId: number; from: Day; until: Day };

/** What a feature has of the days of a period, in the order of a day. */
export type DiarySource = (asked: DiaryAsked) => Promise<readonly DiaryFact[]>;
