export const todoIcons = ['money', 'bill', 'paper', 'time', 'conflict'] as const;
export type TodoIcon = (typeof todoIcons)[number];

/** Something that asks for somebody's attention. */
export type Todo = {
  /** The same as long as it is about the same. */
  key: string;
  /** What it is about, for who reads the list by program. */
  kind: string;
  title: string;
  text: string;
  path: string;
  icon: TodoIcon;
  isUrgent: boolean;
  /** Before which others it comes; the lowest first. */
  place: number;
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

/** The most pressing first; of one place in the order in which they were told. */
export function orderTodos(todos: readonly Todo[]): Todo[] {
  return todos.toSorted((one, other) => one.place - other.place);
}
