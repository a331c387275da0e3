import type { Day, DayOffset } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { MadeFile } from '#/platform/server/storage/files';

/** The example project that is being written. */
export type ExamplePlace = {
  db: Database;
  projectId: number;
  ownerId: number;
  today: Day;
  /** A day of the story: it goes on around today, so that it is as fresh next year as it is now. */
  on: (offset: DayOffset) => Day;
  /** The id of what another part wrote, by its feature and what the story calls it. */
  idOf: (feature: string, name: string) => number;
  /** One of the files that the parts made, by its name; its row is written already. */
  fileOf: (name: string) => KeptFile;
};

/** What others refer to by a name of the story. */
export type ExampleIds = Readonly<Record<string, number>>;

/** What a feature adds to the example project. */
export type ExamplePart = {
  /** The features whose parts it refers to: they are written first. */
  after?: readonly string[];
  /** Files that it keeps, made before anything is written. They are the same for everybody who asks on one day. */
  makeFiles?: (on: (offset: DayOffset) => Day) => Promise<readonly MadeFile[]>;
  write: (place: ExamplePlace) => Promise<ExampleIds | void>;
};

export type NamedExamplePart = ExamplePart & { feature: string };
