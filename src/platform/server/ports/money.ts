import type { Day } from '#/core/day';
import type { MoneyFacts, MoneyMove } from '#/core/money-facts';
import type { Database } from '#/platform/server/database/engine/database';

export type MoneySource = (db: Database, projectId: number, today: Day) => Promise<Partial<MoneyFacts>>;
export type ReadMoney = (db: Database, projectId: number, today: Day) => Promise<MoneyFacts>;

/** What was agreed on, asked and paid, by the day of the paper; by that on which it was entered where it has none. */
export type ReadMoneyMoves = (db: Database, projectId: number) => Promise<readonly MoneyMove[]>;
