import type { Day } from '#/core/day';
import { AppError } from '#/core/errors';
import type { FileKind } from '#/core/files';
import type { PageText } from '#/core/page-text';
import type { ReturnedList, ReturnedOffer } from '#/core/price-list';
import type { Database } from '#/platform/server/database/engine/database';
import type { HeavyWork, Job } from '#/platform/server/heavy-work';
import type { Actor } from '#/platform/server/identity/access';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { ReadMoney } from '#/platform/server/ports/money';
import type { TakesOffers } from '#/platform/server/ports/offers';
import type { SheetReaderOf } from '#/platform/server/ports/sheets';
import type { Files } from '#/platform/server/storage/files';

/** What it takes of the house to read such a paper and to keep what it says. */
export type ReturnedServices = {
  db: Database;
  files: Files;
  offers: TakesOffers;
  readMoney: ReadMoney;
  findGuarded: FindGuarded;
  heavyWork: HeavyWork;
  sheetReaderOf: SheetReaderOf;
  onClose: (close: () => Promise<void>) => void;
  now: () => Date;
};

/** A paper that came in, as far as it was read. */
export type CameIn = {
  projectId: number;
  file: { kind: FileKind; bytes: Uint8Array };
  /** What stands on it, where it has pages. */
  pages: readonly PageText[];
  /** Who handed it in by a link, as they are called. */
  sentBy: string | null;
  job: Job;
};

/** What somebody said yes to. */
export type Taken = {
  list: ReturnedList & { contactId: number };
  number: string | null;
  validUntil: Day | null;
  /** Takes the paper out of where it waits, and answers its file; in the transaction that keeps the rest. */
  letGo: (tx: Database) => Promise<string>;
};

/** Who knows a list that it sent out when it comes back on paper. One feature does. */
export type TakesReturned = {
  /** Undefined where it is no such paper. */
  recognize: (services: ReturnedServices, came: CameIn) => Promise<ReturnedList | undefined>;
  /** In the order of the lists; null where what it answers is gone. */
  describe: (
    services: Pick<ReturnedServices, 'db' | 'offers' | 'now'>,
    projectId: number,
    lists: readonly ReturnedList[],
  ) => Promise<readonly (ReturnedOffer | null)[]>;
  /** As if who it is of had handed it in, under the eyes of who takes it. */
  take: (
    services: ReturnedServices,
    place: Actor,
    taken: Taken,
  ) => Promise<{ requestId: number; quoteId: number }>;
};

/** Where nobody sends any out. */
export const nothingReturned: TakesReturned = {
  recognize: async () => undefined,
  describe: async (_services, _projectId, lists) => lists.map(() => null),
  take: async () => {
    throw new AppError('not_found');
  },
};
