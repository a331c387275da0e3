import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, day, id } from '#/core/shapes';

const range = z.object({ low: amount, high: amount });

export const verdictStates = ['nothing', 'good', 'watch', 'over'] as const;
export type VerdictState = (typeof verdictStates)[number];

export const becauseKinds = [
  'expected',
  'range',
  'tight',
  'billed-above',
  'overpaid',
  'financing',
  'cash',
  'no-price',
] as const;
export type BecauseKind = (typeof becauseKinds)[number];

const because = z.object({ kind: z.enum(becauseKinds), amount, text: z.string() });
export type Because = z.infer<typeof because>;

/** `by`: how far the least that it will cost is above the budget; below zero where something is left. */
export const verdict = z.object({
  state: z.enum(verdictStates),
  by: amount.nullable(),
  because: z.array(because),
});
export type Verdict = z.infer<typeof verdict>;

/** All with VAT. */
export const ledger = z.object({
  budget: amount.nullable(),
  expected: range,
  committed: amount,
  /** Less what credit notes give back. */
  invoiced: amount,
  paid: amount,
  open: amount,
  overpaid: amount,
  /** Of what was agreed on, what no invoice asked yet. */
  toBill: amount,
  /** Of what is open and still to be asked, what is kept back: as agreed, or since an acceptance. */
  kept: amount,
  /** What is expected beyond what was asked and is still to be asked by agreement. */
  toCome: range,
  verdict,
  works: z.array(
    z.object({
      name: z.string(),
      budgeted: amount,
      expected: range,
      committed: amount,
      invoiced: amount,
      paid: amount,
    }),
  ),
  missing: z.object({
    withoutPrice: z.array(id),
    unlinkedQuotes: z.array(id),
    unlinkedInvoices: z.array(id),
  }),
});
export type Ledger = z.infer<typeof ledger>;

/** What the first screen is given of it. */
export const ledgerOverview = z.object({ ledger });
export type LedgerOverview = z.infer<typeof ledgerOverview>;

export const getLedger = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/ledger',
  who: { right: 'read' },
  token: 'read',
  summary: 'What a project will cost, what is open, and whether the budget is enough',
  output: ledger,
  sameForAll: true,
});

/** By the day of the papers; the last of each is what the ledger says today. */
const burnUp = z.object({
  steps: z.array(z.object({ day, committed: amount, invoiced: amount, paid: amount })),
  /** Written down once a day, where it changed. */
  expected: z.array(range.extend({ day })),
});
export type BurnUp = z.infer<typeof burnUp>;

export const getBurnUp = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/ledger/burn-up',
  who: { right: 'read' },
  token: 'read',
  shows: ['quotes', 'extras', 'invoices', 'payments'],
  summary: 'What was agreed on, asked and paid until each day, and what it was expected to cost then',
  output: burnUp,
  sameForAll: true,
});
