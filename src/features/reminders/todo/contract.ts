import { z } from 'zod';
import { defineCall } from '#/core/call';
import { amount, day } from '#/core/shapes';
import { todoWeights } from '#/core/todo';

const todo = z.object({
  /** The same as long as it is about the same: it is set aside by it. */
  key: z.string(),
  kind: z.string(),
  weight: z.enum(todoWeights),
  title: z.string(),
  text: z.string(),
  /** The page on which one reads about it. */
  href: z.string(),
  dueDate: day.nullable(),
  amount: amount.nullable(),
  /** The one thing that is done about it, and where. */
  act: z.object({ label: z.string(), href: z.string() }).nullable(),
  /** Only of what one set aside: through which day. */
  until: day.optional(),
});
export type ListedTodo = z.infer<typeof todo>;

export const listTodo = defineCall({
  method: 'GET',
  path: '/api/projects/:projectId/todo',
  who: { right: 'read' },
  token: 'read',
  summary:
    'What there is to do in a project, the most pressing first, without what one set aside; with `withAside` that too',
  query: z.object({ withAside: z.enum(['true', 'false']).optional() }),
  output: z.array(todo),
  isPersonal: true,
});
