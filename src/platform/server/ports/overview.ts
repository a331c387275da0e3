import type { z } from 'zod';
import type { Day } from '#/core/day';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/engine/database';
import type { ReadMoney } from '#/platform/server/ports/money';

export type OverviewAsked = {
  db: Database;
  readMoney: ReadMoney;
  projectId: number;
  role: Role;
  today: Day;
};

export type OverviewValues<Values = object, Stats = object> = {
  /** Its fields of the answer, and its key figures. */
  values?: Values;
  stats?: Stats;
  /** Nothing of it yet that could ask for attention; left out: it has no say in that. */
  isEmpty?: boolean;
  /** An estimate or a paper of it is in the project. */
  hasPapers?: boolean;
};

/** A feature's part of the first screen, all of which comes in one answer. */
export type OverviewPart = {
  shape?: z.ZodObject;
  stats?: z.ZodObject;
  read: (asked: OverviewAsked) => Promise<OverviewValues>;
};

/** Holds what is read against what is said of it. */
export function defineOverview<Shape extends z.ZodObject, Stats extends z.ZodObject>(part: {
  shape?: Shape;
  stats?: Stats;
  read: (asked: OverviewAsked) => Promise<OverviewValues<z.output<Shape>, z.output<Stats>>>;
}): OverviewPart {
  return part;
}
