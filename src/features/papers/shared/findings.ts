import { z } from 'zod';
import { severities } from '#/core/finding';
import { amount, day, line, moment } from '#/core/shapes';

/** What somebody asked the firm, and until when it waits for an answer. */
export const asked = z.object({ rule: z.string(), amount: amount.nullable(), until: day, at: moment });
export type Asked = z.infer<typeof asked>;

const finding = z.object({
  /** Of the rule, its lines and its amount: of another amount it is another. */
  key: z.string(),
  rule: z.string(),
  severity: z.enum(severities),
  sentence: z.string(),
  /** Of the paper, by their place: 0 is the first. */
  lines: z.array(z.int().min(0)),
  /** What it is about, where that can be said. */
  amount: amount.nullable(),
  /** Of a wrong rate of VAT: the last day to contest it in writing, where the day of receipt is known. */
  contestUntil: day.optional(),
  /** Ready to send to the firm, where there is something to ask. */
  mail: z.object({ to: z.string(), subject: z.string(), body: z.string() }).optional(),
  /** Where one does something about it. */
  step: z.object({ label: z.string(), path: z.string() }).optional(),
  /** Why it was set aside, and when. */
  setAside: z.object({ reason: z.string(), at: moment }).nullable(),
  /** The firm was asked: until this day it waits for an answer. */
  askedUntil: day.nullable(),
});
export type Finding<Rule extends string = string> = Omit<z.infer<typeof finding>, 'rule'> & { rule: Rule };

export function findingOf<const Rule extends string>(rules: readonly Rule[]) {
  return finding.extend({ rule: z.enum(rules) });
}

/** What a call is told of a finding: set aside, asked, or neither any more. */
export function lookingInto<const Rule extends string>(rules: readonly Rule[]) {
  return z.object({
    rule: z.enum(rules, `Kies een van deze: ${rules.join(', ')}.`),
    /** None or an empty one: no longer set aside. Left out beside `askedUntil`, it stays. */
    reason: line(500)
      .nullable()
      .transform((typed) => typed || null)
      .optional(),
    /** That of the finding, where a rule has several; left out: all of them. */
    amount: amount.nullable().optional(),
    /** Asked of the firm, with the day to come back to it; null: no longer. Left out, it stays. */
    askedUntil: day.nullable().optional(),
  });
}

/** What is answered where one of them was not read. */
export type Unseen = { message: string; findings: readonly Finding[] };
