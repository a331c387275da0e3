import { decimalFromCents, type Total } from '#/core/money';

export const severities = ['info', 'warning', 'danger'] as const;
export type Severity = (typeof severities)[number];

/** What is not right about a paper, before it is told: the lines by their place on it. */
export type Found<Rule extends string = string> = {
  readonly rule: Rule;
  readonly severity: Severity;
  readonly sentence: string;
  readonly lines: readonly number[];
  readonly amount: Total | null;
  /** Where one does something about it. */
  readonly step?: { readonly label: string; readonly path: string };
};

const order: Record<Severity, number> = { danger: 0, warning: 1, info: 2 };

export function worstFirst<One extends { severity: Severity }>(found: readonly One[]): One[] {
  return found.toSorted((one, other) => order[one.severity] - order[other.severity]);
}

/** Of the rule, its lines and its amount: of another amount it is another. */
export function keyOfFound({ rule, lines, amount }: Pick<Found, 'rule' | 'lines' | 'amount'>): string {
  return [rule, lines.join('.'), amount === null ? '' : decimalFromCents(amount)].join(':');
}
