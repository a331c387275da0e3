import { z } from 'zod';
import { amount, day } from '#/core/shapes';
import { todoWeights } from '#/core/todo';

/** Something to do, as everybody is told of it. */
export const listedTodo = z.object({
  /** The same as long as it is about the same: it is set aside by it. */
  key: z.string(),
  kind: z.string(),
  weight: z.enum(todoWeights),
  title: z.string(),
  text: z.string(),
  /** The page on which one reads about it. */
  href: z.string(),
  dueDate: day.nullable(),
  /** Only of a day that follows from a rule: why it is that one, and how sure that is. */
  ground: z.string().optional(),
  amount: amount.nullable(),
  /** The one thing that is done about it, and where. */
  act: z.object({ label: z.string(), href: z.string() }).nullable(),
  /** Only of what one set aside: through which day. */
  until: day.optional(),
});
export type ListedTodo = z.infer<typeof listedTodo>;

/** The key of what the dashboard says above its list, in a card of its own. */
export const verdictKey = 'verdict';

export function isAside({ until }: Pick<ListedTodo, 'until'>): boolean {
  return until !== undefined;
}

/** What asks for attention now, of who did not set it aside: the number at Dashboard counts these. */
export function asksAttention(todo: Pick<ListedTodo, 'until' | 'weight'>): boolean {
  return todo.weight !== 'later' && !isAside(todo);
}
