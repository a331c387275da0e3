import type { Config } from '#/platform/server/config';
import type { Database } from '#/platform/server/database/database';
import type { Files } from '#/platform/server/files/files';
import type { HeavyWork } from '#/platform/server/heavy-work';
import type { Door, Route } from '#/platform/server/http/routes';
import type { Reader } from '#/platform/server/reading/reading';

/** What a feature's routes are given. */
export type Services = {
  config: Config;
  db: Database;
  files: Files;
  route: Route;
  door: Door;
  reading: Reader;
  heavyWork: HeavyWork;
  /** For what a feature has to close with the server. */
  onClose: (close: () => Promise<void>) => void;
  now: () => Date;
};
