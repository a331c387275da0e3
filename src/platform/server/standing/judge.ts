import type { ErrorBody } from '#/core/call';
import { AppError } from '#/core/errors';
import type { Database } from '#/platform/server/database/engine/database';
import { ErrorWithBody } from '#/platform/server/http/error-with-body';
import type { Deed, Doer, Refusal, StandingRule } from '#/platform/server/standing/rule';

/** By kind; a kind that is not in it is free. */
export type StandingRules = ReadonlyMap<string, readonly StandingRule[]>;

/** What is done at once, by kind. */
export type Deeds = ReadonlyMap<string, readonly Deed[]>;

type Facts = ReadonlyMap<StandingRule, ReadonlyMap<string, unknown>>;

/** What the rules have to know of all these acts, each asked once. */
export async function readFacts(
  db: Database,
  projectId: number,
  acts: readonly Deeds[],
  rules: StandingRules,
): Promise<Facts> {
  const facts = new Map<StandingRule, ReadonlyMap<string, unknown>>();
  for (const [kind, ofKind] of rules) {
    const deeds = acts.flatMap((act) => act.get(kind) ?? []);
    if (deeds.length === 0) continue;
    for (const rule of ofKind) if (rule.facts) facts.set(rule, await rule.facts(db, projectId, deeds));
  }
  return facts;
}

/** The record that an act can't be for, and why. */
export type Refused = Refusal & { readonly of: { readonly kind: string; readonly deed: Deed } };

/** The first reason why an act can't be. */
export function judge(act: Deeds, facts: Facts, doer: Doer, rules: StandingRules): Refused | undefined {
  const find = (kind: string, key: string | null | undefined) =>
    act.get(kind)?.find((deed) => deed.key === key);
  for (const [kind, ofKind] of rules) {
    for (const rule of ofKind) {
      for (const deed of act.get(kind) ?? []) {
        const about = { facts: facts.get(rule)?.get(deed.key), doer, act: { find } };
        const refusal = rule.refuses(deed, about);
        if (refusal) return { ...refusal, of: { kind, deed } };
      }
    }
  }
  return undefined;
}

export function errorOf({ message, isForbidden, inTheWay }: Refusal): AppError {
  if (isForbidden) return new AppError('forbidden', message);
  if (!inTheWay) return new AppError('conflict', message);
  return new ErrorWithBody<ErrorBody>('conflict', { message, inTheWay: [...inTheWay] });
}
