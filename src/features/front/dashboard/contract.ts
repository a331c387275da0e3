import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, id, moment, quantity } from '#/core/shapes';
import { projectBudget } from '#/features/money/budget/contract';
import { deadlineKinds } from '#/features/reminders/deadlines/rules/kinds';

const count = z.int().nonnegative();

const projectStats = z.object({
  totalBudget: amount,
  totalSpent: amount,
  expectedSubsidy: amount,
  expectedPremie: amount,
  activeTasks: count,
});
export type ProjectStats = z.infer<typeof projectStats>;

export const getStats = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/stats',
  who: { right: 'read' },
  summary: 'The key figures of a project',
  output: projectStats,
  sameForAll: true,
});

const attention = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('budget'),
    level: z.enum(['warning', 'danger']),
    percentage: z.number(),
    /** Below zero: above the budget. */
    left: amount,
  }),
  z.object({ kind: z.literal('invoice'), id, name: z.string(), amount, days: count.nullable() }),
  z.object({ kind: z.literal('quote'), id, name: z.string(), amount, days: z.int() }),
  z.object({ kind: z.literal('task'), id, name: z.string(), days: count }),
  z.object({ kind: z.literal('conflict'), id, name: z.string(), text: z.string() }),
  z.object({
    kind: z.literal('deadline'),
    key: z.string(),
    what: z.enum(deadlineKinds).exclude(['invoice', 'quote', 'task']),
    id,
    name: z.string(),
    days: z.int(),
  }),
]);

const overview = z.object({
  stats: projectStats,
  budget: projectBudget,
  quotes: z.object({ count }),
  invoices: z.object({ count, paidCount: count, total: amount, paid: amount }),
  /** For the owner also who is still invited. */
  collaborators: z.object({ count }),
  meetstaat: z.object({
    count,
    total: amount,
    subsidyEligibleTotal: amount,
    first: z.array(
      z.object({
        id,
        category: z.string(),
        description: z.string(),
        quantity,
        unit: z.string(),
        totalAmount: amount,
        subsidyEligible: z.boolean(),
      }),
    ),
  }),
  premies: z.array(
    z.object({
      id,
      werksoort: z.string(),
      categorie: z.int(),
      premieBedrag: amount,
      premieHoogstens: amount,
      plafondBereikt: z.boolean(),
      counts: z.boolean(),
      createdAt: moment,
    }),
  ),
  /** The upper end of `stats.expectedPremie`, where sources disagree about a work. */
  expectedPremieHoogstens: amount,
  attention: z.array(attention),
});
export type Overview = z.infer<typeof overview>;

/** Everything of the first screen in one answer, so that it appears at once. */
export const getOverview = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/overview',
  who: { right: 'read' },
  summary: 'All that the dashboard shows of a project',
  output: overview,
  sameForAll: true,
});
