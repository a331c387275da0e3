import type { Day } from '#/core/day';
import type { MoneyFacts, MoneyMove, MoneyToCome } from '#/core/money-facts';
import type { Database } from '#/platform/server/database/engine/database';

export type MoneySource = (db: Database, projectId: number, today: Day) => Promise<Partial<MoneyFacts>>;
export type MoneyToComeSource = (
  db: Database,
  projectId: number,
  today: Day,
) => Promise<Partial<MoneyToCome>>;

export type ReadMoney = {
  (db: Database, projectId: number, today: Day): Promise<MoneyFacts>;
  /** For who tells when money comes and goes. Apart, because few ask it and it takes more. */
  toCome: (db: Database, projectId: number, today: Day) => Promise<MoneyToCome>;
};

/** What was agreed on, asked and paid, by the day of the paper; by that on which it was entered where it has none. */
export type ReadMoneyMoves = (db: Database, projectId: number) => Promise<readonly MoneyMove[]>;
