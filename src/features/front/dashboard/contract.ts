import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, id } from '#/core/shapes';
import { todoIcons } from '#/core/todo';

/** What asks for attention: a sentence and where one goes, with what programs may know of it. */
const attention = z.object({
  key: z.string(),
  kind: z.string(),
  title: z.string(),
  text: z.string(),
  path: z.string(),
  icon: z.enum(todoIcons),
  isUrgent: z.boolean(),
  what: z.string().optional(),
  id: id.optional(),
  name: z.string().optional(),
  amount: amount.optional(),
  /** Since an invoice was due or a task should have begun; until a quote or another deadline expires, negative when it has. */
  days: z.int().nullable().optional(),
  level: z.enum(['warning', 'danger']).optional(),
  percentage: z.number().optional(),
  /** Below zero: above the budget. */
  left: amount.optional(),
});
export type Attention = z.infer<typeof attention>;

/** What the dashboard adds to what features put in the overview. */
export const ownOverview = z.object({
  /** There is nothing yet of which something could ask for attention. */
  isEmpty: z.boolean(),
  /** An estimate or a paper is in the project. */
  hasPapers: z.boolean(),
  attention: z.array(attention),
});

/** By name, as the features say that they are of. */
const figures = z.looseObject({});

const overview = ownOverview.extend({ stats: figures }).loose();
export type Overview = z.infer<typeof overview>;

export const getStats = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/stats',
  who: { right: 'read' },
  summary: 'The key figures of a project',
  output: figures,
  sameForAll: true,
});

/** Everything of the first screen in one answer, so that it appears at once. */
export const getOverview = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/overview',
  who: { right: 'read' },
  summary: 'All that the dashboard shows of a project',
  output: overview,
  sameForAll: true,
});
