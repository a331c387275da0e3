import type { Day } from '#/core/day';
import type { Database } from '#/platform/server/database/engine/database';

/** A line of a paper, as far as it is about money. */
export type MoneyLine = {
  kind: 'line' | 'heading' | 'option';
  net: string | null;
  vatRate: number | null;
  /** The item of the meetstaat that it is about. */
  itemId: number | null;
};

/** What a paper asks, with VAT: offered, agreed, or asked to be paid. */
export type MoneyPaper = {
  stage: 'offered' | 'agreed' | 'billed';
  amount: string;
  paid: string | null;
  lines: readonly MoneyLine[];
};

/** Answers the papers of a project with lines about items of its meetstaat. */
export type MoneySource = (db: Database, projectId: number, today: Day) => Promise<readonly MoneyPaper[]>;
