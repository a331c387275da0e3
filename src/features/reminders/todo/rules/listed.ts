import type { Day } from '#/core/day';
import type { ListedTodo } from '#/core/listed-todo';
import { type Todo, weightOf } from '#/core/todo';

/** As everybody is told of it. */
export function toListed(todo: Todo): ListedTodo {
  const { key, kind, title, text, path, dueDate, ground, act, details } = todo;
  return {
    key,
    kind: details?.what ?? kind,
    weight: weightOf(todo),
    title,
    text,
    href: path,
    dueDate: dueDate ?? null,
    ground,
    amount: details?.amount ?? null,
    act: act ? { label: act.label, href: act.path } : null,
  };
}

/** After any day. */
const noDay = '~';

/** Those with a last day in the order of their days, then the others as they were. */
export function byDay<Dated extends { dueDate: Day | null }>(todos: readonly Dated[]): Dated[] {
  const rank = ({ dueDate }: Dated): string => dueDate ?? noDay;
  return todos.toSorted((one, other) => (rank(one) < rank(other) ? -1 : Number(rank(one) > rank(other))));
}
