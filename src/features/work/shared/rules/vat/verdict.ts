import type { Day } from '#/core/day';
import { type Fact, type Grade, isBinding, tellFact } from '#/core/grade';
import type { Total } from '#/core/money';
import {
  baseOf,
  differenceInWords,
  fifteenOf,
  type JudgedPaper,
  linesOf,
  type RatedPart,
  type VatHome,
} from '#/features/work/shared/rules/vat/parts';
import { type VatRule, type VatRuleId, vatRules } from '#/features/work/shared/rules/vat/vat-rules';

/** Where the facts that were entered leave no doubt; where something more has to be true; where one can only ask. */
export type Certainty = 'certain' | 'likely' | 'ask';

export type VatVerdict = {
  readonly rule: VatRuleId;
  /** How well the rule is founded, whatever this paper says. */
  readonly grade: Grade;
  readonly certainty: Certainty;
  /** The paper asks less VAT than is due, or more; or that can’t be said. */
  readonly side: 'too-little' | 'too-much' | 'unknown';
  /** What it makes, above zero; null where that can’t be said. */
  readonly amount: Total | null;
  readonly sentence: string;
  /** To the contractor, as the owner would ask it. */
  readonly ask: string;
  readonly lines: readonly number[];
  /** A wrong 6%: who doesn’t contest it in writing within a month owes the rest. */
  readonly isContestable?: true;
};

export type Judge = (parts: readonly RatedPart[], paper: JudgedPaper, home: VatHome) => VatVerdict[];

/** Never surer than the rule itself. */
function atMost(grade: Grade, certainty: Certainty): Certainty {
  if (grade === '–') return 'ask';
  return certainty === 'certain' && !isBinding(grade) ? 'likely' : certainty;
}

function ruleOf(id: VatRuleId): VatRule {
  return vatRules[id];
}

export function isInForce(id: VatRuleId, date: Day | null): boolean {
  const { from } = ruleOf(id);
  return from === null || date === null || date >= from;
}

export function tellRule(id: VatRuleId): string {
  const fact: Fact = ruleOf(id);
  return tellFact(fact) ?? '';
}

function tooLittle(certainty: Certainty, parts: readonly RatedPart[]): string {
  const amount = differenceInWords(parts);
  if (certainty === 'ask') return `Dat zou ${amount} schelen.`;
  return certainty === 'likely' ? `Dat is mogelijk ${amount} te weinig.` : `Dat is ${amount} te weinig.`;
}

type More = { because?: string; ask?: string; makes?: string };

/** 6% that is too little by a rule: what it says, why it counts here, and what it makes. */
export function wrongReduced(
  id: VatRuleId,
  parts: readonly RatedPart[],
  sure: Certainty,
  { because, ask, makes }: More = {},
): VatVerdict {
  const { grade, ask: usual } = ruleOf(id);
  const certainty = atMost(grade, sure);
  const told = [tellRule(id), because, makes ?? tooLittle(certainty, parts)];
  return {
    ...{ rule: id, grade, certainty, side: 'too-little' as const, isContestable: true as const },
    ...{ amount: fifteenOf(baseOf(parts)), lines: linesOf(parts) },
    sentence: told.filter(Boolean).join(' '),
    ask: ask ?? usual,
  };
}

/** What hangs on something that the paper doesn’t tell. */
export function question(
  id: VatRuleId,
  parts: readonly RatedPart[],
  sentence: string,
  ask = ruleOf(id).ask,
): VatVerdict {
  const { grade } = ruleOf(id);
  return {
    ...{ rule: id, grade, certainty: 'ask', side: 'unknown', amount: null },
    ...{ lines: linesOf(parts), sentence, ask },
  };
}
