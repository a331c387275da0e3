import type { ErrorBody } from '#/core/call';
import type { LogRow } from '#/core/log';
import type { Role } from '#/core/rights';
import type { Database } from '#/platform/server/database/engine/database';

/** A record as it stands, and as it would stand: nothing before it is made, nothing once it is removed. */
export type Deed = { key: string; now: LogRow | null; next: LogRow | null };

/** Somebody without an account has neither; who acts from outside a project has no role in it. */
export type Doer = { userId: number | null; role: Role | undefined };

/** What is to be dealt with first, and where. */
export type Obstacle = NonNullable<ErrorBody['inTheWay']>[number];

export type Refusal = {
  message: string;
  /** Others may: 403. Left out: nobody may, 409. */
  isForbidden?: true;
  inTheWay?: readonly Obstacle[];
};

/** All that is done at once, by the words that calls use for kinds. */
export type Act = { find: (kind: string, key: string | null | undefined) => Deed | undefined };

type About<Facts> = { facts: Facts | undefined; doer: Doer; act: Act };

/** Whether a record, as it stands now, may become what it would: asked by every way of changing it. */
export type StandingRule = {
  /** What has to be known besides the row, by key; asked once for all records of the kind. */
  facts?: (db: Database, projectId: number, deeds: readonly Deed[]) => Promise<ReadonlyMap<string, unknown>>;
  refuses: (deed: Deed, about: About<unknown>) => Refusal | undefined;
};

type Declared<Facts> = {
  facts?: (db: Database, projectId: number, deeds: readonly Deed[]) => Promise<ReadonlyMap<string, Facts>>;
  refuses: (deed: Deed, about: About<Facts>) => Refusal | undefined;
};

export function defineStanding<Facts = never>(rule: Declared<Facts>): StandingRule {
  // What it is given as facts is what its own `facts` answered.
  return rule as StandingRule;
}

/** Of a kind that may always be changed and removed by who has the right to. */
export const free = 'free';

export type Standing = StandingRule | typeof free;
