import type { Who } from '#/core/call';
import type { Day } from '#/core/day';
import type { Report } from '#/core/report';
import type { Database } from '#/platform/server/database/engine/database';
import type { DiarySource } from '#/platform/server/ports/diary';
import type { FolderSource } from '#/platform/server/ports/folder';
import type { ReadMoney } from '#/platform/server/ports/money';

export type ReportAsked = {
  db: Database;
  readMoney: ReadMoney;
  diary: readonly DiarySource[];
  folder: readonly FolderSource[];
  /** Where the age of a home may have been told. */
  buildYears: readonly ((db: Database, projectId: number) => Promise<number | null>)[];
  /** Where people reach the app. */
  publicUrl: string;
  projectId: number;
  /** The name of the project. */
  project: string;
  userId: number;
  today: Day;
  /** Of the record in the path; 0 where there is none. */
  id: number;
  /** As it stands behind the address, whatever that is. */
  query: unknown;
};

/** A report on paper: where it is asked for, by whom, and what stands on it. */
export type ReportSource = {
  path: string;
  who: Who;
  fileName: string;
  make: (asked: ReportAsked) => Promise<Report>;
  /** The key of the file in which it was frozen before: those bytes, and nothing made today. Undefined: not yet. */
  frozen?: (asked: Pick<ReportAsked, 'db' | 'projectId' | 'id'>) => Promise<string | undefined>;
};
