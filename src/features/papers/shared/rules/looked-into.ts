import type { Day } from '#/core/day';
import { type Found, keyOfFound } from '#/core/finding';
import { decimalFromCents } from '#/core/money';
import type { ReadyMail } from '#/core/ready-mail';
import type { Asked, Finding } from '#/features/papers/shared/findings';
import type { SetAside } from '#/features/papers/shared/seen';

/** What is stored with a paper of what people did about its findings. */
export type LookedInto = { setAside: readonly SetAside[]; asked: readonly Asked[] };

type Worded<Rule extends string> = Found<Rule> & { readonly contestUntil?: Day; readonly mail?: ReadyMail };
type About = { rule: string; amount?: string | null | undefined };

/** Of one rule, and of one amount where both tell theirs. */
function isAbout(one: About, other: About): boolean {
  if (one.rule !== other.rule) return false;
  return one.amount === undefined || other.amount === undefined || one.amount === other.amount;
}

export function toFinding<Rule extends string>(
  found: Worded<Rule>,
  { setAside, asked }: LookedInto,
): Finding<Rule> {
  const { rule, severity, sentence, lines, contestUntil, mail, step } = found;
  const amount = found.amount === null ? null : decimalFromCents(found.amount);
  const looked = setAside.find((each) => isAbout(each, { rule, amount }));
  const waiting = asked.find((each) => isAbout(each, { rule, amount }));
  return {
    ...{ key: keyOfFound(found), rule, severity, sentence, lines: [...lines], amount },
    ...(contestUntil && { contestUntil }),
    ...(mail && { mail }),
    ...(step && { step }),
    setAside: looked ? { reason: looked.reason, at: looked.at } : null,
    askedUntil: (waiting?.until as Day | undefined) ?? null,
  };
}

/** Nobody set it aside, and no answer is waited for: on the day to come back to it, it asks again. */
export function isOpen(
  { setAside, askedUntil }: Pick<Finding, 'setAside' | 'askedUntil'>,
  today: Day,
): boolean {
  return setAside === null && (askedUntil === null || askedUntil <= today);
}

/** Open first; what waits and what was set aside after it. */
export function openFirst<One extends Finding>(findings: readonly One[], today: Day): One[] {
  return findings.toSorted((one, other) => Number(!isOpen(one, today)) - Number(!isOpen(other, today)));
}

export type Looking = {
  rule: string;
  amount?: string | null | undefined;
  reason?: string | null | undefined;
  askedUntil?: Day | null | undefined;
};

/**
 * With a reason it is set aside as it is now, without one no longer; asked with a day, and with null no longer. What is
 * left out stays, but for a reason that is left out alone: that takes it back.
 */
export function lookInto(
  before: LookedInto,
  { rule, amount, reason, askedUntil }: Looking,
  findings: readonly Finding[],
  at: string,
): { setAside: SetAside[]; asked: Asked[] } {
  const isOther = (each: About) => !isAbout(each, { rule, amount });
  const found = findings.filter((each) => !isOther(each));
  const about = found.length > 0 ? found.map((each) => each.amount) : [amount ?? null];
  const staysAside = askedUntil !== undefined && reason === undefined;
  const looked = typeof reason === 'string' ? about.map((each) => ({ rule, reason, at, amount: each })) : [];
  const waiting =
    typeof askedUntil === 'string'
      ? about.map((each) => ({ rule, amount: each, until: askedUntil, at }))
      : [];
  return {
    setAside: staysAside ? [...before.setAside] : [...before.setAside.filter(isOther), ...looked],
    asked: askedUntil === undefined ? [...before.asked] : [...before.asked.filter(isOther), ...waiting],
  };
}
