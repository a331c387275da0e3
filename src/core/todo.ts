import type { Day } from '#/core/day';
import type { Deadline } from '#/core/deadline';

export const todoWeights = ['now', 'soon', 'later'] as const;
export type TodoWeight = (typeof todoWeights)[number];

export const todoIcons = ['money', 'bill', 'paper', 'time', 'conflict'] as const;
export type TodoIcon = (typeof todoIcons)[number];

/** Something to do: it asks for somebody's attention, or will. */
export type Todo = {
  /** The same as long as it is about the same. */
  key: string;
  /** What it is about, for who reads the list by program. */
  kind: string;
  title: string;
  text: string;
  path: string;
  icon: TodoIcon;
  /** It can't wait: it is wrong as it is, or its last day has come. */
  isUrgent: boolean;
  /** It has time still: it stands in the list of deadlines and asks for no attention yet. */
  isLater?: boolean;
  /** Before which others of the same weight it comes; the lowest first. */
  place: number;
  /** Why its last day is that day. Of a deadline it is known. */
  ground?: string | undefined;
  /** Its last day. Of a deadline, which it is by its key, it is known. */
  dueDate?: Day | null;
  /** The one thing that is done about it, and where. Of a deadline it is known. */
  act?: { label: string; path: string };
  /** What else programs may know of it. */
  details?: TodoDetails;
};

export type TodoDetails = {
  /** The kind of a deadline that is told as such. */
  what?: string;
  id?: number;
  name?: string;
  amount?: string;
  days?: number | null;
  level?: 'warning' | 'danger';
  percentage?: number;
  left?: string;
};

/** Today is its last day, or that has passed. */
export function isDue(days: number | null): boolean {
  return days === null || days <= 0;
}

export function weightOf({ isUrgent, isLater }: Pick<Todo, 'isUrgent' | 'isLater'>): TodoWeight {
  if (isUrgent) return 'now';
  return isLater ? 'later' : 'soon';
}

/** With the day, the amount and the step of the deadline that it is. */
export function completeTodo(todo: Todo, deadline: Deadline | undefined): Todo {
  if (!deadline) return todo;
  const { day, step, amount } = deadline;
  const { details, dueDate = day, ground = deadline.ground, act = { label: step, path: todo.path } } = todo;
  return { ...todo, dueDate, ground, act, details: { amount: amount ?? undefined, ...details } };
}

/** The most pressing first; of one weight and place in the order in which they were told. */
export function orderTodos(todos: readonly Todo[]): Todo[] {
  const rank = (todo: Todo) => todoWeights.indexOf(weightOf(todo));
  return todos.toSorted((one, other) => rank(one) - rank(other) || one.place - other.place);
}
