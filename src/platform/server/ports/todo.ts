import type { Day } from '#/core/day';
import type { Deadline } from '#/core/deadline';
import type { Todo } from '#/core/todo';
import type { Database } from '#/platform/server/database/engine/database';

export type TodoAsked = {
  db: Database;
  projectId: number;
  today: Day;
  /** Of all features, in the order of their days. */
  deadlines: readonly Deadline[];
};

/** What asks for attention of a feature; its deadlines do by themselves. */
export type TodoSource = (asked: TodoAsked) => Promise<readonly Todo[]> | readonly Todo[];
