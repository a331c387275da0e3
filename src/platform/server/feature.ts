import type { Page } from '#/core/page';
import type { LogWords } from '#/platform/server/database/log/log-words';
import type { FileCondition } from '#/platform/server/database/stores/file-store';
import type { RecordKind, VersionedKind } from '#/platform/server/database/stores/record-kind';
import type { JobKinds } from '#/platform/server/jobs/job-kinds';
import type { Mailer } from '#/platform/server/mail/mailer';
import type { Services } from '#/platform/server/services';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { Standing } from '#/platform/server/standing/rule';

export type JobServices = Services & { mailer: Mailer };

/** All that the house has to know of a feature. */
export type Feature = {
  name: string;
  /** Its page in the app, where it has one. */
  page?: Page;
  /** Its kinds of records, by the word that its calls use for them. */
  records?: Readonly<Record<string, RecordKind>>;
  /** Those of its records, and of what else it keeps, that two people may change at once. */
  versions?: Readonly<Record<string, VersionedKind>>;
  routes: (services: Services) => void;
  /** Its work beside the answering, by name: what follows a change, and what comes by the clock. */
  jobs?: (services: JobServices) => JobKinds;
  /** How its records are spoken of in the log, by the word that calls use for them. */
  log?: Readonly<Record<string, LogWords>>;
  /** Whether a record may be changed or removed as it stands: of each of its kinds, and of others that it holds on to. */
  standing?: Readonly<Record<string, Standing>>;
  /** What follows from a change of a record, of its own kinds and of others. */
  afterwards?: Readonly<Record<string, Afterwards>>;
  /** Files that are never thrown away as long as their project is there. */
  holdsFiles?: FileCondition;
  /** For exports: what its tables that hold no records are called, and its columns. */
  words?: {
    tables?: Readonly<Record<string, string>>;
    columns?: Readonly<Record<string, string>>;
  };
};
