import type { Page } from '#/core/page';
import type { Config } from '#/platform/server/config';
import type { Database } from '#/platform/server/database/engine/database';
import type { FileCondition } from '#/platform/server/database/stores/file-store';
import type { DeclaredRecord } from '#/platform/server/database/stores/record-kind';
import type { Mailer } from '#/platform/server/mail/mailer';
import type { JobHandler } from '#/platform/server/outbox';
import type { AccountPart } from '#/platform/server/ports/account';
import type { ExamplePart } from '#/platform/server/ports/example';
import type { NewsOfFeature } from '#/platform/server/ports/news';
import type { OwnTrash } from '#/platform/server/ports/own-trash';
import type { Receives } from '#/platform/server/ports/receives';
import type { Services } from '#/platform/server/services';
import type { Afterwards } from '#/platform/server/standing/guard';
import type { StandingRule } from '#/platform/server/standing/rule';

export type JobServices = { db: Database; mailer: Mailer; publicUrl: string };

export type UpkeepServices = {
  db: Database;
  keepDays: Config['keepDays'];
  heldFiles: readonly FileCondition[];
  ownTrash: readonly OwnTrash[];
};

/** What a feature with records says to a port that it has nothing for, so that nobody has to wonder whether it was forgotten. */
export const nothing = 'nothing';

/** All that the house has to know of a feature. */
export type Feature = {
  name: string;
  /** Its page in the app, where it has one. */
  page?: Page;
  /** Its kinds of records, each with all that is said of it, by the word that calls use for them. */
  records?: Readonly<Record<string, DeclaredRecord>>;
  routes: (services: Services) => void;
  jobs?: (services: JobServices) => Readonly<Record<string, JobHandler>>;
  /** Other features’ records that it holds on to: whether they may be changed or removed as they stand. */
  holds?: Readonly<Record<string, StandingRule>>;
  /** What follows from a change of a record, of its own kinds and of others. */
  afterwards?: Readonly<Record<string, Afterwards>>;
  /** Files that are never thrown away as long as their project is there. */
  holdsFiles?: FileCondition;
  /** What is done every day beside the answering; answers what it did, for who reads the server’s own log. */
  upkeep?: (services: UpkeepServices) => Promise<Readonly<Record<string, number>>>;
  /** Said where search finds none of its records; how it finds them stands in `web/find.ts`. */
  find?: typeof nothing;
  /** What people are told of its records. */
  news?: NewsOfFeature | typeof nothing;
  /** What of it stands in the example project. */
  example?: ExamplePart | typeof nothing;
  /** What it keeps of a person besides what is in projects: for the export of an account, and for who leaves. */
  account?: AccountPart;
  /** What the trash does with its records that are of a person and of no project. */
  ownTrash?: OwnTrash;
  /** Its kind of record that a paper from the letterbox may become. */
  receives?: Receives;
  /** For exports: what its tables that hold no records are called, and its columns. */
  words?: {
    tables?: Readonly<Record<string, string>>;
    columns?: Readonly<Record<string, string>>;
  };
};
