import { z } from 'zod';
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

/** What the dashboard adds to what features put in the overview; the browser reads it in the list of what to do. */
export const attentionPart = z.object({ attention: z.array(attention) });
