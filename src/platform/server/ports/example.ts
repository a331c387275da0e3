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
  /** Those that the part asked for. */
  files: readonly KeptFile[];
  /** How many bytes of files a project may hold. */
  fileLimit: number;
};

/** What others refer to by a name of the story. */
export type ExampleIds = Readonly<Record<string, number>>;

/** What a feature adds to the example project. */
export type ExamplePart = {
  /** The features whose parts it refers to: they are written first. */
  after?: readonly string[];
  /** Files that it keeps, made before anything is written. */
  makeFiles?: () => Promise<readonly MadeFile[]>;
  write: (place: ExamplePlace) => Promise<ExampleIds | void>;
};

export type NamedExamplePart = ExamplePart & { feature: string };
