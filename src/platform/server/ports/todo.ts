import type { Day } from '#/core/day';
import type { Deadline } from '#/core/deadline';
import { completeTodo, orderTodos, type Todo } from '#/core/todo';
import { BoundedCache } from '#/platform/server/bounded-cache';
import type { Database } from '#/platform/server/database/engine/database';
import type { Deadlines } from '#/platform/server/ports/deadlines';
import type { FindGuarded } from '#/platform/server/ports/guards';
import type { ReadMoney } from '#/platform/server/ports/money';
import type { BeforePaying } from '#/platform/server/ports/paying';
import type { Remember } from '#/platform/server/remember';

export type TodoAsked = {
  db: Database;
  readMoney: ReadMoney;
  remember: Remember;
  projectId: number;
  today: Day;
  findGuarded: FindGuarded;
  beforePaying: BeforePaying;
  /** Of all features, in the order of their days. */
  deadlines: readonly Deadline[];
};

/** What is to be done of a feature; its deadlines tell themselves. */
export type TodoSource = (asked: TodoAsked) => Promise<readonly Todo[]> | readonly Todo[];

type Guards = Pick<TodoAsked, 'findGuarded' | 'beforePaying'>;
type Asked = Omit<TodoAsked, 'deadlines' | keyof Guards>;

/** The one list of what there is to do, that dashboard, menu, deadlines and letters show. */
export type Todos = {
  /** Everything in a project, as it stands on a day; the most pressing first. */
  list: (asked: Asked) => Promise<readonly Todo[]>;
  /** The same, made once for all who read it at one revision of the project. */
  listAt: (revision: number, asked: Asked) => Promise<readonly Todo[]>;
};

const keptBounds = {
  mostBytes: 8 * 1_048_576,
  mostEntries: 500,
  bytesOf: (todos: readonly Todo[]) => 2 * JSON.stringify(todos).length,
};

export function gatherTodos(
  sources: readonly TodoSource[],
  { deadlines, ...guards }: Guards & { deadlines: Pick<Deadlines, 'list'> },
): Todos {
  const kept = new BoundedCache<readonly Todo[]>(keptBounds);
  const underway = new Map<string, Promise<readonly Todo[]>>();

  async function list(asked: Asked): Promise<readonly Todo[]> {
    const listed = await deadlines.list(asked.db, asked.projectId, asked.today);
    const byKey = new Map(listed.map((each) => [each.key, each]));
    const told: Todo[] = [];
    for (const source of sources) told.push(...(await source({ ...asked, ...guards, deadlines: listed })));
    return orderTodos(told.map((each) => completeTodo(each, byKey.get(each.key))));
  }

  async function make(name: string, asked: Asked): Promise<readonly Todo[]> {
    try {
      const todos = await list(asked);
      kept.set(name, todos);
      return todos;
    } finally {
      underway.delete(name);
    }
  }

  return {
    list,
    listAt: async (revision, asked) => {
      const name = `${asked.projectId}.${revision}.${asked.today}`;
      const known = kept.find(name) ?? underway.get(name);
      if (known) return known;
      const made = make(name, asked);
      underway.set(name, made);
      return made;
    },
  };
}
