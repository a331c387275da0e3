import type { Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';
import type { KeptFile } from '#/platform/server/database/stores/file-store';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { ReadMoney } from '#/platform/server/ports/money';

/** One item of the meetstaat with its price, without VAT. */
export type OfferedLine = {
  itemId: number;
  description: string;
  quantity: string;
  unit: string;
  unitPrice: string;
  /** In per cent. */
  vatRate: number;
};

/** What a contractor offers on what was asked. */
export type Offer = {
  contactId: number;
  number: string | null;
  title: string;
  category: string | null;
  lines: readonly OfferedLine[];
  validUntil: Day | null;
  notes: string | null;
};

type OfferPlace = {
  projectId: number;
  /** For whom it is kept. */
  userId: number;
  /** How many bytes of files the project may have. */
  limit: number;
  today: Day;
  readMoney: ReadMoney;
  findGuarded: FindGuarded;
};

export type OfferStanding = {
  /** As people read it. */
  status: string;
  isAccepted: boolean;
  /** Accepted or refused: it is no longer theirs to change. */
  isDecided: boolean;
  /** Where the app shows it. */
  path: string;
};

/** Who keeps what is offered, as a quote that waits for a decision. One feature does. */
export type TakesOffers = {
  /** A new one, or the same with other lines and another file; answers its id. In a transaction. */
  put: (
    tx: Database,
    place: OfferPlace,
    offer: Offer,
    kept: { before: number | null; file: KeptFile },
  ) => Promise<number>;
  /** How those stand that are still there. */
  standing: (
    db: Database,
    projectId: number,
    ids: readonly number[],
  ) => Promise<ReadonlyMap<number, OfferStanding>>;
};
