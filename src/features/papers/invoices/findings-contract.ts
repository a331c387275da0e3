import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, day, id, moment, optionalLine } from '#/core/shapes';

export const findingRules = [
  'price-above-quote',
  'quantity-above-quote',
  'not-ordered',
  'billed-before',
  'above-contract',
  'vat-differs',
  'vat-rate',
  'account-differs',
  'wrong-sum',
  'other-addressee',
] as const;

export type FindingRule = (typeof findingRules)[number];

const severities = ['info', 'warning', 'danger'] as const;
export type FindingSeverity = (typeof severities)[number];

/** What somebody looked into, with what they found. */
export const setAside = z.object({
  rule: z.enum(findingRules),
  reason: z.string(),
  at: moment,
  /** What the finding was about then: once it is about another amount it asks to be looked at again. Left out: any. */
  amount: amount.nullable().optional(),
});
export type SetAside = z.infer<typeof setAside>;

const finding = z.object({
  rule: z.enum(findingRules),
  severity: z.enum(severities),
  sentence: z.string(),
  /** Of the invoice, by their place: 0 is the first. */
  lines: z.array(z.int().min(0)),
  /** What it is about, where that can be said. */
  amount: amount.nullable(),
  /** Of a wrong rate of VAT: the last day to contest it in writing, where the day of receipt is known. */
  contestUntil: day.optional(),
  /** Ready to send to the firm, where there is something to ask. */
  mail: z.object({ to: z.string(), subject: z.string(), body: z.string() }).optional(),
  /** Why it was set aside, and when. */
  setAside: z.object({ reason: z.string(), at: moment }).nullable(),
});
export type Finding = z.infer<typeof finding>;

export const listFindings = defineCall({
  method: 'GET',
  path: '/api/invoices/:id/findings',
  who: { right: 'read', record: 'invoices' },
  summary: 'What is not right about an invoice, the worst first, also what was set aside',
  output: z.array(finding),
  sameForAll: true,
});

export const listOpenFindings = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/findings',
  who: { right: 'read' },
  summary:
    'How many findings nobody set aside yet, of the invoices that are not paid; those without are left out',
  output: z.array(z.object({ invoiceId: id, count: z.int(), severity: z.enum(severities) })),
  sameForAll: true,
});

export const setAsideFinding = defineCall({
  method: 'PUT',
  path: '/api/invoices/:id/findings',
  who: { right: 'change', record: 'invoices', orOwn: true },
  summary: 'Set a finding aside with a reason, or with none take that back',
  versionOf: null,
  body: z.object({
    rule: z.enum(findingRules, `Kies een van deze: ${findingRules.join(', ')}.`),
    reason: optionalLine(500),
    /** That of the finding, where a rule has several; left out: all of them. */
    amount: amount.nullable().optional(),
  }),
  output: z.array(finding),
});
