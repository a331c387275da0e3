import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, day, id } from '#/core/shapes';

const month = z.string().regex(/^\d{4}-\d{2}$/);

/** Money that will come (above zero) or go. Without a day it is in no month. */
const cashEntry = z.object({
  key: z.string(),
  kind: z.enum(['invoice', 'quote', 'instalment', 'retention', 'premium']),
  recordId: id,
  name: z.string(),
  day: day.nullable(),
  amount,
  /** 'loan': what is paid off on the loan, and never passes through the owner's hands. */
  target: z.enum(['cash', 'loan']),
  /** For work that is still to be done: it may come later and cost more. */
  isWork: z.boolean(),
});
export type CashEntry = z.infer<typeof cashEntry>;

const cashMonth = z.object({
  month,
  start: amount,
  in: amount,
  drawn: amount,
  out: amount,
  end: amount,
  loanLeft: amount,
  owed: amount,
  available: amount,
});

const cashPlan = z.object({
  /** The month that it begins with. */
  month,
  /** Nobody filled in own money nor a loan: what comes and goes is known, what there is isn't. */
  isFinanced: z.boolean(),
  purse: z.object({ cash: amount, loanLeft: amount, owed: amount }),
  premiumMonths: z.int(),
  entries: z.array(cashEntry),
  /** What the quotes that can still be accepted would ask, one for each kind of work. It counts in no month. */
  expected: z.array(cashEntry),
  months: z.array(cashMonth),
  lowest: z.object({ month, amount }),
});
export type CashPlan = z.infer<typeof cashPlan>;

export const getCashPlan = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/cash-plan',
  who: { right: 'read' },
  token: 'read',
  summary: 'What there is, what comes and what goes, month by month',
  output: cashPlan,
  sameForAll: true,
});
