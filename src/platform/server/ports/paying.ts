import type { Day } from '#/core/day';
import type { Found } from '#/core/finding';
import type { Total } from '#/core/money';
import type { Database } from '#/platform/server/database/engine/database';

/** An invoice of a contract: what of it is to be paid, and what others of the same contract ask before it. */
export type PaidOfContract = { quoteId: number; open: Total; before: Total };

/** Reads once what it has to know; then says of each invoice what stands in the way of paying all of it. */
export type BeforePaying = (
  db: Database,
  projectId: number,
  today: Day,
) => Promise<(paid: PaidOfContract) => readonly Found[]>;
